import type { Texts } from '@gatehouse-login/core';
import type { PSEUDO_LOCALES } from './address.ts';

const PLAIN = 'abcdefghijklmnoprstuvwyzACDEGHIJKLNORSTUWYZ';
const ACCENTED = 'åƀçđéƒğĥîĵķļɱñöþŕšţûṽŵýžÅÇĐÉĞĤÎĴĶĻÑÖŔŠŢÛŴÝŽ';
/** Displays what follows from right to left, whatever its script (U+202E), until the mark that ends it (U+202C). */
const RIGHT_TO_LEFT = '\u202e';
const END = '\u202c';
/** Translations of short texts are often half as long again. */
const GROWTH = 0.4;

const accented = (text: string): string =>
  [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');

/** Makes a text longer, accented and bracketed, so that a cut-off or untranslated one is easy to see. */
export function pseudoText(text: string, locale: (typeof PSEUDO_LOCALES)[number]): string {
  const parts = text.split(/(\{\w+\})/);
  const words = parts.map((part) => (part.startsWith('{') ? part : accented(part))).join('');
  const more = 'one two three four five six seven '.repeat(9).slice(0, Math.ceil(text.length * GROWTH));
  const whole = `[${words} ${accented(more.trim())}]`;
  return locale === 'pseudo' ? whole : `${RIGHT_TO_LEFT}${whole}${END}`;
}

/** Returns the texts of a pseudo-locale, made from the English ones. */
export const pseudoTexts = (texts: Texts, locale: (typeof PSEUDO_LOCALES)[number]): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text, locale)]));
