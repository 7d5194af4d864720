import type { CodeNotSent, DomainError, PasswordNotChanged, ServiceError } from '@gatehouse-login/core';
import type { Ending } from '../report/ending.ts';
import { ERROR_ENDINGS } from '../report/error-ending.ts';
import { problemOf } from '../report/problem.ts';
import { say } from '../report/sentence.ts';
import { adviceFor, type Whereabouts } from './advice.ts';

/** The ending after an error. */
export function failure(error: DomainError, where: Whereabouts): Ending {
  const isStep = error.kind === 'code-not-sent' || error.kind === 'password-not-changed';
  return isStep && error.cause !== undefined
    ? stepFailure(error, error.cause, where)
    : { outcome: ERROR_ENDINGS[error.kind].outcome, problem: problemOf(error, adviceFor(error, where)) };
}

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
