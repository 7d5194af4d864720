import { ERROR_TABLE, LANGUAGES } from '@gatehouse-login/core';
import { OUTCOMES, type Outcome } from '../report/outcome.ts';
import { readDuration } from './duration.ts';
import { meant } from './mistake.ts';
import { anyText, nothing, oneOf, type Phrase, type Sentence, time } from './sentence.ts';
import { EXPECTED_STATES } from './state-words.ts';
import { DESTINATIONS, type Expected } from './step.ts';
import type { Word } from './value.ts';

const STATES = [...EXPECTED_STATES.keys()];
const FAULTS = Object.keys(ERROR_TABLE) as (keyof typeof ERROR_TABLE)[];
const PATIENCE = 15_000;
const SOME_MARKET = 'EUR/USD';

/** Every beginning of a step in which something is expected. */
export const EXPECTATIONS = {
  expect: {
    about: 'Expects what the page shows. With `within`, waits for it.',
    examples: ['expect two-factor', 'expect refused', 'expect login within 6s'],
    rest: 'required',
    words: STATES,
    read: readState,
  },
  'expect within': {
    about: 'Expects that the last action was answered in this time.',
    examples: ['expect within 2s'],
    ...time((ms) => ({ expect: 'within', ms })),
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
    read: readDestination,
  },
  'expect accepted': {
    about: 'Opens the destination, and expects that it accepts the login.',
    ...nothing({ expect: 'accepted' }),
  },
  'expect message': {
    about: 'Expects a message of the page, word for word, in English.',
    examples: ['expect message The authentication code has been sent to you.'],
    ...anyText((text) => ({ expect: 'message', text })),
  },
  'expect fault': {
    about: 'Expects a fault, by its kind in docs/errors.md.',
    examples: ['expect fault timed-out', 'expect fault service-busy'],
    ...oneOf('fault', FAULTS, (fault) => ({ expect: 'fault', fault })),
  },
  'expect outcome': {
    about: 'Expects the outcome that gatehouse login would end with.',
    examples: ['expect outcome environment-fault'],
    ...oneOf('outcome', Object.keys(OUTCOMES) as Outcome[], (outcome) => ({ expect: 'outcome', outcome })),
  },
  'expect language': {
    about: 'Expects the language of the page.',
    examples: ['expect language de'],
    ...oneOf('language', LANGUAGES, (language) => ({ expect: 'language', language })),
  },
  'expect contact': {
    about: 'Expects that the code can be sent there: sms, email or the id of a contact.',
    examples: ['expect contact sms'],
    words: ['sms', 'email'],
    ...anyText((contact) => ({ expect: 'contact', contact })),
  },
  'expect stream': {
    about: 'Opens the streaming connection with the session, and expects prices of a market.',
    examples: ['expect stream', 'expect stream of Gold', 'expect stream of EUR/USD, Gold within 20s'],
    rest: 'optional',
    read: readStream,
  },
} as const satisfies Record<string, Phrase>;

/** What stands before `within`, and the time after it. Null, and a mistake, if none follows. */
function splitTime({ words, rest, mistakes }: Sentence) {
  const at = words.findIndex(({ text }) => text === 'within');
  if (at < 0) return { before: words, within: null };
  const within = readDuration(textOf(words.slice(at + 1)));
  return within === null
    ? mistakes.add(words[at]?.place ?? rest.place, 'A time must follow "within", as in "within 2s".')
    : { before: words.slice(0, at), within };
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** Reads `expect STATE [within TIME]`. */
function readState(sentence: Sentence): Expected<'state'> | null {
  const split = splitTime(sentence);
  if (split === null) return null;
  const { before, within } = split;
  const said = textOf(before);
  const text = said.toLowerCase();
  const row = EXPECTED_STATES.get(text) ?? EXPECTED_STATES.get(text.replaceAll('-', ' '));
  if (row !== undefined) return { expect: 'state', ...row, said, within };
  const others = Object.keys(EXPECTATIONS).flatMap((name) => /^expect (.+)/.exec(name)?.[1] ?? []);
  const [first = '', ...more] = text.split(' ');
  const other = meant(first, others);
  const isOther = !meant(text, STATES).includes('mean') && other.includes('mean') && more.length > 0;
  const end = (isOther ? before[0] : before.at(-1))?.place.end ?? sentence.rest.place.end;
  const hint = isOther ? other : meant(text, [...STATES, ...others]);
  const message = `Nothing is called "${isOther ? first : text}" here.${hint || ' See docs/guides/scenarios.md.'}`;
  return sentence.mistakes.add({ ...sentence.rest.place, end }, message);
}

/** Reads `expect destination PLACE [with NAME VALUE [and NAME VALUE …]]`. */
function readDestination({ words: [place, ...more], mistakes }: Sentence): Expected<'destination'> | null {
  if (place === undefined) return null;
  const destination = DESTINATIONS.find((name) => name === place.text.toLowerCase());
  if (destination === undefined) {
    const hint = meant(place.text, DESTINATIONS);
    return mistakes.add(place.place, `There is no destination "${place.text}".${hint}`);
  }
  const parameters: (readonly [string, string])[] = [];
  for (let at = 0; at < more.length; at += 3) {
    const [joint = place, name, value] = more.slice(at, at + 3);
    const expected = at === 0 ? 'with' : 'and';
    if (joint.text !== expected) {
      const message = `"${joint.text}" does not belong here. Write "${expected} NAME VALUE".`;
      return mistakes.add(joint.place, message);
    }
    if (name === undefined || value === undefined) {
      const message = `A name and a value must follow "${expected}", as in "with language de".`;
      return mistakes.add((name ?? joint).place, message);
    }
    parameters.push([name.text, value.text]);
  }
  return { expect: 'destination', destination, parameters };
}

/** Reads `expect stream [of MARKET, MARKET …] [within TIME]`. */
function readStream(sentence: Sentence): Expected<'stream'> | null {
  const split = splitTime(sentence);
  if (split === null) return null;
  const [of, ...names] = split.before;
  if (of !== undefined && (of.text !== 'of' || names.length === 0)) {
    const message = '"of MARKET" or "within TIME" may follow "expect stream", as in "expect stream of Gold".';
    return sentence.mistakes.add(sentence.rest.place, message);
  }
  const markets = textOf(names)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return {
    expect: 'stream',
    markets: markets.length === 0 ? [SOME_MARKET] : markets,
    within: split.within ?? PATIENCE,
  };
}
