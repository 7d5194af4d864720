import { OUTCOMES } from '../report/outcome.ts';
import type { RunReport, ScenarioResult } from '../report/run-report.schema.ts';
import { inert } from '../terminal/inert.ts';
import { countsOf, durationOf, headlineOf, whereOf } from './headline.ts';

// A summary of a CI may have 1 MB.
const MOST_ROWS = 500;

/** A run as Markdown, for the summary of a CI: what failed and why, then everything, folded. */
export function markdownOf(report: RunReport): string {
  const { scenarios, ms, gatehouse, outcome, notes = [] } = report;
  const failed = scenarios.filter(({ outcome: each }) => each === 'failed' || each === 'interrupted');
  const others = scenarios.filter((scenario) => !failed.includes(scenario));
  return `${[
    `## ${outcome === 'passed' ? '✅' : '❌'} Gatehouse: ${headlineOf(report)}`,
    `${countsOf(report).join(', ') || 'Nothing'} in ${durationOf(ms)}. Exit code ${OUTCOMES[outcome].exitCode}, Gatehouse ${plain(gatehouse)}.`,
    ...notes.map((note) => `> ${plain(note)}`),
    ...(failed.length === 0 ? [] : [failures(failed)]),
    ...(others.length === 0 ? [] : [folded(others)]),
  ].join('\n\n')}\n`;
}

const failures = (failed: readonly ScenarioResult[]): string =>
  table(
    ['Scenario', 'Where', 'Why', 'Time'],
    failed.map((scenario) => [
      `**${plain(scenario.name)}**<br>${plain(`${scenario.file}:${scenario.line}`)}`,
      plain(whereOf(scenario)),
      plain(scenario.message ?? scenario.cause ?? scenario.outcome),
      durationOf(scenario.ms),
    ]),
  );

const folded = (others: readonly ScenarioResult[]): string =>
  [
    `<details><summary>${foldedTitle(others)}</summary>`,
    table(
      ['', 'Scenario', 'Where', 'Time'],
      others.map((scenario) => [
        scenario.outcome,
        plain(scenario.name),
        plain(whereOf(scenario)),
        scenario.outcome === 'passed' ? durationOf(scenario.ms) : '',
      ]),
    ),
    '</details>',
  ].join('\n\n');

const foldedTitle = (others: readonly ScenarioResult[]): string => {
  const passed = others.filter(({ outcome }) => outcome === 'passed').length;
  const notPlayed = others.length - passed;
  return [
    ...(passed === 0 ? [] : [`${passed} passed`]),
    ...(notPlayed === 0 ? [] : [`${notPlayed} not played`]),
  ].join(', ');
};

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, heads.map(() => '---'), ...rows.slice(0, MOST_ROWS)];
  const more = rows.length - MOST_ROWS;
  return [
    ...lines.map((cells) => `| ${cells.join(' | ')} |`),
    ...(more > 0 ? ['', `And ${more} more; the other reports have them.`] : []),
  ].join('\n');
}

/** A text without what means something in Markdown, HTML or a table. */
const plain = (text: string): string =>
  inert(text.replace(/\s+/g, ' '))
    .replace(/[\\`*_{}[\]#|~@!]/g, '\\$&')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
