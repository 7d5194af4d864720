import { html } from 'hono/html';
import { OUTCOMES } from '../../report/outcome.ts';
import type { RunReport, ScenarioResult } from '../../report/run-report.schema.ts';
import { shellWord } from '../../terminal/shell-word.ts';
import { byFile, countsOf, durationOf, headlineOf } from '../headline.ts';
import { framed } from './frame.ts';
import { bar, type Markup, NOTHING, text } from './markup.ts';
import { type PageTools, scenarioEntry } from './scenario.ts';
import { STYLE } from './style.ts';

/** What a page needs besides the report. */
export type PageOptions = Pick<PageTools, 'gallery' | 'picture'>;

// A page with more of them would be too large to open. What failed is always there.
const MOST_DETAILED = 500;

/** A run as one page for people. It loads nothing and has no scripts. */
export async function pageOf(report: RunReport, options: PageOptions): Promise<string> {
  const { scenarios, startedAt, ms, gatehouse, outcome, notes = [] } = report;
  const tools: PageTools = { ...options, start: Date.parse(startedAt), whole: Math.max(1, ms) };
  const failed = scenarios.filter(({ outcome: each }) => each === 'failed' || each === 'interrupted');
  const others = scenarios.filter((scenario) => !failed.includes(scenario));
  const shown = others.slice(0, MOST_DETAILED);
  const title = headlineOf(report);
  const content = html`<h1 class="${outcome === 'passed' ? 'good' : 'bad'}">${title}</h1>
<p class="lead">${countsOf(report).join(', ') || 'Nothing'} in ${durationOf(ms)}.</p>
${notes.map((note) => html`<p class="note">${text(note)}</p>`)}
${shares(report)}
${facts(report, gatehouse)}
${failed.length === 0 ? NOTHING : html`<h2>What failed</h2>${list(failed, tools)}`}
${[...byFile(shown)].map(([file, of]) => html`<h2><code>${text(file)}</code></h2>${list(of, tools)}`)}
${others.length === shown.length ? NOTHING : html`<p class="lead">${others.length - shown.length} more passed or were not played. The JSON report has them.</p>`}`;
  return framed({ title, about: 'report of a run', style: STYLE, content });
}

const list = (scenarios: readonly ScenarioResult[], tools: PageTools): Markup =>
  html`<div class="list">${scenarios.map((scenario) => scenarioEntry(scenario, tools))}</div>`;

/** How many ended how, as a bar. */
function shares({ totals }: RunReport): Markup {
  const parts = [
    [totals.failed + totals.interrupted, 'fill-bad'],
    [totals.passed, 'fill-good'],
    [totals.skipped, 'fill-idle'],
  ] as const;
  const all = parts.reduce((sum, [count]) => sum + count, 0);
  if (all === 0) return bar(0, 0, 1, 'fill-idle');
  const percent = (count: number): string => `${Math.round((count / all) * 10_000) / 100}%`;
  let before = 0;
  const rects = parts.map(([count, fill]) => {
    const rect = html`<rect class="${fill}" x="${percent(before)}" width="${percent(count)}" height="8" />`;
    before += count;
    return rect;
  });
  return html`<svg class="shares" height="8" aria-hidden="true">${rects}</svg>`;
}

const facts = ({ startedAt, outcome, arguments: given }: RunReport, gatehouse: string): Markup =>
  html`<dl class="facts">
<div><dt>Started</dt><dd>${text(startedAt.replace('T', ' ').replace(/(\.\d+)?Z$/, ' UTC'))}</dd></div>
<div><dt>Outcome</dt><dd>${outcome} (exit code ${OUTCOMES[outcome].exitCode})</dd></div>
<div><dt>Gatehouse</dt><dd>${text(gatehouse)}</dd></div>
<div class="wide"><dt>Command</dt><dd><code>${text(['gatehouse run', ...given.map(shellWord)].join(' '))}</code></dd></div>
</dl>`;
