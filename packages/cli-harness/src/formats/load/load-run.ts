/** A summary of durations: the number of measurements, and times in milliseconds. */
export interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** Counters and durations, by their names in Artillery's report. */
export interface Metrics {
  readonly counters: ReadonlyMap<string, number>;
  readonly times: ReadonlyMap<string, Times>;
}

/** A part of a run. Times are in seconds since the first measurement. */
export interface Interval extends Metrics {
  readonly from: number;
  readonly to: number;
}

/** A load test, read from Artillery's report. */
export interface LoadRun extends Metrics {
  /** The name of the report, as the user gave it. */
  readonly file: string;
  /** The time of the first measurement, in epoch milliseconds. */
  readonly startedAt: number;
  /** The seconds from the first measurement to the last. */
  readonly seconds: number;
  /** In order of time, without gaps. */
  readonly intervals: readonly Interval[];
}

/** Returns the value of a counter, or 0 if it is missing. */
export const countOf = ({ counters }: Metrics, name: string): number => counters.get(name) ?? 0;

/** Returns the counters whose names start with `prefix`, by the rest of the name. The largest comes first. */
export const countsUnder = (
  { counters }: Metrics,
  prefix: string,
): readonly (readonly [name: string, count: number])[] =>
  [...counters]
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, count]) => [name.slice(prefix.length), count] as const)
    .toSorted(([, a], [, b]) => b - a);

/** Returns the rest of the name of each duration that starts with `prefix`, in any of the runs. */
export const timesUnder = (runs: readonly Metrics[], prefix: string): readonly string[] => [
  ...new Set(
    runs.flatMap(({ times }) =>
      [...times.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)),
    ),
  ),
];

// The first and the last interval may be very short, and one arrival would give a huge rate.
const SHORTEST = 1;

/** Returns a rate per second. */
export const perSecond = (count: number, { from, to }: Interval): number =>
  count / Math.max(SHORTEST, to - from);

// More points could not be distinguished.
const MOST_POINTS = 180;

/** Returns the seconds per point of a picture, and the number of intervals per point. */
export function pointOf({ intervals, seconds }: Pick<LoadRun, 'intervals' | 'seconds'>): {
  readonly seconds: number;
  readonly intervals: number;
} {
  // The first and the last interval may be shorter.
  const [first, second = first] = intervals;
  const step = intervals.length < 3 ? seconds : (second?.to ?? 0) - (second?.from ?? 0);
  const together = intervals.length <= MOST_POINTS ? 1 : Math.ceil(seconds / step / MOST_POINTS);
  return { seconds: step * together, intervals: together };
}

/**
 * Merges neighbouring intervals of a long run, so that each becomes a point of a picture. Adds counts, and keeps the
 * longest of the durations. A long gap stays a point of its own.
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
