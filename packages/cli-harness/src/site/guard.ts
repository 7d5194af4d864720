import type { Ending } from '../report/ending.ts';
import { input, say } from '../report/sentence.ts';
import { looksLikeProduction } from './host-rule.ts';

/** The ending for an address whose host looks like production, or null if a login may go there. */
export function guardHost(address: string, allowProduction: boolean): Ending | null {
  const hostname = URL.canParse(address) ? new URL(address).hostname : '';
  if (allowProduction || !looksLikeProduction(hostname)) return null;
  return {
    outcome: 'guarded',
    problem: {
      kind: 'production-host',
      retryable: false,
      message: `The host ${hostname} looks like production. Nothing was sent to it.`,
      next: say`Use a test environment, or add ${input('allow-production')} if you mean it.`,
    },
  };
}
