import {
  type Cancellation,
  type Cancelled,
  makeCancellation,
  type TimedOut,
  type Unreachable,
} from '@gatehouse-login/core';
import { err, type Result } from 'neverthrow';
import type { Waiting } from './deadlines.ts';

/** Tells work to stop, in the two forms that it may need. */
export interface Stop {
  readonly signal: AbortSignal;
  readonly cancellation: Cancellation;
}

// When a device wakes up, the timer may fire before an answer that arrived during its sleep. Give that one
// a moment.
const WAKING_MS = 50;

/** A deadline, the clock that measures it, and what cancels the work. */
export interface DeadlineRules {
  readonly milliseconds: number;
  readonly clock: Waiting;
  readonly cancellation: Cancellation;
}

/**
 * Runs work within a deadline, measured by one timer. The deadline or a cancellation aborts the work and
 * settles at once, even if the work does not listen. Never rejects.
 */
export function withinDeadline<T, E>(
  { milliseconds, clock, cancellation }: DeadlineRules,
  work: (stop: Stop) => Promise<Result<T, E>>,
): Promise<Result<T, E | TimedOut | Cancelled | Unreachable>> {
  if (cancellation.cancelled) return Promise.resolve(err({ kind: 'cancelled' }));
  const controller = new AbortController();
  const over = makeCancellation();
  return new Promise((resolve) => {
    const settle = (result: Result<T, E | TimedOut | Cancelled | Unreachable>): void => {
      if (over.cancelled) return;
      over.cancel();
      stopListening();
      resolve(result);
    };
    const giveUp = (error: TimedOut | Cancelled): void => {
      if (over.cancelled) return;
      settle(err(error));
      // Abort only work that is still going on: each abort creates an error with a stack, which is slow.
      controller.abort();
    };
    const stopListening = cancellation.onCancel(() => giveUp({ kind: 'cancelled' }));
    const waking = Math.min(WAKING_MS, milliseconds);
    clock
      .wait(milliseconds - waking, over)
      .then(() => clock.wait(waking, over))
      .then(() => giveUp({ kind: 'timed-out' }));
    // A defect of an injected function counts as a lost connection, not as an unhandled rejection.
    work({ signal: controller.signal, cancellation: over }).then(settle, () =>
      settle(err({ kind: 'unreachable' })),
    );
  });
}
