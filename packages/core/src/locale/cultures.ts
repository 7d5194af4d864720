import { type Culture, LANGUAGE_CULTURES } from './culture.ts';

/** A row of the platform's table of cultures. Its code is that of spec 3, or else the platform's own. */
export interface PlatformCulture extends Culture {
  /** What the platform calls it, where that differs. */
  readonly platformCode?: string;
}

/**
 * The platform's cultures: those of the interface's languages, then the others of the platform's public table, each
 * by id. A client account bears one of them; the language of a page has its own, `cultureOf`.
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

/** The culture with an id of the platform; null for one that is not in the table. */
export const cultureById = (id: number): PlatformCulture | null =>
  CULTURES.find((culture) => culture.id === id) ?? null;

/**
 * The culture with a code, the platform's own included, in any casing; null for one that is not in the table.
 * `ar-AE` is spec 3's 162, although the platform has another of that name, 125.
 */
export function cultureByCode(code: string): PlatformCulture | null {
  const wanted = code.toLowerCase();
  const isCalled = (name: string | undefined) => name?.toLowerCase() === wanted;
  return CULTURES.find((culture) => isCalled(culture.code) || isCalled(culture.platformCode)) ?? null;
}
