import type { CodeNotSent, DomainError, PasswordNotChanged, ServiceError } from '@gatehouse-login/core';
import { ERROR_ENDINGS } from '../report/error-ending.ts';
import type { Outcome } from '../report/outcome.ts';
import { type Problem, problemOf } from '../report/problem.ts';
import { type Sentence, say, type Words } from '../report/sentence.ts';
import { usageError } from '../report/usage-error.ts';
import { adviceFor, type Whereabouts } from './advice.ts';

/** How a run ends. */
export interface Ending {
  readonly outcome: Outcome;
  readonly problem?: Problem;
}

/** Makes an ending that is explained. Trying again does not help, unless `more` says so. */
export const endingOf = (
  outcome: Outcome,
  kind: string,
  message: Words,
  next: Words,
  more: Partial<Problem> = {},
): Ending => ({ outcome, problem: { kind, retryable: false, message, next, ...more } });

/** The ending after a mistake in the command line. */
export const usageEnding = (message: Words, next: Words): Ending => ({
  outcome: 'usage',
  problem: usageError(message, next),
});

/** The ending after an error. */
export function failure(error: DomainError, where: Whereabouts): Ending {
  const isStep = error.kind === 'code-not-sent' || error.kind === 'password-not-changed';
  return isStep && error.cause !== undefined
    ? stepFailure(error, error.cause, where)
    : { outcome: ERROR_ENDINGS[error.kind].outcome, problem: problemOf(error, adviceFor(error, where)) };
}

/** An ending with other advice. */
export const advised = (ending: Ending, next: Sentence): Ending =>
  ending.problem === undefined ? ending : { ...ending, problem: { ...ending.problem, next } };

/**
 * The ending when a code was not sent, or a password not changed, because the platform gave no usable answer. A
 * visitor sees the same message as after a refusal. A script must be able to tell the two apart.
 */
function stepFailure(
  error: CodeNotSent | PasswordNotChanged,
  service: ServiceError,
  where: Whereabouts,
): Ending {
  const { outcome, problem } = failure(service, where);
  if (problem === undefined || error.kind === 'code-not-sent') {
    return {
      outcome,
      ...(problem && { problem: { ...problem, message: say`The code was not sent: ${problem.message}` } }),
    };
  }
  const message = say`The platform did not say whether the password was changed. ${problem.message}`;
  const next = say`Log in with the new password. If it is refused, the old one still counts.`;
  return { outcome, problem: { ...problem, message, next } };
}

/** The ending of a run that was stopped from outside. */
export const INTERRUPTED = endingOf(
  'interrupted',
  'cancelled',
  say`The login was interrupted.`,
  say`Run the command again.`,
  { retryable: true },
);

/** The ending when a step needs something that nobody could provide. */
export const missing = (
  outcome: 'two-factor-required' | 'password-change-required' | 'input-required',
  message: Sentence,
  next: Sentence,
): Ending => endingOf(outcome, outcome, message, next);

/**
 * The ending after a defect of ours. `what` says where it happened; it must not hold the words of an error.
 */
export const defectEnding = (what: string): Ending =>
  endingOf(
    'defect',
    'defect',
    say`The command crashed (${what}).`,
    say`Please report it to whoever gave you Gatehouse, with the reference, the steps and the output of gatehouse --version.`,
  );
