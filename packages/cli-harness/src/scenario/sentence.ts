import { readDuration } from './duration.ts';
import { type Mistakes, meant } from './mistake.ts';
import type { jsonSchemaOf } from './read-as.schema.ts';
import type { Place } from './source-text.ts';
import type { Ask } from './step.ts';
import type { FileMap, Value, Word } from './value.ts';

/** What follows the beginning of a step: its words, or the map or list after the colon. */
export interface Sentence {
  /** The beginning, for mistakes about what is missing. */
  readonly place: Place;
  /** What follows as it is written, and its words. */
  readonly rest: Word;
  readonly words: readonly Word[];
  readonly value: FileMap | readonly Value[] | null;
  readonly mistakes: Mistakes;
}

/** What may follow the beginning of a step, and what the step asks for then. */
interface Grammar {
  /** Whether something must follow, may follow, or must not. */
  readonly rest: 'required' | 'optional' | 'none';
  /** Words that may follow at once, for editors. */
  readonly words?: readonly string[];
  /** The fields of the map that may stand after a colon instead. */
  readonly fields?: Parameters<typeof jsonSchemaOf>[0];
  /** Null, and a mistake, if the sentence makes no sense. */
  readonly read: (sentence: Sentence) => Ask | null;
}

/** How a step begins, and what may follow. */
export interface Phrase extends Grammar {
  readonly about: string;
  /** How sentences with this beginning look, if something may follow. */
  readonly examples?: readonly string[];
}

/** Nothing follows. */
export const nothing = (ask: Ask) => ({ rest: 'none', read: () => ask }) as const satisfies Grammar;

/** Any text follows. */
export const anyText = (toAsk: (text: string) => Ask) =>
  ({ rest: 'required', read: ({ rest }) => toAsk(rest.text) }) as const satisfies Grammar;

/** One of some words follows. */
export const oneOf = <Known extends string>(
  what: string,
  words: readonly Known[],
  toAsk: (word: Known) => Ask,
) =>
  ({
    rest: 'required',
    words,
    read({ rest: { text, place }, mistakes }) {
      const found = words.find((each) => each === text.toLowerCase());
      return found === undefined
        ? mistakes.add(place, `There is no ${what} "${text}".${meant(text, words)}`)
        : toAsk(found);
    },
  }) as const satisfies Grammar;

/** A time follows. */
export const time = (toAsk: (ms: number) => Ask) =>
  ({
    rest: 'required',
    read({ rest: { text, place }, mistakes }) {
      const ms = readDuration(text);
      return ms === null
        ? mistakes.add(place, `"${text}" is not a time. Write it as in 2s, 500ms or 1m.`)
        : toAsk(ms);
    },
  }) as const satisfies Grammar;
