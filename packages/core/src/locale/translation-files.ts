import type { Language } from './language.ts';

/** The names that a file under `assets/i18n` may have: a fixed map, so that no query value becomes an address. */
export type TranslationFile = Language | 'en-gb' | 'en-us';

// A map, since `lang` may name what every object has, `constructor` say.
const REGIONAL_ENGLISH = new Map<string, TranslationFile>([
  ['en-uk', 'en-gb'],
  ['en-gb', 'en-gb'],
  ['en-us', 'en-us'],
]);

/**
 * The files of texts for a page, the most general first: later ones win, English stands under all.
 * British and American English are chosen by a `lang` that names one of them, else by the path's region.
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
