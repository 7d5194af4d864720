import { IN_FLAGS, type Input, type InputNames } from './inputs.ts';

type Part =
  | { readonly text: string; readonly isOurs: boolean }
  /** Called by a flag on a command line, and by an option in the library. */
  | { readonly input: Input };

/**
 * A sentence that knows which of its words are constants of ours and which came from outside. Only the
 * latter are masked: a password that is a common word must not tear our own sentences apart.
 */
export type Sentence = readonly Part[];

/**
 * The words of a problem. A plain string counts as coming from outside, so forgetting to mark one is safe.
 */
export type Words = string | Sentence;

/** Makes a sentence of a constant text. */
export const ours = (text: string): Sentence => [{ text, isOurs: true }];

/** Names an input of the request, or asks for it. */
export const input = (name: Input): Sentence => [{ input: name }];

/**
 * Tags a template. Its literal text is ours. Its values come from outside, unless they are sentences
 * themselves.
 */
export const say = (literals: TemplateStringsArray, ...values: readonly Words[]): Sentence =>
  literals.flatMap((text, at) => [...ours(text), ...partsOf(values[at] ?? '')]);

const partsOf = (words: Words): Sentence =>
  typeof words === 'string' ? [{ text: words, isOurs: false }] : words;

/** The text of some words. `mask` is applied to the parts that came from outside. */
export const writeOut = (
  words: Words,
  mask: (text: string) => string = (text) => text,
  names: InputNames = IN_FLAGS,
): string =>
  partsOf(words)
    .map((part) => ('input' in part ? names[part.input] : part.isOurs ? part.text : mask(part.text)))
    .join('');

/** The text as a sentence. The page's own texts do not all end like one. */
export const ended = (text: string): string => (/[.!?)…]$/.test(text) ? text : `${text}.`);
