import type { RunReport, ScenarioResult } from '../report/run-report.schema.ts';

/** A report, and the file that it comes from. */
export interface ShardReport {
  readonly file: string;
  readonly report: RunReport;
}

/** Merges the reports of shards into one. Its notes name what is missing, there twice, or of another version. */
export function mergeReports(
  shards: readonly [ShardReport, ...ShardReport[]],
  outcomeOf: (scenarios: readonly ScenarioResult[]) => RunReport['outcome'],
): RunReport {
  const reports = shards.map(({ report }) => report);
  const [first] = shards;
  const { scenarios, notes: twice } = together(shards);
  const missing = missingShards(shards);
  const notes = [
    ...missing,
    ...otherVersions(shards),
    ...twice,
    ...reports.flatMap((report) => report.notes ?? []),
  ];
  const starts = reports.map(({ startedAt }) => Date.parse(startedAt));
  const start = Math.min(...starts);
  const end = Math.max(...reports.map(({ ms }, at) => (starts[at] ?? start) + ms));
  const count = (ended: ScenarioResult['outcome']): number =>
    scenarios.filter((scenario) => scenario.outcome === ended).length;
  // What is not complete has not passed.
  const outcome = outcomeOf(scenarios);
  return {
    format: 1,
    kind: 'run',
    gatehouse: first.report.gatehouse,
    startedAt: new Date(start).toISOString(),
    ms: end - start,
    arguments: withoutShard(first.report.arguments),
    outcome: outcome === 'passed' && missing.length > 0 ? 'failed' : outcome,
    totals: {
      passed: count('passed'),
      failed: count('failed'),
      skipped: count('skipped'),
      interrupted: count('interrupted'),
    },
    ...(notes.length === 0 ? {} : { notes }),
    scenarios: [...scenarios],
  };
}

/** Every scenario once. Of two with the same id, the one that was played later counts. */
function together(shards: readonly ShardReport[]) {
  const found = new Map<string, { readonly file: string; readonly scenario: ScenarioResult }>();
  const notes: string[] = [];
  for (const { file, report } of shards) {
    for (const scenario of report.scenarios) {
      const other = found.get(scenario.id);
      if (other !== undefined) {
        notes.push(
          `${scenario.id} is in ${other.file} and in ${file}. The one that was played later counts.`,
        );
      }
      if (other === undefined || other.scenario.startedAt <= scenario.startedAt) {
        found.set(scenario.id, { file, scenario });
      }
    }
  }
  return { scenarios: [...found.values()].map(({ scenario }) => scenario), notes };
}

function otherVersions([first, ...others]: readonly ShardReport[]): string[] {
  return others
    .filter(({ report }) => report.gatehouse !== first?.report.gatehouse)
    .map(
      ({ file, report }) =>
        `${file} was made by Gatehouse ${report.gatehouse}, and ${first?.file} by ${first?.report.gatehouse}.`,
    );
}

interface Shard {
  readonly number: number;
  readonly of: number;
}

/** What a report says of its shard: `--shard 2/4`. */
// As many as `--shard` takes.
const MOST_SHARDS = 9_999;

function shardOf({ arguments: given }: RunReport): Shard | null {
  const [, number, of] = /^(\d+)\/(\d+)$/.exec(given[given.indexOf('--shard') + 1] ?? '') ?? [];
  return given.includes('--shard') && number !== undefined && Number(of) <= MOST_SHARDS
    ? { number: Number(number), of: Number(of) }
    : null;
}

/** A sentence for each set of shards that is not complete. */
function missingShards(shards: readonly ShardReport[]): string[] {
  const found = shards.flatMap(({ report }) => shardOf(report) ?? []);
  const sizes = [...new Set(found.map(({ of }) => of))];
  const mixed =
    sizes.length > 1
      ? [`The shards are of different runs: of ${sizes.toSorted(byNumber).join(' and of ')}.`]
      : [];
  const missing = sizes.flatMap((size) => {
    const there = found.filter(({ of }) => of === size).map(({ number }) => number);
    const lacking = Array.from({ length: size }, (_, at) => at + 1).filter(
      (number) => !there.includes(number),
    );
    return lacking.length === 0
      ? []
      : [`The report of shard ${lacking.map((number) => `${number}/${size}`).join(', ')} is missing.`];
  });
  return [...mixed, ...missing];
}

const byNumber = (a: number, b: number): number => a - b;

const withoutShard = (given: readonly string[]): string[] => {
  const at = given.indexOf('--shard');
  return at < 0 ? [...given] : given.toSpliced(at, 2);
};
