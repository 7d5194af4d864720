import { LANGUAGES, PLATFORM_TYPES, STEPS } from '@gatehouse-login/core';
import { BUTTONS } from '../driver/login-driver.ts';
import { type Mistakes, meant } from './mistake.ts';
import { CHANGE_SCHEMA, MADE_UP_WORDS, SIGN_IN_SCHEMA, secretIn } from './person.schema.ts';
import { readAs } from './read-as.schema.ts';
import { FAULT_SCHEMA } from './scenario-file.schema.ts';
import { anyText, nothing, oneOf, type Phrase, type Sentence, time } from './sentence.ts';
import type { Ask, Do } from './step.ts';
import { isMap, placeOf, plainMapOf, type Value } from './value.ts';

/** Every beginning of a step in which something is done. */
export const ACTIONS = {
  open: {
    about: 'Opens a page of the site. Without this step, a scenario begins at the login.',
    examples: ['open login', 'open reset', 'open /en-uk?lang=de'],
    rest: 'required',
    words: STEPS,
    read: readOpen,
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
    read: readSignIn,
  },
  'sign in again': {
    about: 'Presses "Log in" once more, with what the form holds.',
    ...nothing({ do: 'sign-in-again' }),
  },
  'type user name': {
    about: 'Types a user name and does not send it.',
    examples: ['type user name DM100001'],
    ...anyText((username) => ({ do: 'type-username', username })),
  },
  choose: {
    about: 'Chooses where the code is sent: sms, email or the id of a contact.',
    examples: ['choose sms', 'choose email', 'choose 502'],
    words: ['sms', 'email'],
    ...anyText((contact) => ({ do: 'choose-contact', contact })),
  },
  'resend code': {
    about: 'Presses "Resend code".',
    ...nothing({ do: 'resend-code' }),
  },
  'enter code': {
    about: 'Enters the code that was sent, or the one that is given. `wrong` makes one up.',
    examples: ['enter code', 'enter code 000000', 'enter code wrong'],
    rest: 'optional',
    words: ['wrong'],
    read: ({ rest: { text } }) => ({ do: 'enter-code', code: text === '' ? null : text }),
  },
  'change password to': {
    about: 'Fills in the form of the forced change. `a new one` makes a password up.',
    examples: ['change password to a new one'],
    rest: 'required',
    words: ['a new one'],
    fields: CHANGE_SCHEMA,
    read: readChange,
  },
  press: {
    about:
      'Presses a button: `back` leads to the login, `ok` and `close` leave a message, `continue` leaves again.',
    examples: BUTTONS.map((button) => `press ${button}`),
    ...oneOf('button', BUTTONS, (button) => ({ do: 'press', button })),
  },
  'switch language to': {
    about: 'Uses the language menu.',
    examples: ['switch language to de'],
    ...oneOf('language', LANGUAGES, (language) => ({ do: 'switch-language', language })),
  },
  'go back': {
    about: "Presses the browser's back button.",
    ...nothing({ do: 'go-back' }),
  },
  'go forward': {
    about: "Presses the browser's forward button.",
    ...nothing({ do: 'go-forward' }),
  },
  'come back': {
    about: 'Returns to the page as the browser kept it.',
    ...nothing({ do: 'come-back' }),
  },
  wait: { about: 'Waits.', examples: ['wait 500ms', 'wait 2s'], ...time((ms) => ({ do: 'wait', ms })) },
  'let the sandbox fail': {
    about: 'Sets a fault of the built-in sandbox. Its fields are those of the handle /_gatehouse/faults.',
    rest: 'required',
    fields: FAULT_SCHEMA,
    read: ({ value, place, mistakes }) =>
      value === null ? mistakes.add(place, NO_MAP) : readFault(value, mistakes),
  },
  'let the sandbox work': {
    about: 'Takes back every fault of the built-in sandbox.',
    ...nothing({ do: 'clear-faults' }),
  },
  'let the sandbox forget': {
    about: 'Lets the built-in sandbox forget every session, code and wrong password, as if they had expired.',
    ...nothing({ do: 'forget' }),
  },
} as const satisfies Record<string, Phrase>;

const NO_MAP = 'A map must follow, such as let the sandbox fail: { call: account, kind: slow, ms: 500 }.';

function readOpen({ rest: { text, place }, mistakes }: Sentence): Ask | null {
  if (text.startsWith('/') || STEPS.some((page) => page === text)) return { do: 'open', address: text };
  const hint = meant(text, STEPS);
  return mistakes.add(
    place,
    `There is no page "${text}".${hint} An address of the site begins with a slash.`,
  );
}

type Options = Partial<Pick<Do<'sign-in'>, 'password' | 'platform' | 'rememberMe'>>;

/** What may follow the name of whoever signs in. */
const ENDINGS = new Map<string, Options>([
  ['with a wrong password', { password: { kind: 'made-up' } }],
  ['and be remembered', { rememberMe: true }],
  ...PLATFORM_TYPES.map((platform) => [`on ${platform}`, { platform }] as const),
]);

/** Reads `sign in as NAME [with a wrong password] [on PLATFORM] [and be remembered]`, or the same as a map. */
function readSignIn({ words: [who, ...more], value, mistakes }: Sentence): Do<'sign-in'> | null {
  if (value !== null) return readAs(SIGN_IN_SCHEMA, value, '"sign in as"', mistakes);
  if (who === undefined) return null;
  let found: Do<'sign-in'> = { do: 'sign-in', who, password: null, platform: null, rememberMe: false };
  for (let rest = more; rest.length > 0; ) {
    const text = rest.map((word) => word.text).join(' ');
    const ending = [...ENDINGS.keys()].find((each) => `${text.toLowerCase()} `.startsWith(`${each} `));
    if (ending === undefined) {
      const [on, platform] = rest;
      if (on?.text === 'on' && platform !== undefined) {
        const hint = meant(platform.text, PLATFORM_TYPES);
        return mistakes.add(platform.place, `There is no platform "${platform.text}".${hint}`);
      }
      const place = { ...who.place, start: rest[0]?.place.start ?? 0, end: rest.at(-1)?.place.end ?? 0 };
      const known = [...ENDINGS.keys()];
      const hint = meant(text, known) || ` After the name may come: ${known.join(', ')}.`;
      return mistakes.add(place, `"${text}" does not belong here.${hint}`);
    }
    found = { ...found, ...ENDINGS.get(ending) };
    rest = rest.slice(ending.split(' ').length);
  }
  return found;
}

/** Reads `change password to a new one`, a password of the sandbox, a source, or a map with all three fields. */
function readChange({ value, rest, mistakes }: Sentence): Do<'change-password'> | null {
  if (value !== null) return readAs(CHANGE_SCHEMA, value, '"change password to"', mistakes);
  return { do: 'change-password', to: secretIn(rest, MADE_UP_WORDS), old: null, again: null };
}

/** Reads a map with the fields of a fault. The sandbox itself knows what fits together. */
export function readFault(value: Value, mistakes: Mistakes): Do<'set-fault'> | null {
  if (readAs(FAULT_SCHEMA, value, 'A fault', mistakes) === null || !isMap(value)) return null;
  return { do: 'set-fault', fault: plainMapOf(value), place: placeOf(value) };
}
