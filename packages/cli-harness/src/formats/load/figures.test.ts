import { describe, expect, it } from 'vitest';
import { figuresOf, headlineOf } from './figures.ts';
import type { Interval, LoadRun } from './load-run.ts';

const counted = (counters: Readonly<Record<string, number>>) => ({
  counters: new Map(Object.entries(counters)),
  times: new Map(),
});
const interval = (from: number, to: number, signedIn: number): Interval => ({
  from,
  to,
  ...counted({ 'gatehouse.outcome.signed-in': signedIn }),
});
const figures = (counters: Readonly<Record<string, number>>, intervals: readonly Interval[] = []) => {
  const run: LoadRun = {
    file: 'load.json',
    startedAt: 0,
    seconds: 20,
    intervals,
    ...counted({ 'vusers.created': 1_200, ...counters }),
  };
  return figuresOf(run);
};

describe('the figures of a load test', () => {
  it('have the peak of the sign-ins, and no peak of an interval that is cut to nothing', () => {
    const cut = interval(20, 20.01, 1);
    const { signInsPerSecondAtPeak } = figures({}, [interval(0, 10, 50), interval(10, 20, 385), cut]);
    expect(signInsPerSecondAtPeak).toBe(38.5);
  });

  it('count errors by kind, and what came of sign-ins', () => {
    const all = figures({
      'errors.b': 1,
      'errors.a.b': 5,
      'gatehouse.outcome.refused': 6,
      'gatehouse.fault.too-many': 6,
      'gatehouse.sessions.left_open': 2,
    });
    expect(all).toMatchObject({
      errors: 6,
      errorsByKind: { 'a.b': 5, b: 1 },
      outcomes: { refused: 6 },
      faults: { 'too-many': 6 },
      sessionsLeftOpen: 2,
      wentWell: false,
    });
  });
});

describe('the headline', () => {
  const good = figures({});
  const bad = figures({ 'vusers.failed': 12, 'errors.x': 14 });

  it.each([
    [good, 'The run went well: none of 1,200 virtual users failed, and there was no error'],
    [bad, 'The run did not go well: 12 of 1,200 virtual users failed, with 14 errors'],
    [figures({ 'errors.x': 1 }), 'The run did not go well: 1 error, and none of 1,200 virtual users failed'],
    [
      figures({ 'vusers.failed': 1, 'vusers.created': 1 }),
      'The run did not go well: 1 of 1 virtual user failed, with no error',
    ],
  ])('says how one run went', (of, told) => {
    expect(headlineOf([of])).toBe(told);
  });

  it('says how both runs went', () => {
    expect(headlineOf([good, good])).toBe('Both runs went well');
    expect(headlineOf([bad, bad])).toBe('Neither run went well');
    expect(headlineOf([bad, good])).toBe('The first run did not go well, and the second did');
    expect(headlineOf([good, bad])).toBe('The first run went well, and the second did not');
  });
});
