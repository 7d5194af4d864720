import { html } from 'hono/html';
import { type Markup, NOTHING, text } from '../html/markup.ts';
import { NAMES } from './figures.ts';
import { legendOf } from './legend.ts';
import { countOf, timesUnder } from './load-run.ts';
import { pictureOf, topOf } from './picture.ts';
import { named, type Picture, type Runs, rateSeries, spanOf, timeSeries } from './series.ts';
import { countText, rateText, timeText } from './words.ts';

/** Renders arrivals and sign-ins over time. */
export function arrivals(runs: Runs): Markup {
  const series = named(runs).flatMap(({ run, name }) => [
    rateSeries(run, { name: 'arrivals', tone: 'accent', ...of(name) }, (each) =>
      countOf(each, NAMES.created),
    ),
    rateSeries(run, { name: 'sign-ins', tone: 'good', ...of(name) }, (each) => countOf(each, NAMES.signedIn)),
  ]);
  return html`<h2>How many came</h2>
<p class="muted">The axes count from the first arrival, in minutes and seconds; in a long run, in hours and minutes.</p>
${pictureOf({
  title: 'Arrivals and sign-ins',
  unit: 'in a second',
  kind: 'lines',
  series,
  show: rateText,
  span: spanOf(runs),
})}`;
}

const PERCENTILES = [
  ['median', 'p50', 'accent'],
  ['p95', 'p95', 'state'],
  ['p99', 'p99', 'warm'],
] as const;

// The engine reports about a dozen states. More would not be readable.
const MOST_STATES = 24;

/** Renders the waiting times over time: in total, and for each state of the flow. */
export function waits(runs: Runs): Markup {
  const all = named(runs).map(({ run }) => run);
  const courses = [
    { title: 'Service time', metric: NAMES.serviceTime },
    { title: 'Response time', metric: NAMES.responseTime },
  ]
    .filter(({ metric }) => all.some(({ times }) => times.has(metric)))
    .map(({ title, metric }) => course(title, metric, runs));
  // The distance between the two is the lateness, which is visible only on the same axis.
  const top = Math.max(0, ...courses.map(topOf));
  const states = timesUnder(all, NAMES.state)
    .slice(0, MOST_STATES)
    .map((state) => course(state, `${NAMES.state}${state}`, runs));
  if (courses.length + states.length === 0) return NOTHING;
  const legend = legendOf((courses[0] ?? states[0])?.series ?? [], 'lines');
  const inStates = html`<h3>In each state of the flow</h3><p class="muted">Each picture has its own scale.</p><div class="grid many">${states.map((each) => pictureOf({ ...each, size: 'small' }))}</div>`;
  return html`<h2>How long visitors waited</h2>
<p class="muted">Service time is what a visitor waited for the page, from “Log in” to leaving. Response time counts from when the visitor should have arrived.</p>
${legend}<div class="grid">${courses.map((each) => pictureOf({ ...each, top }))}</div>${states.length === 0 ? NOTHING : inStates}`;
}

/** Renders the waits that the platform asked for. */
export function platformsWait(runs: Runs): Markup {
  const told = named(runs).map(({ run, name }) => {
    const times = run.times.get(NAMES.wait);
    const begin = name === undefined ? 'The platform' : `In the ${name}, the platform`;
    return times === undefined
      ? `${begin} asked nobody to wait.`
      : `${begin} asked ${countText(times.count)} times to wait: ${timeText(times.p50)} in the median, ${timeText(times.max)} at most.`;
  });
  const has = named(runs).some(({ run }) => run.times.has(NAMES.wait));
  const shown = course('Waits that were asked for', NAMES.wait, runs);
  return html`<h2>The platform's wait</h2>${told.map((each) => html`<p>${text(each)}</p>`)}${has ? html`<div class="grid">${pictureOf({ ...shown, size: 'small', hasLegend: true })}</div>` : NOTHING}`;
}

const course = (title: string, metric: string, runs: Runs): Picture => ({
  title,
  unit: 'median, p95 and p99',
  kind: 'lines',
  series: named(runs).flatMap(({ run, name }) =>
    PERCENTILES.map(([label, percentile, tone]) =>
      timeSeries(run, { name: label, tone, ...of(name) }, metric, percentile),
    ),
  ),
  show: timeText,
  span: spanOf(runs),
  hasLegend: false,
});

// `exactOptionalPropertyTypes`: a run without a name has none, not `undefined`.
const of = <Name>(name: Name | undefined): { readonly run?: Name } =>
  name === undefined ? {} : { run: name };
