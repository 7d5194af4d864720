import { type Interval, type LoadRun, perSecond, type Times } from './load-run.ts';

/** A value of an interval, which is given in seconds since the start. Null where nothing was measured. */
export interface Point {
  readonly from: number;
  readonly to: number;
  readonly value: number | null;
}

/** The colours that a series may have, by their names in the style. */
export type Tone = 'good' | 'bad' | 'accent' | 'state' | 'warm' | 'teal' | 'rose' | 'sand' | 'idle';

/** One line, or one layer of a stack. */
export interface Series {
  readonly name: string;
  readonly tone: Tone;
  /** Which of two runs it is of. */
  readonly run?: RunName;
  readonly points: readonly Point[];
}

/** What the two runs of a comparison are called. */
export type RunName = 'first run' | 'second run';

/** What a picture shows. */
export interface Picture {
  readonly title: string;
  /** What its values are, as in `in a second`. */
  readonly unit: string;
  readonly kind: 'lines' | 'stack';
  readonly series: readonly Series[];
  readonly show: (value: number) => string;
  /** The seconds that it covers. */
  readonly span: number;
  /** The highest value, if not its own. */
  readonly top?: number;
  readonly size?: 'large' | 'small';
  readonly hasLegend?: boolean;
}

/** The runs that a page shows: one, or two that are compared. */
export type Runs = readonly [first: LoadRun, second?: LoadRun];

/** Each run with its name. A single one has none. */
export const named = (runs: Runs): readonly { readonly run: LoadRun; readonly name?: RunName }[] => {
  const [first, second] = runs;
  return second === undefined
    ? [{ run: first }]
    : [
        { run: first, name: 'first run' },
        { run: second, name: 'second run' },
      ];
};

/** The seconds that a picture of all these runs covers. */
export const spanOf = (runs: Runs): number => Math.max(1, ...runs.map((run) => run?.seconds ?? 0));

/** A series from the intervals of a run. */
const seriesOf = (
  { intervals }: LoadRun,
  look: Omit<Series, 'points'>,
  value: (interval: Interval) => number | null,
): Series => ({
  ...look,
  points: intervals.map((each) => ({ from: each.from, to: each.to, value: value(each) })),
});

/** How many there were in a second. */
export const rateSeries = (
  run: LoadRun,
  look: Omit<Series, 'points'>,
  count: (interval: Interval) => number,
): Series => seriesOf(run, look, (each) => perSecond(count(each), each));

/** A percentile of what was measured under this name. */
export const timeSeries = (
  run: LoadRun,
  look: Omit<Series, 'points'>,
  metric: string,
  percentile: keyof Times,
): Series => seriesOf(run, look, ({ times }) => times.get(metric)?.[percentile] ?? null);
