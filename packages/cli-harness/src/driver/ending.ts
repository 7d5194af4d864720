import type { DomainError } from '@gatehouse-login/core';
import { ERROR_ENDINGS } from '../report/error-ending.ts';
import type { Outcome } from '../report/outcome.ts';
import { type Problem, problemOf } from '../report/problem.ts';
import { say } from '../report/sentence.ts';
import { adviceFor, type Whereabouts } from './advice.ts';

/** How a run ends. */
export interface Ending {
  readonly outcome: Outcome;
  readonly problem?: Problem;
}

/** The ending after an error. */
export const failure = (error: DomainError, where: Whereabouts): Ending => ({
  outcome: ERROR_ENDINGS[error.kind].outcome,
  problem: problemOf(error, adviceFor(error, where)),
});

/** The ending of a run that was stopped from outside. */
export const INTERRUPTED: Ending = {
  outcome: 'interrupted',
  problem: {
    kind: 'cancelled',
    retryable: true,
    message: say`The login was interrupted.`,
    next: say`Run the command again.`,
  },
};

/** The ending when the platform asks for an authentication code. */
export const CODE_REQUIRED: Ending = {
  outcome: 'two-factor-required',
  problem: {
    kind: 'two-factor-required',
    retryable: false,
    message: say`The platform asks for an authentication code.`,
    next: say`This version of the command cannot enter a code. Use an account without two-factor authentication.`,
  },
};

/** The ending when the platform asks for a new password. */
export const CHANGE_REQUIRED: Ending = {
  outcome: 'password-change-required',
  problem: {
    kind: 'password-change-required',
    retryable: false,
    message: say`The platform asks for a new password.`,
    next: say`This version of the command cannot change a password. Use an account whose password need not be changed.`,
  },
};

/**
 * The ending after a defect of ours. `what` says where it happened; it must not hold the words of an error.
 */
export const defectEnding = (what: string): Ending => ({
  outcome: 'defect',
  problem: {
    kind: 'defect',
    retryable: false,
    message: say`The command crashed (${what}).`,
    next: say`Please report it to whoever gave you Gatehouse, with the reference, the steps and the output of gatehouse --version.`,
  },
});
