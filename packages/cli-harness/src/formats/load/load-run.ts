/** How long something took: how often it was measured, and milliseconds. */
export interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** What was counted and what was measured, by the names of Artillery's report. */
export interface Metrics {
  readonly counters: ReadonlyMap<string, number>;
  readonly times: ReadonlyMap<string, Times>;
}

/** A part of a run, in seconds since the first figure. */
export interface Interval extends Metrics {
  readonly from: number;
  readonly to: number;
}

/** A load test, as Artillery has told it. */
export interface LoadRun extends Metrics {
  /** The name of the report, as it was given. */
  readonly file: string;
  /** When the first figure was taken, in epoch milliseconds. */
  readonly startedAt: number;
  /** From the first figure to the last. */
  readonly seconds: number;
  /** In the order of time, without gaps. */
  readonly intervals: readonly Interval[];
}

/** What a counter has counted: 0 if it is not there. */
export const countOf = ({ counters }: Metrics, name: string): number => counters.get(name) ?? 0;

/** The counters whose names begin with `prefix`, by the rest of their names; the largest first. */
export const countsUnder = (
  { counters }: Metrics,
  prefix: string,
): readonly (readonly [name: string, count: number])[] =>
  [...counters]
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, count]) => [name.slice(prefix.length), count] as const)
    .toSorted(([, a], [, b]) => b - a);

/** The rest of each name of a time that begins with `prefix`, in any of these runs. */
export const timesUnder = (runs: readonly Metrics[], prefix: string): readonly string[] => [
  ...new Set(
    runs.flatMap(({ times }) =>
      [...times.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)),
    ),
  ),
];

// The first and the last interval may be cut to almost nothing, and one arrival would look like a crowd.
const SHORTEST = 1;

/** How many there were in a second. */
export const perSecond = (count: number, { from, to }: Interval): number =>
  count / Math.max(SHORTEST, to - from);

// More points than this are too fine to be seen.
const MOST_POINTS = 180;

/** How many seconds a point of a picture stands for, and how many intervals those are. */
export function pointOf({ intervals, seconds }: Pick<LoadRun, 'intervals' | 'seconds'>): {
  readonly seconds: number;
  readonly intervals: number;
} {
  // The first and the last one may be cut.
  const [first, second = first] = intervals;
  const step = intervals.length < 3 ? seconds : (second?.to ?? 0) - (second?.from ?? 0);
  const together = intervals.length <= MOST_POINTS ? 1 : Math.ceil(seconds / step / MOST_POINTS);
  return { seconds: step * together, intervals: together };
}

/**
 * A run with the intervals that are drawn. In a long run neighbours are taken together: counts are added, and of times the
 * longest stays. A long time without anything stays by itself.
 */
export function drawnOf(run: LoadRun): LoadRun {
  const point = pointOf(run);
  if (point.intervals === 1) return run;
  const groups = new Map<string, Interval[]>();
  for (const each of run.intervals) {
    const isLong = each.to - each.from > point.seconds;
    const key = isLong ? `from ${each.from}` : String(Math.floor(each.from / point.seconds));
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return { ...run, intervals: [...groups.values()].map(together) };
}

function together(parts: readonly Interval[]): Interval {
  const counters = new Map<string, number>();
  const times = new Map<string, Times>();
  for (const part of parts) {
    for (const [name, count] of part.counters) counters.set(name, (counters.get(name) ?? 0) + count);
    for (const [name, each] of part.times) {
      const other = times.get(name) ?? NO_TIMES;
      times.set(name, {
        count: each.count + other.count,
        p50: Math.max(each.p50, other.p50),
        p95: Math.max(each.p95, other.p95),
        p99: Math.max(each.p99, other.p99),
        max: Math.max(each.max, other.max),
      });
    }
  }
  return { counters, times, from: parts.at(0)?.from ?? 0, to: parts.at(-1)?.to ?? 0 };
}

const NO_TIMES: Times = { count: 0, p50: 0, p95: 0, p99: 0, max: 0 };
