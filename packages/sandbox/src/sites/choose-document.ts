import type { SiteDocument } from './site-document.ts';

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** The languages to look for, best first. A `lang` given twice counts as English (spec 2). */
function wanted(langs: readonly string[]): readonly string[] {
  const lang = langs.length > 1 ? 'en' : (langs[0] ?? '').toLowerCase();
  return [lang, lang.split('-', 1)[0] ?? '', ''];
}

/**
 * Chooses the document of a path, in the language that the values of `lang` in the query ask for: the same code, then the
 * code without its region, then the document for every other language.
 */
export function chooseDocument(
  documents: readonly SiteDocument[],
  path: string,
  langs: readonly string[],
): SiteDocument | undefined {
  const ofPath = documents.filter((document) => withoutSlash(document.path) === withoutSlash(path));
  return wanted(langs)
    .map((lang) => ofPath.find((document) => document.lang === lang))
    .find((document) => document !== undefined);
}
