import type { Language } from './language.ts';

/** Each language's own name, for the language menu. */
export const NATIVE_NAMES = {
  en: 'English',
  zh: '中文',
  ja: '日本語',
  ar: 'العربية',
  de: 'Deutsch',
  pl: 'Polski',
  es: 'Español',
} as const satisfies Record<Language, string>;
