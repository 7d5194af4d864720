import { type Language, languageOf } from './language.ts';

/** The platform's name for a language: its numeric id and its code (spec 3). */
export interface Culture {
  readonly id: number;
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

/** The culture that a page's language stands for on the platform; the English one for an unknown language (spec 1). */
export const cultureOf = (language: Language): Culture => LANGUAGE_CULTURES[languageOf(language)];
