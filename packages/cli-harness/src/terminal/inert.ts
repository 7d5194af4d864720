// Control characters move a terminal's cursor, and bidirectional ones reorder what is read.
const LIVELY = /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** A text as it can be shown on a terminal: what would act on it is written out as `\u{1b}`. */
export const inert = (text: string): string =>
  text.replace(LIVELY, (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`);
