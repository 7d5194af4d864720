import { err, ok, type Result } from 'neverthrow';
import type { Outcome } from './outcome.ts';
import type { Problem } from './problem.ts';
import { type Sentence, say, type Words } from './sentence.ts';

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

/** The ending after a mistake in what was asked: what is wrong, and what to do instead. Nothing was sent. */
export interface UsageError extends Ending {
  readonly outcome: 'usage';
  readonly problem: Problem;
}

/** Makes a usage error. `details` are its single points, if it has several. */
export const usageError = (
  message: Words,
  next: Words = 'See gatehouse --help.',
  details?: readonly string[],
): UsageError => ({
  outcome: 'usage',
  problem: { kind: 'usage', retryable: false, message, next, ...(details && { details }) },
});

/** A value, or the usage error if reading it gave none. */
export const orUsageError = <Value>(
  value: Value | null,
  message: Words,
  next: Words,
): Result<Value, UsageError> => (value === null ? err(usageError(message, next)) : ok(value));

/** An ending with other advice. */
export const advised = (ending: Ending, next: Sentence): Ending =>
  ending.problem === undefined ? ending : { ...ending, problem: { ...ending.problem, next } };

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
