import type { Language } from '@gatehouse-login/core';
import { ENGLISH_PRICES, type PriceWords } from './english.ts';

const LOADERS = {
  en: async () => ENGLISH_PRICES,
  zh: async () => (await import('./chinese.ts')).CHINESE_PRICES,
  ja: async () => (await import('./japanese.ts')).JAPANESE_PRICES,
  ar: async () => (await import('./arabic.ts')).ARABIC_PRICES,
  de: async () => (await import('./german.ts')).GERMAN_PRICES,
  pl: async () => (await import('./polish.ts')).POLISH_PRICES,
  es: async () => (await import('./spanish.ts')).SPANISH_PRICES,
} as const satisfies Record<Language, () => Promise<PriceWords>>;

/** Loads the sentences of a language. If they cannot be loaded, the page is in English. */
export const loadPriceWords = (language: Language): Promise<PriceWords> =>
  LOADERS[language]().catch(() => ENGLISH_PRICES);
