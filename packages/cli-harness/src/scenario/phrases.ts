import type { OFFERS, VisitorEventName } from '@gatehouse-login/core';
import { ACTIONS } from './actions.ts';
import { EXPECTATIONS } from './expectations.ts';
import type { Phrase } from './sentence.ts';

type OfferedPhrase = (typeof OFFERS)[VisitorEventName]['phrase'];

/** How the steps begin that do what a visitor can do. A button is a word after `press`. */
type Offered = OfferedPhrase extends infer Said
  ? Said extends `press ${string}`
    ? 'press'
    : Said & string
  : never;

/** Every beginning of a step. Where one begins another, the longer one counts. */
export const PHRASES = {
  ...ACTIONS,
  do: {
    about: 'Does the steps of a block of this file, or of an included one.',
    examples: ['do enter the code'],
    rest: 'required',
    // The steps of the block take its place.
    read: () => null,
  },
  ...EXPECTATIONS,
} as const satisfies Record<Offered, Phrase> & Record<string, Phrase>;

/** How a step begins. */
export type PhraseName = keyof typeof PHRASES;

/** Every beginning, the longest first. */
export const PHRASE_NAMES = (Object.keys(PHRASES) as PhraseName[]).toSorted((a, b) => b.length - a.length);
