import { html } from 'hono/html';
import { type Markup, NOTHING, text } from '../html/markup.ts';
import { NAMES } from './figures.ts';
import { countsUnder, type LoadRun, timesUnder } from './load-run.ts';
import { named, type RunName, type Runs } from './series.ts';
import { limited, scrolling } from './table.ts';
import { countText, timeText } from './words.ts';

/** The calls to the platform: how often, with which statuses, and how long they took. */
export function calls(runs: Runs): Markup {
  const all = named(runs);
  const isComparison = all.length > 1;
  const names = timesUnder(
    all.map(({ run }) => run),
    NAMES.call,
  ).toSorted();
  if (names.length === 0) return NOTHING;
  const heads = ['Call', ...(isComparison ? ['Run'] : []), 'Count', 'Statuses', 'Median', 'p95', 'p99'];
  const rows = names.flatMap((call) => all.map(({ run, name }, at) => ({ call, run, name, at })));
  const body = limited(rows, heads.length, ({ call, run, name, at }) =>
    row(call, run, isComparison ? { name, at } : null),
  );
  return html`<h2>Calls</h2>${scrolling(
    'Calls',
    html`<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${body}</tbody>`,
  )}`;
}

function row(
  call: string,
  run: LoadRun,
  of: { readonly name: RunName | undefined; readonly at: number } | null,
): Markup {
  const times = run.times.get(`${NAMES.call}${call}`);
  const statuses = countsUnder(run, `${NAMES.call}${call}.`).map(([status, count]) => {
    const isFine = /^[123]\d\d$/.test(status);
    return html`<span class="${isFine ? '' : 'bad'}">${text(status)}</span> <span class="muted">× ${countText(count)}</span> `;
  });
  const figures = [times?.p50, times?.p95, times?.p99].map(
    (ms) => html`<td>${ms === undefined ? '–' : timeText(ms)}</td>`,
  );
  const isMore = of !== null && of.at > 0;
  const head = isMore ? html`<th></th>` : html`<th scope="row">${text(call)}</th>`;
  return html`<tr class="${isMore ? 'more' : ''}">${head}${of === null ? NOTHING : html`<td>${of.name}</td>`}<td>${countText(times?.count ?? 0)}</td><td class="wide">${statuses}</td>${figures}</tr>`;
}
