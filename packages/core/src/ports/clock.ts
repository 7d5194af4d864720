import type { Cancellation } from '../cancellation/cancellation.ts';

/** Time, so that tests need not wait for it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Resolves after so many milliseconds, or at once when cancelled. */
  wait(milliseconds: number, cancellation: Cancellation): Promise<void>;
}
