import { type Interval, type LoadRun, perSecond, type Times } from './load-run.ts';

/** The value of an interval, or null if nothing was measured. Times are in seconds since the start. */
export interface Point {
  readonly from: number;
  readonly to: number;
  readonly value: number | null;
}

/** The names of the colours in the style sheet. */
export type Tone = 'good' | 'bad' | 'accent' | 'state' | 'warm' | 'teal' | 'rose' | 'sand' | 'idle';

/** A line, or a layer of a stack. */
export interface Series {
  readonly name: string;
  readonly tone: Tone;
  /** The run that the series belongs to, in a comparison. */
  readonly run?: RunName;
  readonly points: readonly Point[];
}

/** The names of the two runs of a comparison. */
export type RunName = 'first run' | 'second run';

/** The contents of a picture. */
export interface Picture {
  readonly title: string;
  /** The unit of the values, as in `in a second`. */
  readonly unit: string;
  readonly kind: 'lines' | 'stack';
  readonly series: readonly Series[];
  readonly show: (value: number) => string;
  /** The duration in seconds. */
  readonly span: number;
  /** The top of the axis, if not the highest value. */
  readonly top?: number;
  readonly size?: 'large' | 'small';
  readonly hasLegend?: boolean;
}

/** One run, or two that are compared. */
export type Runs = readonly [first: LoadRun, second?: LoadRun];

/** Returns the runs with their names. A single run has no name. */
export const named = (runs: Runs): readonly { readonly run: LoadRun; readonly name?: RunName }[] => {
  const [first, second] = runs;
  return second === undefined
    ? [{ run: first }]
    : [
        { run: first, name: 'first run' },
        { run: second, name: 'second run' },
      ];
};

/** Returns the duration of the longest run, in seconds. */
export const spanOf = (runs: Runs): number => Math.max(1, ...runs.map((run) => run?.seconds ?? 0));

/** Creates a series from the intervals of a run. */
const seriesOf = (
  { intervals }: LoadRun,
  look: Omit<Series, 'points'>,
  value: (interval: Interval) => number | null,
): Series => ({
  ...look,
  points: intervals.map((each) => ({ from: each.from, to: each.to, value: value(each) })),
});

/** Returns the rate per second. */
export const rateSeries = (
  run: LoadRun,
  look: Omit<Series, 'points'>,
  count: (interval: Interval) => number,
): Series => seriesOf(run, look, (each) => perSecond(count(each), each));

/** Returns a percentile of a duration. */
export const timeSeries = (
  run: LoadRun,
  look: Omit<Series, 'points'>,
  metric: string,
  percentile: keyof Times,
): Series => seriesOf(run, look, ({ times }) => times.get(metric)?.[percentile] ?? null);
