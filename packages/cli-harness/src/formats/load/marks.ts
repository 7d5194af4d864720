import { line, stack } from 'd3-shape';
import { html } from 'hono/html';
import type { Markup } from '../html/markup.ts';
import type { Point, Series } from './series.ts';

/** The scales of a picture: `across` in per cent, `up` in pixels. */
export interface Scale {
  readonly height: number;
  readonly across: (seconds: number) => number;
  readonly up: (value: number) => number;
}

const WIDTH = 1_000;

/**
 * Draws lines through the middles of intervals, with gaps where nothing was measured. The field is stretched to
 * the width of the page, but the strokes are not.
 */
export function linesOf(series: readonly Series[], { height, across, up }: Scale): Markup {
  const path = line<Point>()
    .defined(({ value }) => value !== null)
    .x(({ from, to }) => (across((from + to) / 2) * WIDTH) / 100)
    .y(({ value }) => up(value ?? 0))
    .digits(1);
  // The last line is on top, so the first run's first line is drawn last.
  const drawn = series
    .toReversed()
    .map(
      ({ points, tone, run }) =>
        html`<path class="line tone-${tone}${run === 'second run' ? ' second' : ''}" d="${path(withEnds(points)) ?? ''}" />`,
    );
  // A line of one point would be invisible.
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

/** Returns the points of a line. A long interval has a point at each end instead of one in its middle. */
function withEnds(points: readonly Point[]): readonly Point[] {
  const usual = points[1] ?? { from: 0, to: 0 };
  const isLong = ({ from, to }: Point): boolean => to - from > (usual.to - usual.from) * 1.5;
  return points.flatMap((each) =>
    isLong(each) ? [each.from, each.to].map((at) => ({ ...each, from: at, to: at })) : [each],
  );
}

// With more bars, only the gaps between them would be visible.
const MOST_PARTED = 40;

/** Draws stacked bars, each as wide as its interval. All series must have the same intervals. */
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
