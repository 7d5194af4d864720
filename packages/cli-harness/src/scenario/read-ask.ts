import { ERROR_TABLE, isLanguage, LANGUAGES, STEPS } from '@gatehouse-login/core';
import { BUTTONS } from '../driver/login-driver.ts';
import { OUTCOMES, type Outcome } from '../report/outcome.ts';
import { readDuration } from './duration.ts';
import { meant } from './mistake.ts';
import { placeOf } from './node.ts';
import type { PhraseName } from './phrases.ts';
import { readChange, readFaultRequest } from './read-actions.ts';
import { readDestination, readStateExpectation, readStreamExpectation } from './read-expectations.ts';
import { readSignIn } from './read-sign-in.ts';
import type { Sentence } from './sentence.ts';
import type { Ask } from './step.ts';

type ReadAsk = (sentence: Sentence) => Ask | null;

/** Reads what a step asks for. Null, and a mistake, if that makes no sense. */
export function readAsk(sentence: Sentence): Ask | null {
  const { phrase, value, mistakes } = sentence;
  if (value === null || TAKES_MAP.includes(phrase)) return ASKS[phrase](sentence);
  mistakes.add(placeOf(value), `A text follows "${phrase}", not a map or a list.`);
  return null;
}

const TAKES_MAP: readonly PhraseName[] = ['sign in as', 'change password to', 'let the sandbox fail'];

const always =
  (ask: Ask): ReadAsk =>
  () =>
    ask;

/** A phrase without a row does not compile. */
const ASKS: Readonly<Record<PhraseName, ReadAsk>> = {
  open: readOpen,
  'sign in as': readSignIn,
  'sign in again': always({ do: 'sign-in-again' }),
  'type user name': ({ rest }) => ({ do: 'type-username', username: rest }),
  choose: ({ rest }) => ({ do: 'choose-contact', contact: rest }),
  'resend code': always({ do: 'resend-code' }),
  'enter code': ({ rest }) => ({ do: 'enter-code', code: rest === '' ? null : rest }),
  'change password to': readChange,
  press: word('button', BUTTONS, (button) => ({ do: 'press', button })),
  'switch language to': language((language) => ({ do: 'switch-language', language })),
  'go back': always({ do: 'go-back' }),
  'go forward': always({ do: 'go-forward' }),
  'come back': always({ do: 'come-back' }),
  wait: time((ms) => ({ do: 'wait', ms })),
  'let the sandbox fail': readFaultRequest,
  'let the sandbox work': always({ do: 'clear-faults' }),
  'let the sandbox forget': always({ do: 'forget' }),
  expect: readStateExpectation,
  'expect within': time((ms) => ({ expect: 'within', ms })),
  'expect destination': readDestination,
  'expect accepted': always({ expect: 'accepted' }),
  'expect message': ({ rest }) => ({ expect: 'message', text: rest }),
  'expect fault': word('fault', Object.keys(ERROR_TABLE) as (keyof typeof ERROR_TABLE)[], (fault) => ({
    expect: 'fault',
    fault,
  })),
  'expect outcome': word('outcome', Object.keys(OUTCOMES) as Outcome[], (outcome) => ({
    expect: 'outcome',
    outcome,
  })),
  'expect language': language((language) => ({ expect: 'language', language })),
  'expect contact': ({ rest }) => ({ expect: 'contact', contact: rest }),
  'expect stream': readStreamExpectation,
  // The steps of a block take its place.
  do: () => null,
};

function readOpen({ rest, restPlace, mistakes }: Sentence): Ask | null {
  if (rest.startsWith('/') || STEPS.some((page) => page === rest)) return { do: 'open', address: rest };
  const hint = meant(rest, STEPS);
  mistakes.add(restPlace, `There is no page "${rest}".${hint} An address of the site begins with a slash.`);
  return null;
}

function word<Known extends string>(
  what: string,
  known: readonly Known[],
  toAsk: (word: Known) => Ask,
): ReadAsk {
  return ({ rest, restPlace, mistakes }) => {
    const found = known.find((each) => each === rest.toLowerCase());
    if (found !== undefined) return toAsk(found);
    mistakes.add(restPlace, `There is no ${what} "${rest}".${meant(rest, known)}`);
    return null;
  };
}

function language(toAsk: (language: (typeof LANGUAGES)[number]) => Ask): ReadAsk {
  return ({ rest, restPlace, mistakes }) => {
    if (isLanguage(rest)) return toAsk(rest);
    mistakes.add(restPlace, `There is no language "${rest}".${meant(rest, LANGUAGES)}`);
    return null;
  };
}

function time(toAsk: (ms: number) => Ask): ReadAsk {
  return ({ rest, restPlace, mistakes }) => {
    const ms = readDuration(rest);
    if (ms !== null) return toAsk(ms);
    mistakes.add(restPlace, `"${rest}" is not a time. Write it as in 2s, 500ms or 1m.`);
    return null;
  };
}
