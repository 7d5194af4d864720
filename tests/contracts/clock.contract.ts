import { type Clock, makeCancellation, NEVER_CANCELLED } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';

/** A clock under test, and how to make its time pass. */
export interface ClockSubject {
  readonly clock: Clock;
  readonly pass: (milliseconds: number) => Promise<void>;
}

/** What every clock must do. */
export function clockContract(name: string, arrange: () => ClockSubject): void {
  describe(`clock: ${name}`, () => {
    it('shows that time passes, in epoch milliseconds', async () => {
      const { clock, pass } = arrange();
      const before = clock.now();
      await pass(10);
      expect(clock.now() - before).toBeGreaterThanOrEqual(9);
      expect(new Date(before).getUTCFullYear()).toBeGreaterThan(2020);
    });

    it('ends a wait when its time has come, and not before', async () => {
      const { clock, pass } = arrange();
      let ended = false;
      clock.wait(30, NEVER_CANCELLED).then(() => {
        ended = true;
      });
      await pass(5);
      expect(ended).toBe(false);
      await pass(40);
      expect(ended).toBe(true);
    });

    it('ends a wait at once when it is cancelled, before or meanwhile', async () => {
      const { clock } = arrange();
      const cancellation = makeCancellation();
      const wait = clock.wait(3_600_000, cancellation);
      cancellation.cancel();
      await wait;
      await clock.wait(3_600_000, cancellation);
    });
  });
}
