import { html } from 'hono/html';
import type { ScenarioOutcome, ScenarioResult, StepResult } from '../../report/run-report.schema.ts';
import { attemptsOf, durationOf, whereOf } from '../headline.ts';
import { bar, type Markup, NOTHING, text } from './markup.ts';
import { timeline } from './timeline.ts';

const COLOURS = {
  passed: 'good',
  failed: 'bad',
  interrupted: 'bad',
  skipped: 'idle',
} as const satisfies Record<ScenarioOutcome, string>;

/** What the parts of a page need besides the report. */
export interface PageTools {
  /** The address of the gallery. */
  readonly gallery: string | undefined;
  /** A picture as the address of its data, by its path. Null if it cannot be read. */
  readonly picture: (path: string) => string | null;
  /** When the run began, in epoch milliseconds, and how long it took. */
  readonly start: number;
  readonly whole: number;
}

/** A scenario: a row, and below it everything about it. */
export function scenarioEntry(scenario: ScenarioResult, tools: PageTools): Markup {
  const { outcome, name, file, line, message, cause, ms, startedAt } = scenario;
  const where = whereOf(scenario);
  const began = Math.max(0, Date.parse(startedAt) - tools.start);
  const row = html`<span class="mark ${COLOURS[outcome]}">${outcome}</span><span class="name">${text(name)} <span class="where">${text(where)}</span></span>${scenario.attempts === 0 ? html`<span class="bar"></span>` : bar(began, ms, tools.whole, `fill-${COLOURS[outcome]}`)}<span class="time">${outcome === 'skipped' ? '' : durationOf(ms)}</span>`;
  const isOpen = outcome === 'failed' || outcome === 'interrupted';
  return html`<details${isOpen ? html` open` : ''}><summary class="row">${row}</summary><div class="body">
<p class="muted"><code>${text(file)}:${line}</code>${countOf(scenario)}${scenario.tags.map((tag) => html` · ${text(tag)}`)}</p>
${message === undefined ? NOTHING : html`<p class="why">${text(message)}${cause === undefined ? '' : html` <span class="muted">(${cause})</span>`}</p>`}
${attemptsOf(scenario.earlier ?? []).map((told) => html`<p class="why">${text(told)}</p>`)}
${steps(scenario)}${differences(scenario)}${timeline(scenario, tools.gallery)}${pictures(scenario, tools)}
</div></details>`;
}

const countOf = ({ attempts }: ScenarioResult): string => (attempts > 1 ? ` · ${attempts} attempts` : '');

const steps = ({ steps: all, message }: ScenarioResult): Markup =>
  all.length === 0
    ? NOTHING
    : html`<h3>Steps</h3><ol class="steps">${all.map((each) => step(each, message))}</ol>`;

function step(
  { text: words, file, line, outcome, ms, message, expected, received }: StepResult,
  above: string | undefined,
): Markup {
  const told = [
    ...(message === undefined || message === above ? [] : [html`<p>${text(message)}</p>`]),
    ...(expected === undefined ? [] : [html`<p>Expected: <code>${text(expected)}</code></p>`]),
    ...(received === undefined ? [] : [html`<p>Received: <code>${text(received)}</code></p>`]),
  ];
  return html`<li><span class="mark ${COLOURS[outcome]}">${outcome}</span><span>${text(words)} <code class="muted">${text(file)}:${line}</code></span><span class="time">${outcome === 'skipped' ? '' : durationOf(ms)}</span>${told.length === 0 ? NOTHING : html`<div class="why">${told}</div>`}</li>`;
}

const differences = ({ differences: all = [] }: ScenarioResult): Markup =>
  all.length === 0
    ? NOTHING
    : html`<h3>Where the two drivers differ</h3>${all.map(
        ({ what, core, ui }) =>
          html`<dl class="two"><div><dt>${text(what)}, by the core alone</dt><dd>${text(core)}</dd></div><div><dt>${text(what)}, by the page in a browser</dt><dd>${text(ui)}</dd></div></dl>`,
      )}`;

function pictures({ steps: all }: ScenarioResult, { picture }: PageTools): Markup {
  const taken = all.flatMap(({ text: words, pictures: paths = [] }) =>
    paths.map((path) => ({ words, path })),
  );
  if (taken.length === 0) return NOTHING;
  const figures = taken.map(({ words, path }) => {
    const data = picture(path);
    return data === null
      ? html`<figure><figcaption>${text(words)}: the picture ${text(path)} cannot be read.</figcaption></figure>`
      : html`<figure><img src="${data}" alt="${text(`The page after: ${words}`)}" /><figcaption>${text(words)}</figcaption></figure>`;
  });
  return html`<h3>Pictures</h3><div class="pictures">${figures}</div>`;
}
