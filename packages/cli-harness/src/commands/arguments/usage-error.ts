import type { Problem } from '../../report/problem.ts';

/** A mistake in the command line: what is wrong, and what to do instead. Nothing was sent. */
export interface UsageError extends Problem<string> {
  readonly kind: 'usage';
}

/** Makes a usage error. */
export const usageError = (message: string, next = 'See gatehouse --help.'): UsageError => ({
  kind: 'usage',
  retryable: false,
  message,
  next,
});
