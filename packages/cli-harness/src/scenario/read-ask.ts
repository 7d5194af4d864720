import { ERROR_TABLE, isLanguage, LANGUAGES, type Language, STEPS } from '@gatehouse-login/core';
import { BUTTONS } from '../driver/login-driver.ts';
import { OUTCOMES, type Outcome } from '../report/outcome.ts';
import { readDuration } from './duration.ts';
import { type Mistakes, meant } from './mistake.ts';
import { readChange } from './read-change.ts';
import { readDestination } from './read-destination.ts';
import { readFaultRequest } from './read-fault-request.ts';
import { readSignIn } from './read-sign-in.ts';
import { readStateExpectation } from './read-state-expectation.ts';
import { readStreamExpectation } from './read-stream-expectation.ts';
import type { Sentence } from './sentence.ts';
import type { Ask } from './step.ts';

/** Reads what a step asks for. Null, and a mistake, if that makes no sense. */
export function readAsk(sentence: Sentence, mistakes: Mistakes): Ask | null {
  const { phrase, rest, value } = sentence;
  if (value !== null && !TAKES_MAP.includes(phrase)) {
    mistakes.add(value.place, `A text follows "${phrase}", not a map or a list.`);
    return null;
  }
  switch (phrase) {
    case 'open':
      return readOpen(sentence, mistakes);
    case 'sign in as':
      return readSignIn(sentence, mistakes);
    case 'sign in again':
      return { do: 'sign-in-again' };
    case 'type user name':
      return { do: 'type-username', username: rest };
    case 'choose':
      return { do: 'choose-contact', contact: rest };
    case 'resend code':
      return { do: 'resend-code' };
    case 'enter code':
      return { do: 'enter-code', code: rest === '' ? null : rest };
    case 'change password to':
      return readChange(sentence, mistakes);
    case 'press': {
      const button = wordOf(sentence, 'button', BUTTONS, mistakes);
      return button && { do: 'press', button };
    }
    case 'switch language to': {
      const language = languageOf(sentence, mistakes);
      return language && { do: 'switch-language', language };
    }
    case 'go back':
      return { do: 'go-back' };
    case 'go forward':
      return { do: 'go-forward' };
    case 'come back':
      return { do: 'come-back' };
    case 'wait': {
      const ms = timeOf(sentence, mistakes);
      return ms === null ? null : { do: 'wait', ms };
    }
    case 'let the sandbox fail':
      return readFaultRequest(sentence, mistakes);
    case 'let the sandbox work':
      return { do: 'clear-faults' };
    case 'let the sandbox forget':
      return { do: 'forget' };
    case 'expect':
      return readStateExpectation(sentence, mistakes);
    case 'expect within': {
      const ms = timeOf(sentence, mistakes);
      return ms === null ? null : { expect: 'within', ms };
    }
    case 'expect destination':
      return readDestination(sentence, mistakes);
    case 'expect accepted':
      return { expect: 'accepted' };
    case 'expect message':
      return { expect: 'message', text: rest };
    case 'expect fault': {
      const fault = wordOf(
        sentence,
        'fault',
        Object.keys(ERROR_TABLE) as (keyof typeof ERROR_TABLE)[],
        mistakes,
      );
      return fault && { expect: 'fault', fault };
    }
    case 'expect outcome': {
      const outcome = wordOf(sentence, 'outcome', Object.keys(OUTCOMES) as Outcome[], mistakes);
      return outcome && { expect: 'outcome', outcome };
    }
    case 'expect language': {
      const language = languageOf(sentence, mistakes);
      return language && { expect: 'language', language };
    }
    case 'expect contact':
      return { expect: 'contact', contact: rest };
    case 'expect stream':
      return readStreamExpectation(sentence, mistakes);
    case 'do':
      return null;
  }
}

const TAKES_MAP: readonly string[] = ['sign in as', 'change password to', 'let the sandbox fail'];

function readOpen({ rest, restPlace }: Sentence, mistakes: Mistakes): Ask | null {
  if (rest.startsWith('/') || STEPS.some((page) => page === rest)) return { do: 'open', address: rest };
  const hint = meant(rest, STEPS);
  mistakes.add(restPlace, `There is no page "${rest}".${hint} An address of the site begins with a slash.`);
  return null;
}

function wordOf<Known extends string>(
  { rest, restPlace }: Sentence,
  what: string,
  known: readonly Known[],
  mistakes: Mistakes,
): Known | null {
  const found = known.find((word) => word === rest.toLowerCase());
  if (found === undefined) mistakes.add(restPlace, `There is no ${what} "${rest}".${meant(rest, known)}`);
  return found ?? null;
}

function languageOf({ rest, restPlace }: Sentence, mistakes: Mistakes): Language | null {
  if (isLanguage(rest)) return rest;
  mistakes.add(restPlace, `There is no language "${rest}".${meant(rest, LANGUAGES)}`);
  return null;
}

function timeOf({ rest, restPlace }: Sentence, mistakes: Mistakes): number | null {
  const ms = readDuration(rest);
  if (ms === null) mistakes.add(restPlace, `"${rest}" is not a time. Write it as in 2s, 500ms or 1m.`);
  return ms;
}
