import { NATIVE_NAMES } from '@gatehouse-login/core';
import type { GalleryLanguage } from '../address.ts';

const PSEUDO: Readonly<Record<string, string>> = {
  pseudo: 'Pseudo-locale',
  'pseudo-rtl': 'Pseudo-locale, right to left',
};

/** What the gallery calls a language: what its speakers call it. */
export const languageName = (lang: GalleryLanguage): string =>
  PSEUDO[lang] ?? NATIVE_NAMES[lang as keyof typeof NATIVE_NAMES];
