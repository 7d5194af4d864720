import { makeCancellation, NEVER_CANCELLED } from '../cancellation/cancellation.ts';
import { invariant } from '../errors/invariant.ts';
import type { Clock } from '../ports/clock.ts';
import { same } from './claim.ts';
import { claimsOf } from './claim-list.ts';

/** A clock to check, and how to make its time pass. */
export interface ClockSubject {
  /** The clock. */
  readonly clock: Clock;
  /** Makes so many milliseconds pass. */
  readonly pass: (milliseconds: number) => Promise<void>;
}

/** The contract of `Clock`. */
export const clockClaims = claimsOf<ClockSubject>(
  { port: 'A clock', functions: { 'clock.now': 'acts', 'clock.wait': 'acts', pass: 'acts' } },
  [
    {
      claim: 'shows the time in epoch milliseconds',
      remedy:
        'Return milliseconds since 1970 from now(), as Date.now() does, not seconds and not the age of the process.',
      check: async ({ clock, pass }) => {
        const before = clock.now();
        await pass(10);
        invariant(clock.now() - before >= 9, 'found a time that does not pass with pass(10)');
        invariant(
          new Date(before).getUTCFullYear() > 2020,
          `found ${before}, expected milliseconds since 1970`,
        );
      },
    },
    {
      claim: 'ends a wait after its time, and not before',
      remedy: 'Resolve wait(…) once its milliseconds have passed.',
      check: async ({ clock, pass }) => {
        let ended = false;
        const waiting = clock.wait(30, NEVER_CANCELLED).then(() => {
          ended = true;
        });
        await pass(5);
        same(ended, false);
        await pass(40);
        same(ended, true);
        await waiting;
      },
    },
    {
      claim: 'ends a wait at once if it is cancelled, before or during the wait',
      remedy:
        'Resolve wait(…) at once if its cancellation is or becomes cancelled: listen with cancellation.onCancel(…).',
      check: async ({ clock }) => {
        const cancellation = makeCancellation();
        const wait = clock.wait(3_600_000, cancellation);
        cancellation.cancel();
        await wait;
        await clock.wait(3_600_000, cancellation);
      },
    },
  ],
);
