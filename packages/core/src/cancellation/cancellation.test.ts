import { describe, expect, it, vi } from 'vitest';
import { makeCancellation, NEVER_CANCELLED } from './cancellation.ts';

describe('a cancellation', () => {
  it('has not happened until it does, and then has for good', () => {
    const source = makeCancellation();
    expect(source.cancelled).toBe(false);
    source.cancel();
    expect(source.cancelled).toBe(true);
    source.cancel();
    expect(source.cancelled).toBe(true);
  });

  it('calls each listener once', () => {
    const source = makeCancellation();
    const [one, other] = [vi.fn(), vi.fn()];
    source.onCancel(one);
    source.onCancel(other);
    source.cancel();
    source.cancel();
    expect(one).toHaveBeenCalledTimes(1);
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('calls a listener once even where that listener cancels again', () => {
    const source = makeCancellation();
    const listener = vi.fn(() => source.cancel());
    source.onCancel(listener);
    source.cancel();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is already true for its listeners', () => {
    const source = makeCancellation();
    const seen: boolean[] = [];
    source.onCancel(() => seen.push(source.cancelled));
    source.cancel();
    expect(seen).toEqual([true]);
  });

  it('calls a late listener at once', () => {
    const source = makeCancellation();
    source.cancel();
    const late = vi.fn();
    source.onCancel(late)();
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('does not call a listener that was taken off', () => {
    const source = makeCancellation();
    const listener = vi.fn();
    source.onCancel(listener)();
    source.cancel();
    expect(listener).not.toHaveBeenCalled();
  });

  it('that never happens calls nobody', () => {
    const listener = vi.fn();
    NEVER_CANCELLED.onCancel(listener)();
    expect(NEVER_CANCELLED.cancelled).toBe(false);
    expect(listener).not.toHaveBeenCalled();
  });
});
