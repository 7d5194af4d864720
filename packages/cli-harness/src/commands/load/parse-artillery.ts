import { err, ok, type Result } from 'neverthrow';
import type { Interval, LoadRun, Metrics } from '../../formats/load/load-run.ts';
import { parseJson } from '../../terminal/json-text.ts';
import { type ArtilleryPeriod, type ArtilleryReport, artillerySchema } from './artillery.schema.ts';

/** A problem with a file, as in `is not JSON.`, and what to do about it. */
export interface Unfit {
  readonly what: string;
  readonly next: string;
}

/** Reads the JSON report of Artillery. `file` is its name. */
export const parseArtillery = (text: string, file: string): Result<LoadRun, Unfit> =>
  parseJson(text)
    .mapErr(() => unfit('is not JSON. Was it written to its end?'))
    .andThen((json) => {
      const { aggregate, intermediate } = Object(json) as Readonly<Record<string, unknown>>;
      if (typeof aggregate !== 'object' || !Array.isArray(intermediate))
        return err(unfit('is not a report of Artillery.'));
      const read = artillerySchema.safeParse(json);
      if (read.success) return runOf(read.data, file);
      const place = read.error.issues[0]?.path.map(String).join('.') ?? '';
      return err(unfit(`has a mistake at ${place}. Was it written by Artillery 2?`));
    });

function runOf({ aggregate, intermediate }: ArtilleryReport, file: string): Result<LoadRun, Unfit> {
  const metrics = metricsOf(aggregate);
  const names = [...metrics.counters.keys(), ...metrics.times.keys()];
  if (names.length === 0 || intermediate.length === 0)
    return err({
      what: 'has no figures: nobody arrived.',
      next: 'Look at what Artillery printed, and run the test again.',
    });
  if (!names.some((name) => name.startsWith('gatehouse.')))
    return err({
      what: 'is a report of Artillery, but nobody signed in with Gatehouse.',
      next: 'Give the scenarios of the load test engine: gatehouse, and run it again.',
    });
  const { startedAt, intervals } = intervalsOf(intermediate);
  return ok({ file, ...metrics, startedAt, seconds: intervals.at(-1)?.to ?? 0, intervals });
}

/** A file that is no report of Artillery. */
export const unfit = (what: string): Unfit => ({
  what,
  next: 'Give the file that artillery run --output FILE has written.',
});

// The length of a period if the report has only one.
const USUAL_MS = 10_000;

/**
 * The intervals of a run. The first begins with the first figure and the last ends with the last one, because Artillery's
 * periods begin at full seconds of the clock. Where Artillery has no period, nothing happened: the interval is empty.
 */
function intervalsOf(periods: readonly ArtilleryPeriod[]): Pick<LoadRun, 'startedAt' | 'intervals'> {
  const sorted = periods.toSorted((a, b) => Number(a.period) - Number(b.period));
  const starts = sorted.map(({ period }) => Number(period));
  const steps = starts.slice(1).map((start, at) => start - (starts[at] ?? start));
  const shortest = steps.reduce((a, b) => (b > 0 ? Math.min(a, b) : a), Infinity);
  const step = Number.isFinite(shortest) ? shortest : USUAL_MS;
  const first = Number(sorted[0]?.firstMetricAt ?? starts[0] ?? 0);
  const last = Number(sorted.at(-1)?.lastMetricAt ?? Infinity);
  const intervals: Interval[] = [];
  const secondsOf = (moment: number): number => Math.max(0, moment - first) / 1_000;
  for (const [at, period] of sorted.entries()) {
    const start = starts[at] ?? 0;
    const from = secondsOf(start);
    const before = intervals.at(-1)?.to ?? from;
    if (from > before) intervals.push({ from: before, to: from, ...metricsOf({}) });
    const isLast = at === sorted.length - 1;
    const to = Math.max(secondsOf(isLast ? Math.min(last, start + step) : start + step), from);
    intervals.push({ from, to, ...metricsOf(period) });
  }
  return { startedAt: first, intervals };
}

/** Returns the counters and times of a period, by name. */
const metricsOf = ({
  counters = {},
  summaries = {},
}: Pick<ArtilleryPeriod, 'counters' | 'summaries'>): Metrics => ({
  counters: new Map(Object.entries(counters)),
  times: new Map(Object.entries(summaries)),
});
