import type { Interval, LoadRun, Metrics } from '../../formats/load/load-run.ts';
import type { ArtilleryPeriod } from './artillery.schema.ts';

// The length of a period if the report has only one.
const USUAL_MS = 10_000;

/**
 * The intervals of a run. The first begins with the first figure and the last ends with the last one, because Artillery's
 * periods begin at full seconds of the clock. Where Artillery has no period, nothing happened: the interval is empty.
 */
export function intervalsOf(periods: readonly ArtilleryPeriod[]): Pick<LoadRun, 'startedAt' | 'intervals'> {
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
export const metricsOf = ({
  counters = {},
  summaries = {},
}: Pick<ArtilleryPeriod, 'counters' | 'summaries'>): Metrics => ({
  counters: new Map(Object.entries(counters)),
  times: new Map(Object.entries(summaries)),
});
