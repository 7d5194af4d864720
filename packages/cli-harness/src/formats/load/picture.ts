import { scaleLinear } from 'd3-scale';
import { html } from 'hono/html';
import { type Markup, NOTHING, text } from '../html/markup.ts';
import { legendOf } from './legend.ts';
import { linesOf, stackOf } from './marks.ts';
import type { Picture, Series } from './series.ts';
import { momentText, spanText } from './words.ts';

// Horizontal positions are in per cent and vertical ones in pixels, so that texts keep their size at every width.
const HEIGHTS = { large: 200, small: 128 } as const;

/** Renders a diagram over time, with axes, a legend, and its values as a table. */
export function pictureOf(picture: Picture): Markup {
  const { title, unit, series, show, span, kind, size = 'large', hasLegend = true } = picture;
  const height = HEIGHTS[size];
  const { top, ticks } = niceTop(picture.top ?? topOf(picture), size === 'large' ? 4 : 3);
  const up = (value: number): number => Math.round((1 - value / top) * height * 100) / 100;
  const across = (seconds: number): number => Math.round((seconds / span) * 100_000) / 1_000;
  const upright = ticks.map(
    (tick) =>
      html`<line x2="100%" y1="${up(tick)}" y2="${up(tick)}" /><text class="end" x="-8" y="${up(tick) + 4}">${show(tick)}</text>`,
  );
  const along = ticksOfTime(span).map(
    (tick) =>
      html`<line x1="${across(tick)}%" x2="${across(tick)}%" y1="${height}" y2="${height + 4}" /><text class="middle" x="${across(tick)}%" y="${height + 20}">${momentText(tick, span)}</text>`,
  );
  const scale = { top, span, height, across, up };
  return html`<figure class="picture"><figcaption><b>${text(title)}</b> ${unit}</figcaption>
${hasLegend ? legendOf(series, kind) : NOTHING}
<svg class="plot" height="${height + 28}" role="img" aria-label="${text(tellOf(picture))}"><g class="axis">${upright}${along}</g>${kind === 'stack' ? stackOf(series, scale) : linesOf(series, scale)}</svg>
${tablesOf(picture)}</figure>`;
}

/** Returns the highest value of a picture, or the highest sum of a stack. */
export function topOf({ series, kind }: Pick<Picture, 'series' | 'kind'>): number {
  const values = series.map(({ points }) => points.map(({ value }) => value ?? 0));
  if (kind === 'lines') return values.flat().reduce((a, b) => Math.max(a, b), 0);
  const sums = (values[0] ?? []).map((_, at) => values.reduce((sum, each) => sum + (each[at] ?? 0), 0));
  return sums.reduce((a, b) => Math.max(a, b), 0);
}

/** Describes a picture in words. */
function tellOf({ title, unit, series, show, span }: Picture): string {
  const told = series.map(({ name, points }) => {
    const top = points.reduce<(typeof points)[number] | null>(
      (most, each) => ((each.value ?? -1) > (most?.value ?? -1) ? each : most),
      null,
    );
    return top?.value == null
      ? `${name}: none`
      : `${name}: ${show(top.value)} at most, at ${spanText(top.from)}`;
  });
  return `${title}, ${unit}, in ${spanText(span)}. ${told.join('; ')}.`;
}

/** Renders the values of a picture: one table per run, because their intervals differ. */
function tablesOf({ title, series, show }: Picture): Markup {
  const runs = [...new Set(series.map(({ run }) => run))];
  const tables = runs.map((name) => {
    const of = series.filter(({ run }) => run === name);
    return table(name === undefined ? title : `${title}, ${name}`, of, show);
  });
  return html`<details><summary class="muted"><span class="name">figures</span></summary>${tables}</details>`;
}

const table = (title: string, series: readonly Series[], show: Picture['show']): Markup => {
  const rows = (series[0]?.points ?? []).map(
    ({ from, to }, at) =>
      html`<tr><th scope="row">${spanText(from)} – ${spanText(to)}</th>${series.map(({ points }) => {
        const value = points[at]?.value ?? null;
        return html`<td>${value === null ? '–' : show(value)}</td>`;
      })}</tr>`,
  );
  return html`<div class="scroll" role="group" tabindex="0" aria-label="${text(`Figures: ${title}`)}"><table><caption>${text(title)}</caption><thead><tr><th scope="col">Time</th>${series.map(({ name }) => html`<th scope="col">${text(name)}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;
};

/** Returns the top of an axis that starts at 0 and includes `most`, and its round values. */
export function niceTop(
  most: number,
  count: number,
): { readonly top: number; readonly ticks: readonly number[] } {
  const scale = scaleLinear()
    .domain([0, most > 0 ? most : 1])
    .nice(count);
  return { top: scale.domain()[1] ?? 1, ticks: scale.ticks(count) };
}

// Steps of an axis of time, in seconds.
const STEPS = [
  1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 14_400, 28_800, 86_400,
] as const;
// More labels would not fit on a phone.
const MOST = 5;

/** Returns round times from 0 to `span`, in seconds. */
export function ticksOfTime(span: number): readonly number[] {
  const step = STEPS.find((each) => span / each <= MOST) ?? Math.ceil(span / MOST / 86_400) * 86_400;
  return Array.from({ length: Math.floor(span / step) + 1 }, (_, at) => at * step);
}
