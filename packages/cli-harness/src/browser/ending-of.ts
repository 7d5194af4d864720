import { ERROR_TABLE } from '@gatehouse-login/core';
import type { Ending } from '../driver/ending.ts';
import type { Shown } from '../driver/login-driver.ts';
import { ERROR_ENDINGS } from '../report/error-ending.ts';
import { ours } from '../report/sentence.ts';

/**
 * How a run ends with the fault that the page shows. It shows a code that was not sent, and a password that was not changed,
 * in the same words whether the platform refused or gave no usable answer (`isBroken`).
 */
export function endingOf({ fault: kind, message }: Shown, isBroken: boolean): Ending | null {
  if (kind === null) return null;
  const isStep = kind === 'code-not-sent' || kind === 'password-not-changed';
  const { outcome, next } = ERROR_ENDINGS[isStep && isBroken ? 'unreachable' : kind];
  const { retryable } = ERROR_TABLE[kind];
  // The words are those of the page's own files.
  const problem = { kind, retryable, message: ours(message ?? kind), next: ours(next) };
  return { outcome, problem };
}
