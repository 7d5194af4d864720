import { err, ok, type Result } from 'neverthrow';
import type { Problem } from '../../report/problem.ts';
import { looksLikeProduction } from './host-rule.ts';

/** Why a login was stopped. */
export interface Guarded {
  readonly kind: 'guarded';
  readonly problem: Problem;
}

/** Lets an address pass unless its host looks like production and nobody said that this is meant. */
export function guardHost(address: string, allowProduction: boolean): Result<null, Guarded> {
  const hostname = URL.canParse(address) ? new URL(address).hostname : '';
  if (allowProduction || !looksLikeProduction(hostname)) return ok(null);
  return err({
    kind: 'guarded',
    problem: {
      kind: 'production-host',
      message: `The host ${hostname} looks like production; no credentials were sent.`,
      next: 'Use a test environment, or add --allow-production if you mean it.',
    },
  });
}
