import { type Language, languageOf } from './language.ts';

/** The platform's name for a language: a numeric id and a code (spec 3). */
export interface Culture {
  /** The platform's number for the language. */
  readonly id: number;
  /** The platform's code for the language, such as `de-DE`. */
  readonly code: string;
}

/** The culture of each language of the interface. */
export const LANGUAGE_CULTURES = {
  en: { id: 69, code: 'en-EN' },
  zh: { id: 161, code: 'zh-CHS' },
  ja: { id: 16, code: 'ja-JP' },
  ar: { id: 162, code: 'ar-AE' },
  de: { id: 7, code: 'de-DE' },
  pl: { id: 20, code: 'pl-PL' },
  es: { id: 85, code: 'es-ES' },
} as const satisfies Record<Language, Culture>;

/** Returns the platform's culture for a page language; the English one if it is unknown (spec 1). */
export const cultureOf = (language: Language): Culture => LANGUAGE_CULTURES[languageOf(language)];
