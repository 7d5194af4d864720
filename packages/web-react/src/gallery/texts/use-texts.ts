import type { Brand, Language, Texts } from '@gatehouse-login/core';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { GalleryLanguage } from '../address.ts';
import { spokenLanguage } from '../settings.ts';
import { textsIn } from '../stage/texts-in.ts';
import { type Places, watchPlaces } from './places.ts';

/** Returns where the texts are shown on a brand's page. It grows while the states are looked through. */
export function usePlaces(brand: Brand): Places {
  const places = useMemo(() => watchPlaces(brand), [brand]);
  return useSyncExternalStore(places.subscribe, places.read);
}

/** Returns the texts of a language, empty until they have loaded. */
export function useTexts(lang: GalleryLanguage): Texts {
  const [texts, setTexts] = useState<Texts>({});
  useEffect(() => {
    let isWanted = true;
    const language = spokenLanguage(lang);
    void textsIn({ lang, text: '' }, { region: null, language, query: '' }).then((loaded) => {
      if (isWanted) setTexts(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [lang]);
  return texts;
}

/** Returns a text with its plural forms: those that its language has. */
export function formsOf(texts: Texts, key: string, language: Language): readonly string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const forms = pluralCategories.map((category) => texts[`${key}_${category}`]);
  return [...new Set([...forms, texts[key]])].filter((text) => text !== undefined);
}

/** Says whether a text is searched for by its key or its words. */
export const isAbout = (query: string, key: string, ...texts: readonly string[]): boolean => {
  const text = [key, ...texts].join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};
