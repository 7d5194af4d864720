import type { Clock } from '../ports/clock.ts';

/** A clock that moves only when told to. */
export interface FakeClock extends Clock {
  /** The number of waits in progress. */
  readonly waiting: number;
  /** Moves the clock. Ends each wait at its own time, and lets the promise callbacks that follow run. */
  advance(milliseconds: number): Promise<void>;
}

interface Wait {
  readonly until: number;
  readonly finish: () => void;
}

/** Creates a clock that starts at `start`, in epoch milliseconds. */
export function fakeClock(start = Date.UTC(2026, 0, 1)): FakeClock {
  const waits = new Set<Wait>();
  let now = start;

  const nextBefore = (end: number): Wait | undefined =>
    [...waits].filter((wait) => wait.until <= end).sort((one, other) => one.until - other.until)[0];

  return {
    now: () => now,
    get waiting() {
      return waits.size;
    },
    wait(milliseconds, cancellation) {
      return new Promise((resolve) => {
        const wait: Wait = {
          until: now + Math.max(0, milliseconds),
          finish() {
            waits.delete(wait);
            stopListening();
            resolve();
          },
        };
        let stopListening = (): void => {};
        waits.add(wait);
        if (cancellation.cancelled || milliseconds <= 0) wait.finish();
        else stopListening = cancellation.onCancel(wait.finish);
      });
    },
    async advance(milliseconds) {
      const end = now + milliseconds;
      await settle();
      for (let wait = nextBefore(end); wait !== undefined; wait = nextBefore(end)) {
        now = Math.max(now, wait.until);
        wait.finish();
        await settle();
      }
      now = end;
    },
  };
}

// Promise callbacks may start further ones. The language has no timers to wait with, so wait some turns.
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await null;
}
