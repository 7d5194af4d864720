import { describe, expect, it, vi } from 'vitest';
import { makeSpinnerCounter } from './spinner-counter.ts';

describe('the spinner counter [4.21]', () => {
  it('goes up on show and down on hide', () => {
    const counter = makeSpinnerCounter();
    const seen = [counter.getCount()];
    for (const step of [counter.show, counter.show, counter.hide, counter.show, counter.hide, counter.hide]) {
      step();
      seen.push(counter.getCount());
    }
    expect(seen).toEqual([0, 1, 2, 1, 2, 1, 0]);
  });

  it('never falls below zero', () => {
    const counter = makeSpinnerCounter();
    counter.hide();
    counter.hide();
    expect(counter.getCount()).toBe(0);
    counter.show();
    expect(counter.getCount()).toBe(1);
  });

  it('never starts below zero', () => {
    expect(makeSpinnerCounter(-3).getCount()).toBe(0);
  });

  it('may start above zero', () => {
    const counter = makeSpinnerCounter(2);
    counter.hide();
    expect(counter.getCount()).toBe(1);
  });

  it('tells of changes alone, with the new count in place', () => {
    const counter = makeSpinnerCounter();
    const listener = vi.fn(() => counter.getCount());
    counter.subscribe(listener);
    counter.hide();
    expect(listener).not.toHaveBeenCalled();
    counter.show();
    expect(listener).toHaveReturnedWith(1);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('tells nobody who has gone', () => {
    const counter = makeSpinnerCounter();
    const [stays, goes] = [vi.fn(), vi.fn()];
    counter.subscribe(stays);
    counter.subscribe(goes)();
    counter.show();
    expect(stays).toHaveBeenCalledTimes(1);
    expect(goes).not.toHaveBeenCalled();
  });

  it('is of one’s own: counters do not share their count', () => {
    const [one, other] = [makeSpinnerCounter(), makeSpinnerCounter()];
    one.show();
    expect(other.getCount()).toBe(0);
  });
});
