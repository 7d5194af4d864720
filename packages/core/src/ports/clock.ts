import type { Cancellation } from '../cancellation/cancellation.ts';

/** The time, which tests can control. */
export interface Clock {
  /** Returns epoch milliseconds. */
  now(): number;
  /** Resolves after that many milliseconds, or at once on cancellation. */
  wait(milliseconds: number, cancellation: Cancellation): Promise<void>;
}
