import { html } from 'hono/html';
import { type Markup, NOTHING, text } from '../html/markup.ts';
import { NAMES } from './figures.ts';
import { countsUnder, type LoadRun, timesUnder } from './load-run.ts';
import { named, type RunName, type Runs } from './series.ts';
import { limited, scrolling } from './table.ts';
import { countText, timeText } from './words.ts';

/** Renders the table of calls: counts, statuses and durations. */
export function calls(runs: Runs): Markup {
  const all = named(runs);
  const names = timesUnder(
    all.map(({ run }) => run),
    NAMES.call,
  ).toSorted();
  if (names.length === 0) return NOTHING;
  const heads = ['Call', ...(all.length > 1 ? ['Run'] : []), 'Count', 'Statuses', 'Median', 'p95', 'p99'];
  const body = limited(
    names,
    heads.length,
    (call) => html`${all.map((each, at) => row(call, each, at, all.length))}`,
  );
  return html`<h2>Calls</h2>${scrolling(
    'Calls',
    html`<thead><tr>${heads.map((head) => html`<th scope="col" class="${head === 'Statuses' ? 'wide' : ''}">${head}</th>`)}</tr></thead><tbody>${body}</tbody>`,
  )}`;
}

/** Renders the row of a call in a run. Only the first row of a call has its name. */
function row(
  call: string,
  { run, name }: { readonly run: LoadRun; readonly name?: RunName },
  at: number,
  of: number,
): Markup {
  const times = run.times.get(`${NAMES.call}${call}`);
  const statuses = countsUnder(run, `${NAMES.call}${call}.`).map(([status, count]) => {
    const isFine = /^[123]\d\d$/.test(status);
    return html`<span class="pair"><span class="${isFine ? '' : 'bad'}">${text(status)}</span> <span class="muted">× ${countText(count)}</span></span>`;
  });
  const figures = [times?.p50, times?.p95, times?.p99].map(
    (ms) => html`<td>${ms === undefined ? '–' : timeText(ms)}</td>`,
  );
  const head = html`<th scope="${of > 1 ? 'rowgroup' : 'row'}" rowspan="${of}">${text(call)}</th>`;
  const which = name === undefined ? NOTHING : html`<td>${name}</td>`;
  return html`<tr class="${at > 0 ? 'more' : ''}">${at === 0 ? head : NOTHING}${which}<td>${countText(times?.count ?? 0)}</td><td class="wide">${statuses}</td>${figures}</tr>`;
}
