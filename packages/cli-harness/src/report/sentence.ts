interface Part {
  readonly text: string;
  readonly isOurs: boolean;
}

/**
 * A sentence that knows which of its words are our own and which came from outside: a secret can stand in the latter
 * alone, and a password that is a common word must not tear the former.
 */
export type Sentence = readonly Part[];

/** What a problem is told in. A plain text counts as coming from outside, so that forgetting to mark one is safe. */
export type Words = string | Sentence;

/** A constant text, as a sentence. */
export const ours = (text: string): Sentence => [{ text, isOurs: true }];

/** Tags a template: what it spells out is ours, and what is put into it is not, unless it is a sentence itself. */
export const say = (spelled: TemplateStringsArray, ...given: readonly Words[]): Sentence =>
  spelled.flatMap((text, at) => [...ours(text), ...partsOf(given[at] ?? '')]);

const partsOf = (words: Words): Sentence =>
  typeof words === 'string' ? [{ text: words, isOurs: false }] : words;

/** The text of some words; what is not ours passes through `mask`. */
export const writeOut = (words: Words, mask: (text: string) => string): string =>
  partsOf(words)
    .map(({ text, isOurs }) => (isOurs ? text : mask(text)))
    .join('');
