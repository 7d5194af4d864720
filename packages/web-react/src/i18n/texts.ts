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
 * Loads the texts of an address. Later files override earlier ones. If a file cannot be loaded, the page shows its keys,
 * and `onMissing` is called.
 */
export type LoadTexts = (visit: Visit, onMissing?: () => void) => Promise<Texts>;

/** Texts that came with the document, and the files that they were merged from. */
export interface StampedTexts {
  readonly files: readonly string[];
  readonly texts: Texts;
}

/** Makes a `LoadTexts`. Each file is read once; files whose texts came with the document are not read at all. */
export function makeLoadTexts(source: TranslationSource, stamped?: StampedTexts): LoadTexts {
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
  return async ({ language, query, region }, onMissing) => {
    const wanted = translationFiles(language, queryLang(query), region);
    if (stamped !== undefined && isFor(stamped, wanted)) return stamped.texts;
    const loaded = await Promise.all(wanted.map(load));
    if (wanted.some((file) => !files.has(file))) onMissing?.();
    // Without a connection, the words of another language are better than keys.
    return Object.assign({}, stamped?.texts, ...loaded);
  };
}

/** Says whether stamped texts were merged from these files. */
export const isFor = ({ files }: Pick<StampedTexts, 'files'>, wanted: readonly TranslationFile[]): boolean =>
  files.join() === wanted.join();
