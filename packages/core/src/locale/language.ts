/** The interface languages as BCP 47 codes (spec 1). */
export const LANGUAGES = ['en', 'zh', 'ja', 'ar', 'de', 'pl', 'es'] as const;

/** An interface language. */
export type Language = (typeof LANGUAGES)[number];

/** The fallback for unknown languages (spec 1). */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Checks whether a string is the code of an interface language. */
export const isLanguage = (value: string): value is Language => LANGUAGES.includes(value as Language);

/** Returns the language of a `lang` such as `ar-ae`: the part before the hyphen, or English if unknown. */
export function languageOf(lang: string | null): Language {
  const code = (lang ?? '').split('-', 1)[0]?.toLowerCase() ?? '';
  return isLanguage(code) ? code : DEFAULT_LANGUAGE;
}
