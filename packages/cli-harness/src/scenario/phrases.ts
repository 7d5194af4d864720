import { LANGUAGES, type OFFERS, STEPS, type VisitorEventName } from '@gatehouse-login/core';
import { BUTTONS } from '../driver/login-driver.ts';
import {
  CHANGE_OR_SOURCE_SCHEMA,
  FAULT_SCHEMA,
  type jsonSchemaOf,
  SIGN_IN_SCHEMA,
} from './scenario-file.schema.ts';
import { EXPECTED_STATES } from './state-words.ts';
import { DESTINATIONS } from './step.ts';

/** How a step begins, and what may follow. */
export interface Phrase {
  readonly about: string;
  /** How sentences with this beginning look. */
  readonly examples: readonly string[];
  /** Whether something must follow, may follow, or must not. */
  readonly rest: 'required' | 'optional' | 'none';
  /** Words that may follow at once, for editors. */
  readonly words?: readonly string[];
  /** The fields of the map that may stand after a colon instead. */
  readonly fields?: Parameters<typeof jsonSchemaOf>[0];
}

type OfferedPhrase = (typeof OFFERS)[VisitorEventName]['phrase'];

/** How the steps begin that do what a visitor can do. A button is a word after `press`. */
type Offered = OfferedPhrase extends infer Said
  ? Said extends `press ${string}`
    ? 'press'
    : Said & string
  : never;

/** Every beginning of a step. Where one begins another, the longer one counts. */
export const PHRASES = {
  open: {
    about: 'Opens a page of the site. Without this step, a scenario begins at the login.',
    examples: ['open login', 'open reset', 'open /en-uk?lang=de'],
    rest: 'required',
    words: STEPS,
  },
  'sign in as': {
    about: "Signs in as one of the file's people, or of the sandbox's.",
    examples: [
      'sign in as anna',
      'sign in as anna with a wrong password',
      'sign in as anna on advantage',
      'sign in as anna and be remembered',
    ],
    rest: 'required',
    fields: SIGN_IN_SCHEMA,
  },
  'sign in again': {
    about: 'Presses "Log in" once more, with what the form holds.',
    examples: ['sign in again'],
    rest: 'none',
  },
  'type user name': {
    about: 'Types a user name and does not send it.',
    examples: ['type user name DM100001'],
    rest: 'required',
  },
  choose: {
    about: 'Chooses where the code is sent: sms, email or the id of a contact.',
    examples: ['choose sms', 'choose email', 'choose 502'],
    rest: 'required',
    words: ['sms', 'email'],
  },
  'resend code': { about: 'Presses "Resend code".', examples: ['resend code'], rest: 'none' },
  'enter code': {
    about: 'Enters the code that was sent, or the one that is given. `wrong` makes one up.',
    examples: ['enter code', 'enter code 000000', 'enter code wrong'],
    rest: 'optional',
    words: ['wrong'],
  },
  'change password to': {
    about: 'Fills in the form of the forced change. `a new one` makes a password up.',
    examples: ['change password to a new one'],
    rest: 'required',
    words: ['a new one'],
    fields: CHANGE_OR_SOURCE_SCHEMA,
  },
  press: {
    about:
      'Presses a button: `back` leads to the login, `ok` and `close` leave a message, `continue` leaves again.',
    examples: BUTTONS.map((button) => `press ${button}`),
    rest: 'required',
    words: BUTTONS,
  },
  'switch language to': {
    about: 'Uses the language menu.',
    examples: ['switch language to de'],
    rest: 'required',
    words: LANGUAGES,
  },
  'go back': { about: "Presses the browser's back button.", examples: ['go back'], rest: 'none' },
  'go forward': { about: "Presses the browser's forward button.", examples: ['go forward'], rest: 'none' },
  'come back': {
    about: 'Returns to the page as the browser kept it.',
    examples: ['come back'],
    rest: 'none',
  },
  wait: { about: 'Waits.', examples: ['wait 500ms', 'wait 2s'], rest: 'required' },
  'let the sandbox fail': {
    about: 'Sets a fault of the built-in sandbox. Its fields are those of the handle /_gatehouse/faults.',
    examples: [],
    rest: 'required',
    fields: FAULT_SCHEMA,
  },
  'let the sandbox work': {
    about: 'Takes back every fault of the built-in sandbox.',
    examples: ['let the sandbox work'],
    rest: 'none',
  },
  'let the sandbox forget': {
    about: 'Lets the built-in sandbox forget every session, code and wrong password, as if they had expired.',
    examples: ['let the sandbox forget'],
    rest: 'none',
  },
  do: {
    about: 'Does the steps of a block of this file, or of an included one.',
    examples: ['do enter the code'],
    rest: 'required',
  },
  expect: {
    about: 'Expects what the page shows. With `within`, waits for it.',
    examples: ['expect two-factor', 'expect refused', 'expect login within 6s'],
    rest: 'required',
    words: [...EXPECTED_STATES.keys()],
  },
  'expect within': {
    about: 'Expects that the last action was answered in this time.',
    examples: ['expect within 2s'],
    rest: 'required',
  },
  'expect destination': {
    about: 'Expects that the page leaves for a platform, a partner or my-account, with some values.',
    examples: [
      'expect destination webtrader',
      'expect destination webtrader with language de and theme dark',
      'expect destination partner with state xyz',
    ],
    rest: 'required',
    words: DESTINATIONS,
  },
  'expect accepted': {
    about: 'Opens the destination, and expects that it accepts the login.',
    examples: ['expect accepted'],
    rest: 'none',
  },
  'expect message': {
    about: 'Expects a message of the page, word for word, in English.',
    examples: ['expect message The authentication code has been sent to you.'],
    rest: 'required',
  },
  'expect fault': {
    about: 'Expects a fault, by its kind in docs/errors.md.',
    examples: ['expect fault timed-out', 'expect fault service-busy'],
    rest: 'required',
  },
  'expect outcome': {
    about: 'Expects the outcome that gatehouse login would end with.',
    examples: ['expect outcome environment-fault'],
    rest: 'required',
  },
  'expect language': {
    about: 'Expects the language of the page.',
    examples: ['expect language de'],
    rest: 'required',
    words: LANGUAGES,
  },
  'expect contact': {
    about: 'Expects that the code can be sent there: sms, email or the id of a contact.',
    examples: ['expect contact sms'],
    rest: 'required',
    words: ['sms', 'email'],
  },
  'expect stream': {
    about: 'Opens the streaming connection with the session, and expects prices of a market.',
    examples: ['expect stream', 'expect stream of Gold', 'expect stream of EUR/USD, Gold within 20s'],
    rest: 'optional',
  },
} as const satisfies Record<Offered, Phrase> & Record<string, Phrase>;

/** How a step begins. */
export type PhraseName = keyof typeof PHRASES;

/** Every beginning, the longest first. */
export const PHRASE_NAMES = (Object.keys(PHRASES) as PhraseName[]).toSorted((a, b) => b.length - a.length);
