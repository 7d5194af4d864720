/** A row of the platform's table of cultures. */
export interface PlatformCulture {
  readonly id: number;
  /** The platform's own code for it, in its spelling. */
  readonly code: string;
  /** The full code under which the product knows it, where that differs (spec 3). */
  readonly productCode?: string;
}

/**
 * The platform's cultures, by id: those that spec 3 names and the others of the platform's public table. A client
 * account bears one of them; the language of a page has its own, `cultureOf`.
 */
export const CULTURES: readonly PlatformCulture[] = [
  { id: 7, code: 'de-DE' },
  { id: 9, code: 'en-US' },
  { id: 12, code: 'he-IL' },
  { id: 13, code: 'hu-HU' },
  { id: 16, code: 'ja-JP' },
  { id: 20, code: 'pl-PL' },
  { id: 23, code: 'ru-RU' },
  { id: 67, code: 'zh-CN' },
  { id: 69, code: 'en-GB', productCode: 'en-EN' },
  { id: 84, code: 'en-AU' },
  { id: 85, code: 'es-ES' },
  { id: 89, code: 'zh-SG' },
  { id: 91, code: 'en-CA' },
  { id: 101, code: 'en-IE' },
  { id: 125, code: 'ar-AE' },
  { id: 135, code: 'zh-CHT' },
  { id: 161, code: 'zh-CHS' },
  { id: 162, code: 'ar', productCode: 'ar-AE' },
];

/** The culture with an id of the platform; null for one that is not in the table. */
export const cultureById = (id: number): PlatformCulture | null =>
  CULTURES.find((culture) => culture.id === id) ?? null;

/**
 * The culture with a code, in any casing; null for one that is not in the table. The platform's codes come first:
 * `ar-AE` is its 125, although the product writes 162 so; `en-EN` is the product's alone and means 69.
 */
export function cultureByCode(code: string): PlatformCulture | null {
  const wanted = code.toLowerCase();
  return (
    CULTURES.find((culture) => culture.code.toLowerCase() === wanted) ??
    CULTURES.find((culture) => culture.productCode?.toLowerCase() === wanted) ??
    null
  );
}
