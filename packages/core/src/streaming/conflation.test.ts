import { describe, expect, it } from 'vitest';
import { fakeClock } from '../testing/fake-clock.ts';
import { makeConflation } from './conflation.ts';

function arrange(throttle: number, onDeliver: (value: number) => void = () => {}) {
  const clock = fakeClock();
  const delivered: string[] = [];
  const turns = makeConflation<string, number>(
    throttle,
    clock,
    (key, value) => {
      delivered.push(`${key}${value}`);
      onDeliver(value);
    },
    (_, next) => next,
  );
  return { clock, delivered, turns };
}

describe('conflation', () => {
  it('delivers everything at once without a throttle', () => {
    const { delivered, turns } = arrange(0);
    for (const value of [1, 2, 3]) turns.put('a', value);
    expect(delivered).toEqual(['a1', 'a2', 'a3']);
  });

  it('delivers the first value at once, and the last one of each key at the next turn', async () => {
    const { clock, delivered, turns } = arrange(250);
    for (const value of [1, 2, 3]) turns.put('a', value);
    turns.put('b', 7);
    expect(delivered).toEqual(['a1']);
    await clock.advance(249);
    expect(delivered).toEqual(['a1']);
    await clock.advance(1);
    expect(delivered).toEqual(['a1', 'a3', 'b7']);
    await clock.advance(1000);
    turns.put('a', 4);
    expect(delivered.at(-1)).toBe('a4');
    turns.put('a', 5);
    await clock.advance(250);
    expect(delivered.at(-1)).toBe('a5');
  });

  it('keeps what its own delivery causes', async () => {
    const { clock, delivered, turns } = arrange(100, (value) => {
      if (value < 3) turns.put('a', value + 1);
    });
    turns.put('a', 1);
    await clock.advance(300);
    expect(delivered).toEqual(['a1', 'a2', 'a3']);
  });

  it('delivers nothing after it is closed, and waits for nothing', async () => {
    const { clock, delivered, turns } = arrange(100);
    turns.put('a', 1);
    turns.put('a', 2);
    turns.close();
    turns.put('a', 3);
    await clock.advance(300);
    expect(delivered).toEqual(['a1']);
    expect(clock.waiting).toBe(0);
  });
});
