import { describe, expect, it } from 'vitest';
import { aLoadReport, aPeriod, LOAD_START } from '../../testing/a-load-report.ts';
import { parseArtillery } from './parse-artillery.ts';

const read = (report: unknown) => parseArtillery(JSON.stringify(report), 'load.json');

describe('a report of Artillery', () => {
  it('is a run, from its first figure to its last', () => {
    const run = read(aLoadReport())._unsafeUnwrap();
    expect(run.startedAt).toBe(LOAD_START);
    expect(run.intervals.map(({ from, to }) => [from, to])).toEqual([
      [0, 6],
      [6, 16],
      [16, 25],
    ]);
    expect(run.seconds).toBe(25);
    expect(run.counters.get('vusers.created')).toBe(60);
    expect(run.intervals[1]?.times.get('gatehouse.sign_in.service_time')?.p95).toBe(200);
  });

  it('has empty intervals where nothing happened, however long', () => {
    const run = read(aLoadReport({}, [aPeriod(0), aPeriod(1), aPeriod(9)]))._unsafeUnwrap();
    expect(run.intervals.map(({ from, to, counters }) => [from, to, counters.size])).toEqual([
      [0, 6, 2],
      [6, 16, 2],
      [16, 86, 0],
      [86, 95, 2],
    ]);
    const short = read(aLoadReport({}, [aPeriod(0), aPeriod(1), aPeriod(3)]))._unsafeUnwrap();
    expect(short.intervals.map(({ from, to }) => [from, to])).toEqual([
      [0, 6],
      [6, 16],
      [16, 26],
      [26, 35],
    ]);
  });

  it('is read in the order of time, and with one period', () => {
    const mixed = read(aLoadReport({}, [aPeriod(2), aPeriod(0), aPeriod(1)]))._unsafeUnwrap();
    expect(mixed.intervals).toEqual(read(aLoadReport())._unsafeUnwrap().intervals);
    expect(read(aLoadReport({}, [aPeriod(0)]))._unsafeUnwrap().seconds).toBe(5);
  });

  it.each([
    ['text', '{"aggregate":', 'is not JSON.', 'artillery run --output'],
    ['nothing', 'null', 'is not a report of Artillery.', 'artillery run --output'],
    ['other JSON', '{"kind":"run"}', 'is not a report of Artillery.', 'artillery run --output'],
    [
      'an empty report',
      JSON.stringify({ aggregate: { counters: {} }, intermediate: [] }),
      'nobody arrived',
      'run the test again',
    ],
    [
      'a test of another engine',
      JSON.stringify({
        aggregate: { counters: { 'http.requests': 3 } },
        intermediate: [{ period: '1767225600000', counters: { 'http.requests': 3 } }],
      }),
      'nobody signed in with Gatehouse',
      'engine: gatehouse',
    ],
    [
      'a count below 0',
      JSON.stringify(aLoadReport({ 'vusers.failed': -1 })),
      'aggregate.counters',
      'artillery',
    ],
    [
      'a moment that is none',
      JSON.stringify(aLoadReport({}, [aPeriod(0, { period: '9e99' })])),
      'a mistake at intermediate.0.period',
      'artillery',
    ],
  ])('is not %s', (_what, text, what, next) => {
    const error = parseArtillery(text, 'x')._unsafeUnwrapErr();
    expect(error.what).toContain(what);
    expect(error.next).toContain(next);
  });
});
