import { type Culture, LANGUAGE_CULTURES } from './culture.ts';

/** A row in the platform's table of cultures. */
export interface PlatformCulture extends Culture {
  /** The platform's own code, if it differs. */
  readonly platformCode?: string;
}

/**
 * The platform's cultures: those of the interface languages, then the others in the platform's public table,
 * each sorted by id. A client account has one of them. For the language of a page, use `cultureOf`.
 */
export const CULTURES: readonly PlatformCulture[] = [
  LANGUAGE_CULTURES.de,
  LANGUAGE_CULTURES.ja,
  LANGUAGE_CULTURES.pl,
  { ...LANGUAGE_CULTURES.en, platformCode: 'en-GB' },
  LANGUAGE_CULTURES.es,
  LANGUAGE_CULTURES.zh,
  { ...LANGUAGE_CULTURES.ar, platformCode: 'ar' },
  { id: 9, code: 'en-US' },
  { id: 12, code: 'he-IL' },
  { id: 13, code: 'hu-HU' },
  { id: 23, code: 'ru-RU' },
  { id: 67, code: 'zh-CN' },
  { id: 84, code: 'en-AU' },
  { id: 89, code: 'zh-SG' },
  { id: 91, code: 'en-CA' },
  { id: 101, code: 'en-IE' },
  { id: 125, code: 'ar-AE' },
  { id: 135, code: 'zh-CHT' },
];

/** Returns the culture with this id, or null if the table has none. */
export const cultureById = (id: number): PlatformCulture | null =>
  CULTURES.find((culture) => culture.id === id) ?? null;

/**
 * Returns the culture with this code or platform code, in any casing, or null. `ar-AE` is 162, as in spec 3,
 * although the platform also uses that code for 125.
 */
export function cultureByCode(code: string): PlatformCulture | null {
  const wanted = code.toLowerCase();
  const isCalled = (name: string | undefined) => name?.toLowerCase() === wanted;
  return CULTURES.find((culture) => isCalled(culture.code) || isCalled(culture.platformCode)) ?? null;
}
