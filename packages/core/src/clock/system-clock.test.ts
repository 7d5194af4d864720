import { describe, expect, it, vi } from 'vitest';
import { makeCancellation, NEVER_CANCELLED } from '../cancellation/cancellation.ts';
import type { Clock } from '../ports/clock.ts';
import { clockClaims } from '../testing/index.ts';
import { systemClock } from './system-clock.ts';

const clock: Clock = systemClock;
const pass = (milliseconds: number): Promise<void> => clock.wait(milliseconds, NEVER_CANCELLED);

describe('the clock of the system', () => {
  it.each(clockClaims)('$claim', ({ check }) => check({ clock, pass }));

  it('keeps no timer and no listener once a wait is over', async () => {
    vi.useFakeTimers();
    const source = makeCancellation();
    const stop = vi.fn();
    const onCancel = (listener: () => void): (() => void) => {
      source.onCancel(listener);
      return stop;
    };
    const cancelled = clock.wait(1_000, { cancelled: false, onCancel });
    expect(vi.getTimerCount()).toBe(1);
    source.cancel();
    await cancelled;
    expect(vi.getTimerCount()).toBe(0);
    expect(stop).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
