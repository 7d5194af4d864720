import type { Texts } from '@gatehouse-login/core';

/** Unicode's tags: an invisible copy of ASCII, this far from it. Whoever measures or draws a text skips them. */
const TAGS = 0xe0000;
const BEGIN = '\u{e0001}';
const END = '\u{e007f}';
const MARK = /\u{e0001}([\u{e0020}-\u{e007e}]+)\u{e007f}|\u{e007f}/gu;

const shifted = (text: string, by: number): string =>
  [...text].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + by)).join('');

/** Returns the key that the plural forms of a message share. */
export const generalKey = (key: string): string => key.replace(/_(?:zero|one|two|few|many)$/, '');

const marked = (key: string, text: string): string =>
  `${BEGIN}${shifted(generalKey(key), TAGS)}${END}${text}${END}`;

/** Writes the key of each text into it, so that it is found wherever the page puts it. Nobody sees the difference. */
export const markTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      // A sentence contains the words of its link.
      const link = `${key}Link`;
      const words = texts[link];
      return [key, marked(key, words === undefined ? text : text.replace(words, marked(link, words)))];
    }),
  );

/** A mark in a text: where a text begins (after `length` characters, with its key), or where the innermost one ends. */
export interface Mark {
  readonly at: number;
  readonly length: number;
  readonly key: string | undefined;
}

/** Returns the marks in what the page shows. */
export const marksIn = (text: string): readonly Mark[] =>
  [...text.matchAll(MARK)].map(({ 0: { length }, 1: tags, index }) => ({
    at: index,
    length,
    key: tags === undefined ? undefined : shifted(tags, -TAGS),
  }));
