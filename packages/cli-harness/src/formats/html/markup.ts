import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { inert } from '../../terminal/inert.ts';

/** What hono's template tag makes: escaped text, or a promise of it. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Some text from outside. Controls that could reorder the text around it are spelled out. */
export const text = (value: string): string => inert(value);

/** Nothing. */
export const NOTHING: Markup = html``;

/** A picture of when something was: a bar on a track, in per cent of the whole. */
export function bar(start: number, length: number, whole: number, fill: string): Markup {
  const percent = (value: number): string =>
    `${whole === 0 ? 0 : Math.round((value / whole) * 10_000) / 100}%`;
  // A bar that is shorter than a pixel is still there.
  return html`<svg class="bar" height="10" aria-hidden="true"><rect class="track" y="4" width="100%" height="1" /><rect class="${fill}" x="${percent(start)}" y="1" width="${percent(length)}" height="8" rx="2" /><rect class="${fill}" x="${percent(Math.min(start, whole * 0.995))}" y="1" width="3" height="8" rx="1" /></svg>`;
}
