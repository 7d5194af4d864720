import { describe, expect, it } from 'vitest';
import type { RunReport, ScenarioResult } from '../report/run-report.schema.ts';
import { aFailure, aRunReport, aScenario } from '../testing/a-run-report.ts';
import { mergeReports, type ShardReport } from './merge.ts';

const outcomeOf = (all: readonly ScenarioResult[]) =>
  all.some(({ outcome }) => outcome === 'failed') ? 'failed' : 'passed';

const shard = (
  number: number,
  of: number,
  scenarios: ScenarioResult[],
  changes: Partial<RunReport> = {},
): ShardReport => ({
  file: `shard-${number}.json`,
  report: aRunReport(scenarios, {
    arguments: ['scenarios', '--shard', `${number}/${of}`, '--json'],
    ...changes,
  }),
});
const one = aScenario({ id: 'one' });
const two = aScenario({ id: 'two' });

describe('merging the reports of shards', () => {
  it('adds them up', () => {
    const later = { startedAt: '2026-01-01T00:00:02.000Z', ms: 500 };
    const merged = mergeReports([shard(1, 2, [one]), shard(2, 2, [two, aFailure()], later)], outcomeOf);
    expect(merged).toMatchObject({
      outcome: 'failed',
      totals: { passed: 2, failed: 1, skipped: 0, interrupted: 0 },
      startedAt: '2026-01-01T00:00:00.000Z',
      ms: 2_500,
      arguments: ['scenarios', '--json'],
    });
    expect(merged.scenarios.map(({ id }) => id)).toEqual(['one', 'two', 'login.yaml:9']);
    expect(merged.notes).toBeUndefined();
  });

  it('names missing shards, and does not pass without them', () => {
    const merged = mergeReports([shard(2, 4, [one])], outcomeOf);
    expect(merged.notes).toEqual(['The report of shard 1/4, 3/4, 4/4 is missing.']);
    expect(merged.outcome).toBe('failed');
  });

  it('names shards of different runs', () => {
    const merged = mergeReports([shard(1, 1, [one]), shard(1, 2, [two]), shard(2, 2, [])], outcomeOf);
    expect(merged.notes).toEqual(['The shards are of different runs: of 1 and of 2.']);
  });

  it('counts a scenario once, as it was played last', () => {
    const again = aFailure({ id: 'one', startedAt: '2026-01-01T01:00:00.000Z' });
    const merged = mergeReports([shard(1, 1, [again]), shard(1, 1, [one])], outcomeOf);
    expect(merged.totals).toMatchObject({ passed: 0, failed: 1 });
    expect(merged.notes).toEqual([
      'one is in shard-1.json and in shard-1.json. The one that was played later counts.',
    ]);
  });

  it('names another version, and passes on what the reports lack themselves', () => {
    const other = shard(2, 2, [two], { gatehouse: '0.2.0', notes: ['A note.'] });
    expect(mergeReports([shard(1, 2, [one]), other], outcomeOf).notes).toEqual([
      'shard-2.json was made by Gatehouse 0.2.0, and shard-1.json by 0.1.0.',
      'A note.',
    ]);
  });
});
