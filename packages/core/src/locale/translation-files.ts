import type { Language } from './language.ts';

/** The files under `assets/i18n`. The list is fixed, so that no query value becomes part of an address. */
export type TranslationFile = Language | 'en-gb' | 'en-us';

// A Map, because `lang` may be the name of an inherited property, such as `constructor`.
const REGIONAL_ENGLISH = new Map<string, TranslationFile>([
  ['en-uk', 'en-gb'],
  ['en-gb', 'en-gb'],
  ['en-us', 'en-us'],
]);

/**
 * Returns the translation files of a page, the most general first: later files override earlier ones, and
 * English is the base of all. `lang`, else the path's region, chooses British or American English.
 */
export function translationFiles(
  language: Language,
  lang: string | null,
  region: string | null,
): TranslationFile[] {
  if (language !== 'en') return ['en', language];
  const named = (name: string | null) => REGIONAL_ENGLISH.get((name ?? '').toLowerCase());
  const regional = named(lang) ?? named(region);
  return regional === undefined ? ['en'] : ['en', regional];
}
