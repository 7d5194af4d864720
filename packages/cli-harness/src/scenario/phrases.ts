import { LANGUAGES, type OFFERS, PLATFORM_TYPES, STEPS, type VisitorEventName } from '@gatehouse-login/core';
import { BUTTONS } from '../driver/login-driver.ts';
import { SECRET_FIELDS } from './secret-value.ts';
import { EXPECTED_STATES } from './state-words.ts';
import { DESTINATIONS } from './step.ts';

const TEXT = { type: 'string' } as const;
/** A whole number, or a variable that holds one. */
const COUNT = { anyOf: [{ type: 'integer' }, { type: 'string', pattern: '\\$\\{' }] } as const;
const SECRET = {
  anyOf: [
    TEXT,
    {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(SECRET_FIELDS).map(([name, { about, schema }]) => [
          name,
          { ...schema, description: about },
        ]),
      ),
      additionalProperties: false,
      minProperties: 1,
      maxProperties: 1,
    },
  ],
} as const;

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
  readonly fields?: Readonly<Record<string, { readonly about: string; readonly schema: object }>>;
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
    fields: {
      person: { about: "One of the file's people, or of the sandbox's.", schema: TEXT },
      user: { about: 'The user name, if the person has no name in the file.', schema: TEXT },
      'country code': {
        about: 'With `phone`: the country code, such as 86.',
        schema: { type: ['string', 'number'] },
      },
      phone: { about: 'A phone number to sign in with.', schema: { type: ['string', 'number'] } },
      password: { about: 'The password, if it is not that of the person.', schema: SECRET },
      platform: { about: 'The platform to choose.', schema: { enum: [...PLATFORM_TYPES] } },
      'remember me': { about: 'Ticks the box.', schema: { type: 'boolean' } },
    },
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
    fields: {
      env: SECRET_FIELDS.env,
      file: SECRET_FIELDS.file,
      command: SECRET_FIELDS.command,
      new: { about: 'The new password.', schema: SECRET },
      again: { about: 'What is entered the second time, if it differs.', schema: SECRET },
      old: { about: 'The old password, if it is not that of the sign-in.', schema: SECRET },
    },
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
    fields: {
      call: { about: 'The call that it hits, such as session or account.', schema: TEXT },
      kind: { about: 'What goes wrong, such as slow, busy or server-error.', schema: TEXT },
      count: { about: 'How many calls it hits. All of them by default.', schema: COUNT },
      ms: { about: 'With slow: the delay in milliseconds.', schema: COUNT },
      retryAfter: { about: 'With busy and too-many: the header, in quotes.', schema: TEXT },
      probability: { about: 'The chance, from 0 to 1, that it hits a call.', schema: { type: 'number' } },
      person: { about: 'The id of the only person that it hits.', schema: TEXT },
    },
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
