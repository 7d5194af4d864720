import { html } from 'hono/html';
import { framed } from '../html/frame.ts';
import { type Markup, NOTHING, text } from '../html/markup.ts';
import { calls } from './calls.ts';
import { arrivals, platformsWait, waits } from './courses.ts';
import { errors, outcomes } from './errors.ts';
import { fateOf, figuresOf, headlineOf, type LoadFigures } from './figures.ts';
import { cards, comparison } from './key-figures.ts';
import { drawnOf, type LoadRun, pointOf } from './load-run.ts';
import { named, type RunName, type Runs } from './series.ts';
import { LOAD_STYLE } from './style.ts';
import { countText, spanText } from './words.ts';

/** Renders a page for one load test, or for two that are compared. The page has no scripts and loads nothing. */
export async function loadPageOf(runs: Runs): Promise<string> {
  const all = named(runs).map(({ run, name }) => ({ run, name, figures: figuresOf(run) }));
  const figures = all.map((each) => each.figures);
  const [first, second] = figures;
  const [run, other] = runs;
  const drawn: Runs = other === undefined ? [drawnOf(run)] : [drawnOf(run), drawnOf(other)];
  const title = headlineOf(figures);
  const isGood = figures.every(({ wentWell }) => wentWell);
  const fates = all.map(
    ({ name, figures: of }) =>
      html`<p class="lead">${name === undefined ? '' : `The ${name}: `}${told(of, name !== undefined)}</p>`,
  );
  const key = first === undefined ? NOTHING : second === undefined ? cards(first) : comparison(first, second);
  const content = html`<h1 class="${isGood ? 'good' : 'bad'}">${title}</h1>
${fates}
${figures.map(skippedNote)}
${key}
${all.map(({ run, name }) => facts(run, name))}
${arrivals(drawn)}
${waits(drawn)}
${outcomes(drawn)}
${errors(drawn)}
${calls(drawn)}
${platformsWait(drawn)}`;
  return framed({ title, about: 'report of a load test', style: LOAD_STYLE, content });
}

const told = (figures: LoadFigures, withFate: boolean): string => {
  const { signIns, sessionsLeftOpen, seconds } = figures;
  const open = sessionsLeftOpen === 0 ? '' : `; ${countText(sessionsLeftOpen)} sessions were left open`;
  return `${withFate ? `${fateOf(figures)}. ` : ''}${countText(signIns)} sign-ins in ${spanText(seconds)}${open}.`;
};

const skippedNote = ({ virtualUsers: { skipped }, file }: LoadFigures): Markup =>
  skipped === 0
    ? NOTHING
    : html`<p class="note">${text(file)}: Artillery left out ${countText(skipped)} arrivals, because as many visitors were there as it may have at once. The platform met fewer visitors than were planned.</p>`;

const facts = (run: LoadRun, name: RunName | undefined): Markup => {
  const { file, startedAt, seconds } = run;
  const point = pointOf(run);
  const longest = point.intervals > 1 ? `, with the longest times of ${point.intervals} intervals` : '';
  return html`<dl class="facts">
<div><dt>${name === undefined ? 'Report' : `Report of the ${name}`}</dt><dd>${text(file)}</dd></div>
<div><dt>Started</dt><dd>${new Date(startedAt)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' UTC')}</dd></div>
<div><dt>Took</dt><dd>${spanText(seconds)}</dd></div>
<div><dt>Each point is</dt><dd>${spanText(point.seconds)}${longest}</dd></div>
</dl>`;
};
