import type { Language } from './language.ts';

/** The direction of a language's script, for `dir` on `<html>`. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
