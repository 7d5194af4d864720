import { err, ok, type Result } from 'neverthrow';
import type { Problem } from './problem.ts';
import type { Words } from './sentence.ts';

/** A mistake in the command line: what is wrong, and what to do instead. Nothing was sent. */
export interface UsageError extends Problem {
  readonly kind: 'usage';
}

/** Makes a usage error. */
export const usageError = (message: Words, next: Words = 'See gatehouse --help.'): UsageError => ({
  kind: 'usage',
  retryable: false,
  message,
  next,
});

/** A value of a flag, or the usage error if reading it gave none. */
export const orUsageError = <Value>(
  value: Value | null,
  message: Words,
  next: Words,
): Result<Value, UsageError> => (value === null ? err(usageError(message, next)) : ok(value));
