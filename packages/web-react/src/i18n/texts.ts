import {
  NEVER_CANCELLED,
  queryLang,
  type Texts,
  type TranslationFile,
  type TranslationSource,
  translationFiles,
  type Visit,
} from '@gatehouse-login/core';

/**
 * Loads the texts of an address. Later files override earlier ones. If a file cannot be loaded, the page shows its keys.
 */
export type LoadTexts = (visit: Visit) => Promise<Texts>;

/** Makes the function that loads texts. Each file is read once. */
export function makeLoadTexts(source: TranslationSource): LoadTexts {
  const files = new Map<TranslationFile, Promise<Texts>>();
  const load = (file: TranslationFile): Promise<Texts> => {
    const loading = files.get(file) ?? read(file);
    files.set(file, loading);
    return loading;
  };
  async function read(file: TranslationFile): Promise<Texts> {
    const texts = await source.read(file, NEVER_CANCELLED);
    if (texts.isErr()) files.delete(file);
    return texts.unwrapOr({});
  }
  return async ({ language, query, region }) => {
    const wanted = translationFiles(language, queryLang(query), region);
    return Object.assign({}, ...(await Promise.all(wanted.map(load))));
  };
}
