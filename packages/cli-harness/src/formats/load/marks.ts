import { line, stack } from 'd3-shape';
import { html } from 'hono/html';
import type { Markup } from '../html/markup.ts';
import type { Point, Series } from './series.ts';

/** Where values are drawn: `across` in per cent, `up` in pixels. */
export interface Scale {
  readonly height: number;
  readonly across: (seconds: number) => number;
  readonly up: (value: number) => number;
}

const WIDTH = 1_000;

/**
 * Lines through the middles of intervals, broken where nothing was measured. They are drawn on a field that is stretched to
 * the width of the page; their strokes are not.
 */
export function linesOf(series: readonly Series[], { height, across, up }: Scale): Markup {
  const path = line<Point>()
    .defined(({ value }) => value !== null)
    .x(({ from, to }) => (across((from + to) / 2) * WIDTH) / 100)
    .y(({ value }) => up(value ?? 0))
    .digits(1);
  // What is drawn last is on top: the first line of the first run.
  const drawn = series
    .toReversed()
    .map(
      ({ points, tone, run }) =>
        html`<path class="line tone-${tone}${run === 'second run' ? ' second' : ''}" d="${path(withEnds(points)) ?? ''}" />`,
    );
  // A line of one point could not be seen.
  const dots = series.flatMap(({ points, tone }) =>
    points
      .filter(
        ({ value }, at) =>
          value !== null && [at - 1, at + 1].every((beside) => points[beside]?.value == null),
      )
      .map(
        ({ from, to, value }) =>
          html`<circle class="dot tone-${tone}" cx="${across((from + to) / 2)}%" cy="${up(value ?? 0)}" r="3" />`,
      ),
  );
  return html`<svg width="100%" height="${height}" viewBox="0 0 ${WIDTH} ${height}" preserveAspectRatio="none">${drawn}</svg>${dots}`;
}

/** The points, with both ends of a long interval instead of its middle: a line goes down to it, stays, and comes up. */
function withEnds(points: readonly Point[]): readonly Point[] {
  const usual = points[1] ?? { from: 0, to: 0 };
  const isLong = ({ from, to }: Point): boolean => to - from > (usual.to - usual.from) * 1.5;
  return points.flatMap((each) =>
    isLong(each) ? [each.from, each.to].map((at) => ({ ...each, from: at, to: at })) : [each],
  );
}

// Between more bars, the lines would be all that is seen.
const MOST_PARTED = 40;

/** Bars as wide as their intervals, with one part for each series. All series have the same intervals. */
export function stackOf(series: readonly Series[], { across, up }: Scale): Markup {
  const intervals = series[0]?.points ?? [];
  const layers = stack<Point, number>()
    .keys(series.keys())
    .value((_, key, at) => series[key]?.points[at]?.value ?? 0)(intervals);
  const drawn = layers.map((layer) => {
    const bars = layer.map(([low, high], at) => {
      const { from = 0, to = 0 } = intervals[at] ?? {};
      return high > low
        ? html`<rect x="${across(from)}%" width="${Math.max(0.1, across(to) - across(from))}%" y="${up(high)}" height="${round(up(low) - up(high))}" />`
        : '';
    });
    return html`<g class="${intervals.length > MOST_PARTED ? 'bars' : 'bars parted'} tone-${series[layer.key]?.tone ?? 'idle'}">${bars}</g>`;
  });
  return html`${drawn}`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
