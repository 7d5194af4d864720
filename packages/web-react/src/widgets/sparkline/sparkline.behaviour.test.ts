import { describe, expect, it } from 'vitest';
import { LONGEST_TRAIL, sparklineOf, withPoint } from './sparkline.behaviour.ts';

describe('a small chart', () => {
  it('runs from left to right, the highest value at the top', () => {
    expect(sparklineOf([1, 3, 2], 100, 20)).toEqual({
      line: 'M0 20L50 0L100 10',
      area: 'M0 20L50 0L100 10L100 20L0 20Z',
    });
  });

  it('is a line in the middle for values that are all the same', () => {
    expect(sparklineOf([5, 5], 10, 4)?.line).toBe('M0 2L10 2');
  });

  it.each([[[]], [[1]]])('needs two values, and has none for %j', (trail) => {
    expect(sparklineOf(trail, 10, 4)).toBeNull();
  });

  it('has short coordinates', () => {
    expect(sparklineOf([1.1, 1.2, 1.3, 1.1], 100, 10)?.line).toBe('M0 10L33.33 5L66.67 0L100 10');
  });

  it('keeps the last values', () => {
    let trail: readonly number[] = [];
    for (let value = 0; value < LONGEST_TRAIL + 5; value += 1) trail = withPoint(trail, value);
    expect(trail).toHaveLength(LONGEST_TRAIL);
    expect([trail[0], trail.at(-1)]).toEqual([5, LONGEST_TRAIL + 4]);
  });
});
