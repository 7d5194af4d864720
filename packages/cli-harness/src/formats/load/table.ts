import { html } from 'hono/html';
import { type Markup, NOTHING, text } from '../html/markup.ts';
import { countText } from './words.ts';

/** Renders a table that scrolls sideways on narrow pages. */
export const scrolling = (label: string, content: Markup): Markup =>
  html`<div class="scroll" role="group" tabindex="0" aria-label="${text(label)}"><table>${content}</table></div>`;

// A report may contain thousands of names, too many to read.
const MOST_ROWS = 100;

/** Renders the rows of a table up to a limit, and the number of rows left out. */
export function limited<Row>(rows: readonly Row[], columns: number, show: (row: Row) => Markup): Markup {
  const more = rows.length - MOST_ROWS;
  const rest =
    more > 0
      ? html`<tr><td colspan="${columns}">${countText(more)} more are in Artillery's report.</td></tr>`
      : NOTHING;
  return html`${rows.slice(0, MOST_ROWS).map(show)}${rest}`;
}
