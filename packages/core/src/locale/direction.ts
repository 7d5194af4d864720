import type { Language } from './language.ts';

const DIRECTIONS = {
  en: 'ltr',
  zh: 'ltr',
  ja: 'ltr',
  ar: 'rtl',
  de: 'ltr',
  pl: 'ltr',
  es: 'ltr',
} as const satisfies Record<Language, 'ltr' | 'rtl'>;

/** Returns the direction of a language's script, for `dir` on `<html>`. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => DIRECTIONS[language];
