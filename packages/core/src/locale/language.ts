/** The interface languages (spec 1), by their BCP 47 codes. */
export const LANGUAGES = ['en', 'zh', 'ja', 'ar', 'de', 'pl', 'es'] as const;

/** A language that the interface speaks. */
export type Language = (typeof LANGUAGES)[number];

/** The language that stands in for unknown ones (spec 1). */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Says whether a text is the code of an interface language. */
export const isLanguage = (value: string): value is Language => LANGUAGES.includes(value as Language);

/** The language of a `lang` value such as `ar-ae`: its part before the hyphen, else English. */
export function languageOf(lang: string | null): Language {
  const code = (lang ?? '').split('-', 1)[0]?.toLowerCase() ?? '';
  return isLanguage(code) ? code : DEFAULT_LANGUAGE;
}
