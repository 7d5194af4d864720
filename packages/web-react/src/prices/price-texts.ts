import type { Language } from '@gatehouse-login/core';
import ENGLISH from './texts/en.json';

export type PriceKey = keyof typeof ENGLISH;

/**
 * The texts of the page of prices in one language, by key; `{name}` stands for a value. They are no part of the login's
 * texts, which every visitor loads.
 */
export type PriceTexts = Readonly<Record<PriceKey, string>>;

/** Returns the text of a key, with its values in place. */
export type PriceT = (key: PriceKey, values?: Readonly<Record<string, string | number>>) => string;

const LOADERS = {
  en: async () => ({ default: ENGLISH }),
  zh: () => import('./texts/zh.json'),
  ja: () => import('./texts/ja.json'),
  ar: () => import('./texts/ar.json'),
  de: () => import('./texts/de.json'),
  pl: () => import('./texts/pl.json'),
  es: () => import('./texts/es.json'),
} as const satisfies Record<Language, () => Promise<{ readonly default: PriceTexts }>>;

/** Loads the texts of a language. If they cannot be loaded, the page is in English. */
export async function loadPriceTexts(language: Language): Promise<PriceTexts> {
  const loaded = await LOADERS[language]().catch(LOADERS.en);
  return loaded.default;
}

/**
 * Makes the function that returns the texts. The page connects while the library for texts loads. The instance is its own,
 * because the types of the login's know only its own keys.
 */
export async function makePriceT(language: Language, texts: PriceTexts): Promise<PriceT> {
  const { createInstance } = await import('i18next');
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: { translation: texts } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  return (key, values) => String(instance.t(key as never, values as never));
}
