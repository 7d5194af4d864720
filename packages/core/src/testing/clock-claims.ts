import { makeCancellation, NEVER_CANCELLED } from '../cancellation/cancellation.ts';
import { invariant } from '../errors/invariant.ts';
import type { Clock } from '../ports/clock.ts';
import { type Claim, same } from './claim.ts';

/** A clock to check, and how to make its time pass. */
export interface ClockSubject {
  readonly clock: Clock;
  readonly pass: (milliseconds: number) => Promise<void>;
}

/** The contract of `Clock`. */
export const clockClaims: readonly Claim<ClockSubject>[] = [
  {
    claim: 'shows the time in epoch milliseconds',
    check: async ({ clock, pass }) => {
      const before = clock.now();
      await pass(10);
      invariant(clock.now() - before >= 9, 'the time passes');
      invariant(new Date(before).getUTCFullYear() > 2020, 'the time is of this century');
    },
  },
  {
    claim: 'ends a wait after its time, and not before',
    check: async ({ clock, pass }) => {
      let ended = false;
      clock.wait(30, NEVER_CANCELLED).then(() => {
        ended = true;
      });
      await pass(5);
      same(ended, false);
      await pass(40);
      same(ended, true);
    },
  },
  {
    claim: 'ends a wait at once if it is cancelled, before or during the wait',
    check: async ({ clock }) => {
      const cancellation = makeCancellation();
      const wait = clock.wait(3_600_000, cancellation);
      cancellation.cancel();
      await wait;
      await clock.wait(3_600_000, cancellation);
    },
  },
];
