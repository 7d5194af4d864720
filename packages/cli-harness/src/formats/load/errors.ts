import { html } from 'hono/html';
import { type Markup, NOTHING, text } from '../html/markup.ts';
import { NAMES } from './figures.ts';
import { countOf, countsUnder, type Interval, type LoadRun } from './load-run.ts';
import { pictureOf, topOf } from './picture.ts';
import { named, type Picture, type Runs, rateSeries, type Series, spanOf, type Tone } from './series.ts';
import { limited, scrolling } from './table.ts';
import { countText, rateText, shareText } from './words.ts';

/** Renders the errors: each kind with its count and share, the messages on the page, and the course over time. */
export function errors(runs: Runs): Markup {
  const kinds = kindsOf(runs, NAMES.error);
  const faults = kindsOf(runs, NAMES.fault);
  if (kinds.length === 0 && faults.length === 0) return NOTHING;
  const tables = [
    countTable('Errors by kind', 'Error', kinds, runs, NAMES.error),
    countTable('Faults that the page showed', 'Fault', faults, runs, NAMES.fault),
  ];
  return html`<h2>Errors</h2>${kinds.length === 0 ? NOTHING : overTime('Errors in the course of the run', NAMES.error, runs, ERROR_TONES)}${tables}`;
}

/** Renders the outcomes of sign-ins over time, for each run. */
export const outcomes = (runs: Runs): Markup =>
  kindsOf(runs, NAMES.outcome).length === 0
    ? NOTHING
    : html`<h2>Outcomes</h2>${overTime('How sign-ins ended', NAMES.outcome, runs, OTHER_TONES)}`;

/** Returns the names of the counters of all runs, ordered by their count in the first run. */
const kindsOf = (runs: Runs, prefix: string): readonly string[] => [
  ...new Set(named(runs).flatMap(({ run }) => countsUnder(run, prefix).map(([name]) => name))),
];

function countTable(
  title: string,
  head: string,
  kinds: readonly string[],
  runs: Runs,
  prefix: string,
): Markup {
  if (kinds.length === 0) return NOTHING;
  const all = named(runs).map(({ run, name }) => {
    const whole = countsUnder(run, prefix).reduce((sum, [, count]) => sum + count, 0);
    return { run, whole, of: name === undefined ? '' : `, ${name}` };
  });
  const heads = all.map(({ of }) => html`<th scope="col">Count${of}</th><th scope="col">Share${of}</th>`);
  const body = limited(kinds, 1 + all.length * 2, (kind) => {
    const cells = all.map(({ run, whole }) => {
      const count = countOf(run, `${prefix}${kind}`);
      return html`<td>${countText(count)}</td><td>${shareText(count, whole)}</td>`;
    });
    return html`<tr><th scope="row" class="long">${text(kind)}</th>${cells}</tr>`;
  });
  return html`<h3>${title}</h3>${scrolling(title, html`<thead><tr><th scope="col">${head}</th>${heads}</tr></thead><tbody>${body}</tbody>`)}`;
}

// More layers could not be distinguished.
const MOST_LAYERS = 6;
const OTHER_TONES: readonly Tone[] = ['state', 'teal', 'rose', 'sand', 'accent'];
const ERROR_TONES: readonly Tone[] = ['bad', 'warm', 'state', 'rose', 'teal', 'sand'];
const TONES: Readonly<Record<string, Tone>> = {
  'signed-in': 'good',
  refused: 'warm',
  'environment-fault': 'bad',
  interrupted: 'idle',
};

/** Renders these counters as a stack for each run. */
function overTime(title: string, prefix: string, runs: Runs, tones: readonly Tone[]): Markup {
  const kinds = kindsOf(runs, prefix);
  const shown = kinds.slice(0, kinds.length > MOST_LAYERS ? MOST_LAYERS - 1 : MOST_LAYERS);
  const layersOf = (run: LoadRun): readonly Series[] => {
    const layers = shown.map((name, at) =>
      rateSeries(run, { name, tone: TONES[name] ?? tones[at % tones.length] ?? 'idle' }, (each) =>
        countOf(each, `${prefix}${name}`),
      ),
    );
    const count = (each: Interval): number =>
      countsUnder(each, prefix).reduce((sum, [name, of]) => sum + (shown.includes(name) ? 0 : of), 0);
    return kinds.length === shown.length
      ? layers
      : [...layers, rateSeries(run, { name: 'others', tone: 'idle' }, count)];
  };
  const pictures = named(runs).map(
    ({ run, name }): Picture => ({
      title: name === undefined ? title : `${title}, ${name}`,
      unit: 'in a second',
      kind: 'stack',
      series: layersOf(run),
      show: rateText,
      span: spanOf(runs),
    }),
  );
  const top = Math.max(...pictures.map(topOf));
  return html`<div class="grid">${pictures.map((each) => pictureOf({ ...each, top }))}</div>`;
}
