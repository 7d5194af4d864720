import { makeSpinnerCounter } from '@gatehouse-login/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenStable } from './when-stable.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Waits for the page of these parts, and tells after how many milliseconds it was stable. */
function watch(spinner: ReturnType<typeof makeSpinnerCounter>, loaded: readonly Promise<unknown>[]) {
  const started = Date.now();
  const seen: { after?: number } = {};
  void whenStable(spinner, loaded).then(() => {
    seen.after = Date.now() - started;
  });
  return seen;
}
const later = (ms: number, fails = false) =>
  new Promise((resolve, reject) => setTimeout(fails ? reject : resolve, ms));

describe('a page is stable [9.10]', () => {
  it('when everything that it loads ahead is there, or has failed', async () => {
    const seen = watch(makeSpinnerCounter(), [later(1_000), later(2_000, true)]);
    await vi.advanceTimersByTimeAsync(1_900);
    expect(seen.after).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(seen.after).toBeLessThan(2_100);
  });

  it('not while somebody waits for an answer', async () => {
    const spinner = makeSpinnerCounter();
    const seen = watch(spinner, [later(100)]);
    spinner.show();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(seen.after).toBeUndefined();
    spinner.hide();
    await vi.advanceTimersByTimeAsync(100);
    expect(seen.after).toBeGreaterThanOrEqual(5_000);
  });

  it('after 30 seconds whatever it still does', async () => {
    const spinner = makeSpinnerCounter(1);
    const seen = watch(spinner, [new Promise(() => {})]);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(seen.after).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.after).toBe(30_000);
  });
});
