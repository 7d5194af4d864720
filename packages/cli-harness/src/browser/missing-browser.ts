import type { Ending } from '../report/ending.ts';
import { ours } from '../report/sentence.ts';

/** The ending of a run that needs a browser, on a machine that has none. */
export const missingBrowser = (message: string, next: string): Ending => ({
  outcome: 'usage',
  problem: { kind: 'no-browser', retryable: false, message: ours(message), next: ours(next) },
});
