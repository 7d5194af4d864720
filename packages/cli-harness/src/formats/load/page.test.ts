import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Interval, LoadRun, Metrics, Times } from './load-run.ts';
import { loadPageOf } from './page.ts';

const times = (p50: number): Times => ({ count: 5, p50, p95: p50 * 2, p99: p50 * 3, max: p50 * 4 });
const metrics = (
  counters: Readonly<Record<string, number>>,
  measured: Readonly<Record<string, Times>> = {},
): Metrics => ({ counters: new Map(Object.entries(counters)), times: new Map(Object.entries(measured)) });

const ALL = metrics(
  { 'vusers.created': 30, 'gatehouse.outcome.signed-in': 30, 'gatehouse.call.session.200': 30 },
  {
    'gatehouse.sign_in.service_time': times(100),
    'gatehouse.state.signing-in': times(60),
    'gatehouse.call.session': times(50),
  },
);
const intervalsOf = (count: number, of: Metrics = ALL): readonly Interval[] =>
  Array.from({ length: count }, (_, at) => ({ from: at * 10, to: (at + 1) * 10, ...of }));
const aRun = (changes: Partial<LoadRun> = {}): LoadRun => ({
  file: 'load.json',
  startedAt: Date.parse('2026-01-01T00:00:00Z'),
  seconds: 30,
  intervals: intervalsOf(3),
  ...ALL,
  ...changes,
});
const FAILED = metrics({
  'vusers.created': 30,
  'vusers.failed': 9,
  'vusers.skipped': 4,
  'errors.it was refused': 9,
  'gatehouse.outcome.signed-in': 21,
  'gatehouse.outcome.refused': 9,
  'gatehouse.call.session.429': 9,
});

describe('the page of a load test', () => {
  it('loads nothing: its policy allows its own style alone', async () => {
    const page = await loadPageOf([aRun()]);
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page).toContain(`style-src &#39;sha256-${hash}&#39;`);
    expect(page).not.toMatch(/<script|\son\w+=|\sstyle=|url\(|@import|<link|<iframe|\ssrc=|\shref=/i);
  });

  it('has no number that is none, even of a run without times', async () => {
    const nothing = metrics({ 'gatehouse.outcome.refused': 1 });
    for (const run of [
      aRun(),
      aRun({ ...nothing, intervals: intervalsOf(1, nothing) }),
      aRun({ ...nothing, seconds: 0, intervals: [{ from: 0, to: 0, ...nothing }] }),
    ])
      expect(await loadPageOf([run])).not.toMatch(/NaN|undefined|Infinity|null/);
  });

  it('says in words what each picture shows, and has its figures as a table', async () => {
    const [slow, fast] = [times(100), times(20)].map((of) =>
      metrics({ 'vusers.created': 30 }, { 'gatehouse.state.signing-in': of }),
    );
    const intervals = [...intervalsOf(1, fast), { ...(slow ?? ALL), from: 10, to: 20 }];
    const page = await loadPageOf([aRun({ intervals })]);
    expect(page).toContain(
      'aria-label="signing-in, median, p95 and p99, in 30 s. median: 100 ms at most, at 10 s; p95: 200 ms at most, at 10 s; p99: 300 ms at most, at 10 s."',
    );
    expect(page).toContain('<th scope="row">10 s – 20 s</th><td>100 ms</td><td>200 ms</td><td>300 ms</td>');
    expect(page.match(/role="img"/g)).toHaveLength(page.match(/<figure/g)?.length ?? 0);
  });

  it('breaks a line where nothing was measured', async () => {
    const [before, , after] = intervalsOf(3);
    const gap: Interval = { from: 10, to: 20, ...metrics({ 'vusers.created': 1 }) };
    const page = await loadPageOf([aRun({ intervals: [before ?? gap, gap, after ?? gap] })]);
    expect(page).toMatch(/class="line tone-accent" d="M166\.7,[\d.]+ZM833\.3,[\d.]+Z"/);
    expect(page).toMatch(/<circle class="dot tone-accent" cx="16.667%"/);
  });

  it('draws a line along a long time without anything, not to its middle', async () => {
    const intervals = [
      ...intervalsOf(2),
      { from: 20, to: 90, ...metrics({}) },
      { ...ALL, from: 90, to: 100 },
    ];
    const page = await loadPageOf([aRun({ intervals, seconds: 100 })]);
    expect(page).toMatch(/class="line tone-good" d="M50,0L150,0L200,200L900,200L950,0"/);
  });

  it('shows failures, errors with their shares, and statuses', async () => {
    const page = await loadPageOf([aRun({ ...FAILED, times: ALL.times, intervals: intervalsOf(3, FAILED) })]);
    expect(page).toContain('<h1 class="bad">The run did not go well: 9 of 30 virtual users failed');
    expect(page).toContain('<th scope="row" class="long">it was refused</th><td>9</td><td>100%</td>');
    expect(page).toContain('<span class="bad">429</span> <span class="muted">× 9</span>');
    expect(page).toContain('Artillery left out 4 arrivals');
    // The refused stand on those who signed in.
    const [, good = '', refused = ''] =
      /<g class="bars parted tone-good"><rect[^>]* y="([\d.]+)"[\s\S]*?<g class="bars parted tone-warm"><rect[^>]* y="([\d.]+)"/.exec(
        page,
      ) ?? [];
    expect(Number(refused)).toBeLessThan(Number(good));
  });

  it('compares two runs: their figures with the ratio, and their lines in one picture', async () => {
    const slower = aRun({
      file: 'before.json',
      times: new Map([...ALL.times, ['gatehouse.sign_in.service_time', times(200)]]),
    });
    const page = await loadPageOf([aRun(), slower]);
    expect(page).toContain('<h1 class="good">Both runs went well</h1>');
    expect(page).toContain(
      '<th scope="row">median</th><td class="">100 ms</td><td class="">200 ms</td><td>× 0.5</td>',
    );
    expect(page).toMatch(
      /<svg class="plot"[^>]*>(?:(?!<\/figure>)[\s\S])*tone-good second"(?:(?!<\/figure>)[\s\S])*tone-good"/,
    );
    expect(page).toContain('before.json');
  });

  it('takes names for text, whatever they hold', async () => {
    const hostile = '<script>alert(1)</script>"\'& \u202e';
    const of = metrics(
      {
        ...Object.fromEntries([...FAILED.counters]),
        [`errors.${hostile}`]: 1,
        [`gatehouse.outcome.${hostile}`]: 1,
        [`gatehouse.fault.${hostile}`]: 1,
        [`gatehouse.call.${hostile}.${hostile}`]: 1,
      },
      { [`gatehouse.state.${hostile}`]: times(1), [`gatehouse.call.${hostile}`]: times(1) },
    );
    const page = await loadPageOf([aRun({ ...of, file: hostile, intervals: intervalsOf(2, of) })]);
    expect(page).not.toContain('<script');
    expect(page).not.toContain('\u202e');
    expect(page).not.toMatch(/aria-label="[^"]*<script/);
  });

  it('stays small, however long the run was and however many names it has', async () => {
    const kinds = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`errors.number ${at}`, 1]));
    const page = await loadPageOf([
      aRun({ ...metrics(kinds), seconds: 40_000, intervals: intervalsOf(4_000) }),
    ]);
    expect(page.length).toBeLessThan(500_000);
    expect(page).toContain("400 more are in Artillery's report.");
    expect(page).toContain('3 min 50 s, with the longest times of 23 intervals');
  });
});
