import {
  type Cancellation,
  type Cancelled,
  makeCancellation,
  type TimedOut,
  type Unreachable,
} from '@gatehouse-login/core';
import { err, type Result } from 'neverthrow';
import type { Waiting } from './deadlines.ts';

/** Tells work that it is no longer wanted, in the two forms that it may need. */
export interface Stop {
  readonly signal: AbortSignal;
  readonly cancellation: Cancellation;
}

// After a sleep the timer is due at once, perhaps before an answer that arrived meanwhile: that one gets a moment.
const WAKING_MS = 50;

/** A deadline's length and what it is measured and broken off by. */
export interface DeadlineRules {
  readonly milliseconds: number;
  readonly clock: Waiting;
  readonly cancellation: Cancellation;
}

/**
 * Runs work within a deadline. One timer judges the whole, once; a cancellation or the deadline aborts the work and
 * settles at once, even if the work itself does not listen. Never rejects.
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
      controller.abort();
    };
    const stopListening = cancellation.onCancel(() => settle(err({ kind: 'cancelled' })));
    const waking = Math.min(WAKING_MS, milliseconds);
    clock
      .wait(milliseconds - waking, over)
      .then(() => clock.wait(waking, over))
      .then(() => settle(err({ kind: 'timed-out' })));
    // A defect of an injected function ends like a lost connection, not in an unhandled rejection.
    work({ signal: controller.signal, cancellation: over }).then(settle, () =>
      settle(err({ kind: 'unreachable' })),
    );
  });
}
