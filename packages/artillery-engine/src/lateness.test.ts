import { describe, expect, it } from 'vitest';
import type { Phase } from './artillery.ts';
import { makeLateness, plannedAt } from './lateness.ts';

const times = (phase: Phase, count: number): readonly (number | null)[] =>
  Array.from({ length: count }, (_, at) => plannedAt(phase, at));

describe('an arrival is planned', () => {
  it('at a steady rate', () => {
    expect(times({ duration: 1, arrivalRate: 4 }, 3)).toEqual([250, 500, 750]);
  });

  it('by a number of arrivals', () => {
    expect(times({ duration: 10, arrivalCount: 4 }, 2)).toEqual([2_500, 5_000]);
  });

  it('in the second of a ramp that it belongs to', () => {
    // 1, 2 and 3 arrivals a second.
    expect(times({ duration: 3, arrivalRate: 1, rampTo: 3 }, 7)).toEqual([
      1_000,
      1_500,
      2_000,
      2_333,
      2_666,
      2_999,
      null,
    ]);
  });

  it('in the share of a worker', () => {
    // Half an arrival a second for each of two workers: the first one has it.
    const phase = { duration: 2, arrivalRate: 0.5, rampTo: 0.5, totalWorkers: 2 };
    expect(plannedAt({ ...phase, worker: 1 }, 0)).toBe(1_000);
    expect(plannedAt({ ...phase, worker: 2 }, 0)).toBeNull();
  });

  it.each([
    ['by chance', { duration: 1, arrivalRate: 4, mode: 'poisson' }],
    ['with a limit of visitors', { duration: 1, arrivalRate: 4, maxVusers: 2 }],
    ['in a pause', { duration: 1 }],
  ])('at no time %s', (_, phase) => {
    expect(plannedAt(phase, 0)).toBeNull();
  });
});

describe('a visitor is late', () => {
  it('by what is over since the plan, in the phase that began last', () => {
    let now = 10_000;
    const first = { duration: 1, arrivalRate: 10, startTime: 10_000 };
    const second: { -readonly [Key in keyof Phase]: Phase[Key] } = { duration: 1, arrivalRate: 10 };
    const late = makeLateness([first, second], () => now);
    now = 10_100;
    expect(late()).toBe(0);
    now = 10_530;
    expect(late()).toBe(330);
    second.startTime = 11_000;
    now = 11_150;
    expect(late()).toBe(50);
  });

  it('never before the first phase', () => {
    expect(makeLateness([{ duration: 1, arrivalRate: 1 }])()).toBe(0);
  });
});
