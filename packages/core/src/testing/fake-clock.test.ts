import { describe, expect, it } from 'vitest';
import { makeCancellation, NEVER_CANCELLED } from '../cancellation/cancellation.ts';
import { fakeClock } from './fake-clock.ts';

describe('fake clock', () => {
  it('stands still until it is moved', async () => {
    const clock = fakeClock(5_000);
    expect(clock.now()).toBe(5_000);
    await clock.advance(250);
    expect(clock.now()).toBe(5_250);
  });

  it('ends waits in the order of their times, each at its own', async () => {
    const clock = fakeClock(0);
    const seen: [string, number][] = [];
    clock.wait(200, NEVER_CANCELLED).then(() => seen.push(['late', clock.now()]));
    clock.wait(100, NEVER_CANCELLED).then(() => seen.push(['early', clock.now()]));
    await clock.advance(1_000);
    expect(seen).toEqual([
      ['early', 100],
      ['late', 200],
    ]);
  });

  it('lets one wait follow another within one move', async () => {
    const clock = fakeClock(0);
    const seen: number[] = [];
    const tick = async (): Promise<void> => {
      for (let turn = 0; turn < 3; turn += 1) {
        await clock.wait(100, NEVER_CANCELLED);
        seen.push(clock.now());
      }
    };
    const ticking = tick();
    await clock.advance(300);
    await ticking;
    expect(seen).toEqual([100, 200, 300]);
  });

  it('counts the waits under way, a cancelled one no longer', () => {
    const clock = fakeClock();
    const cancellation = makeCancellation();
    clock.wait(100, NEVER_CANCELLED);
    clock.wait(100, cancellation);
    expect(clock.waiting).toBe(2);
    cancellation.cancel();
    expect(clock.waiting).toBe(1);
  });
});
