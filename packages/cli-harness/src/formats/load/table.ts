import { html } from 'hono/html';
import { type Markup, NOTHING, text } from '../html/markup.ts';
import { countText } from './words.ts';

/** A table that can be moved sideways where the page is too narrow for it. */
export const scrolling = (label: string, content: Markup): Markup =>
  html`<div class="scroll" role="group" tabindex="0" aria-label="${text(label)}"><table>${content}</table></div>`;

// A report may hold thousands of names: a page with them could not be read.
const MOST_ROWS = 100;

/** The rows of a table, up to what can be read, and how many more there are. */
export function limited<Row>(rows: readonly Row[], columns: number, show: (row: Row) => Markup): Markup {
  const more = rows.length - MOST_ROWS;
  const rest =
    more > 0
      ? html`<tr><td colspan="${columns}">${countText(more)} more are in Artillery's report.</td></tr>`
      : NOTHING;
  return html`${rows.slice(0, MOST_ROWS).map(show)}${rest}`;
}
