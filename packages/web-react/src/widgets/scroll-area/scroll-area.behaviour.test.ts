import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCROLL_THROTTLE, throttled, thumbOf, topAfterDrag, topAfterPress } from './scroll-area.behaviour.ts';

const box = (content: number, view: number, top = 0) => ({ content, view, top });

describe('the bar of a scroll area [9.12]', () => {
  it.each([
    [100, 100],
    [101, 100],
    [50, 100],
  ])('is not shown for %i px of content in %i px', (content, view) => {
    expect(thumbOf(box(content, view))).toBeNull();
  });

  it('is shown beyond 1 px, and its thumb is as long as the visible share', () => {
    expect(thumbOf(box(101.5, 100))).not.toBeNull();
    expect(thumbOf(box(400, 200))).toEqual({ size: 100, start: 0 });
    expect(thumbOf(box(400, 200, 100))).toEqual({ size: 100, start: 50 });
    expect(thumbOf(box(400, 200, 200))).toEqual({ size: 100, start: 100 });
  });

  it('stays on its track when the content is pulled beyond its ends, and can always be taken hold of', () => {
    expect(thumbOf(box(400, 200, -30))?.start).toBe(0);
    expect(thumbOf(box(400, 200, 260))?.start).toBe(100);
    expect(thumbOf(box(100_000, 200))?.size).toBe(24);
    expect(thumbOf(box(100, 10))?.size).toBe(10);
  });

  it('follows the pointer, as far as its ends', () => {
    expect(topAfterDrag(box(400, 200), 50)).toBe(100);
    expect(topAfterDrag(box(400, 200, 100), -500)).toBe(0);
    expect(topAfterDrag(box(400, 200, 100), 500)).toBe(200);
    expect(topAfterDrag(box(100, 10, 3), 5), 'a thumb without room').toBe(3);
    expect(topAfterDrag(box(100, 100), 5), 'no thumb').toBe(0);
  });

  it('turns a page towards a press on its track', () => {
    expect(topAfterPress(box(1_000, 200, 400), 10)).toBe(200);
    expect(topAfterPress(box(1_000, 200, 400), 190)).toBe(600);
    expect(topAfterPress(box(1_000, 200, 400), 90), 'on the thumb').toBe(400);
    expect(topAfterPress(box(100, 100), 5)).toBe(0);
  });
});

describe('a throttled function [9.17]', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const arrange = () => {
    const run = vi.fn();
    return { run, made: throttled(run, SCROLL_THROTTLE) };
  };

  it('runs at once, then every 20 ms, and never leaves out the last call', () => {
    const { run, made } = arrange();
    made.call();
    made.call();
    made.call();
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(19);
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(100);
    expect(run).toHaveBeenCalledTimes(2);
    made.call();
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('runs no more once it is stopped', () => {
    const { run, made } = arrange();
    made.call();
    made.call();
    made.stop();
    vi.advanceTimersByTime(100);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
