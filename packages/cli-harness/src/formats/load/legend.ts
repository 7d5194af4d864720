import { html } from 'hono/html';
import { type Markup, text } from '../html/markup.ts';
import type { Picture, Series } from './series.ts';

/** Renders the legend of a picture. Runs that share a colour have different strokes. */
export function legendOf(series: readonly Series[], kind: Picture['kind']): Markup {
  const entries = series.map(({ name, tone, run }) => {
    const mark =
      kind === 'stack'
        ? html`<rect class="tone-${tone}" width="12" height="12" rx="2" />`
        : html`<line class="line tone-${tone}${run === 'second run' ? ' second' : ''}" x2="24" y1="6" y2="6" />`;
    const told = kind === 'lines' && run !== undefined ? `${name}, ${run}` : name;
    return html`<li><svg width="${kind === 'stack' ? 12 : 24}" height="12" aria-hidden="true">${mark}</svg>${text(told)}</li>`;
  });
  return html`<ul class="legend">${entries}</ul>`;
}
