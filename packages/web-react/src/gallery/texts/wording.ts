import type { Language } from '@gatehouse-login/core';
import { GLOSSARY, type Term } from './glossary.ts';

/** Hyphens and joiners that nobody sees, and the vowels and doubled letters that Arabic may leave out. */
const UNSEEN = /[\u00ad\u2060\u064b-\u0652]/g;

const plain = (text: string): string => text.replaceAll(UNSEEN, '').toLowerCase();

/** Returns the terms of the glossary that an English text names. */
export const termsIn = (english: string): readonly Term[] =>
  GLOSSARY.filter((term) => term.english.test(english));

/** Says what a translation calls by another name than the glossary does. `english` is the text that it translates. */
export function otherWords(
  language: Exclude<Language, 'en'>,
  english: string,
  translation: string,
): readonly string[] {
  const text = plain(translation);
  const has = (word: string): boolean => text.includes(plain(word));
  const missing = termsIn(english).flatMap(({ name, wordings }) => {
    const { term, forms = [term] } = wordings[language];
    return forms.some(has) ? [] : [`"${name}" is not "${term}"`];
  });
  const other = GLOSSARY.flatMap(({ name, wordings }) => {
    const { term, not = [] } = wordings[language];
    return not.filter(has).map((word) => `"${name}" is "${term}", not "${word}"`);
  });
  return [...missing, ...other];
}
