import { describeRun } from '../support/machine.ts';
import { median } from '../support/median.ts';
import { markdownTable } from '../support/write-section.ts';
import { type Audit, CATEGORIES, type Category, METRICS } from './audit.ts';

const HEAD = [
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'first contentful paint ms',
  'largest contentful paint ms',
  'speed index ms',
  'blocking ms',
  'layout shift',
];

/** The median of a page's scores. */
export const scoreOf = (runs: readonly Audit[], category: Category): number =>
  Math.round(median(runs.map(({ scores }) => scores[category])));

const cellsOf = (runs: readonly Audit[]): readonly string[] => [
  ...CATEGORIES.map((category) => String(scoreOf(runs, category))),
  ...METRICS.map((metric) => {
    const value = median(runs.map(({ metrics }) => metrics[metric]));
    return metric === 'cumulative-layout-shift' ? value.toFixed(3) : value.toFixed(0);
  }),
];

/** The audits that cost points in some run, each with some of what they say. */
const costs = (runs: readonly Audit[]): string => {
  const failed = runs.flatMap((run) => run.failed);
  const lines = [...new Set(failed.map(({ category, id }) => `${category}: \`${id}\``))].map((line) => {
    const all = failed.filter(({ category, id }) => line === `${category}: \`${id}\``);
    return `- ${line}, ${[...new Set(all.map(({ says }) => says))].slice(0, 3).join('; ')}`;
  });
  return lines.length === 0
    ? 'No audit costs a point.'
    : `Audits that cost points in some run:\n\n${lines.join('\n')}`;
};

/** The section of docs/benchmarks.md about these pages. `first` says what the first column holds. */
export const reportOf = async (
  audits: ReadonlyMap<string, readonly Audit[]>,
  first: string,
  browser: string,
  rounds: number,
): Promise<string> => {
  const { version } = (await import('lighthouse/package.json', { with: { type: 'json' } })).default;
  return [
    `${describeRun(browser)}, Lighthouse ${version}. Medians of ${rounds} runs.`,
    markdownTable(
      [first, ...HEAD],
      [...audits].map(([name, runs]) => [name, ...cellsOf(runs)]),
    ),
    costs([...audits.values()].flat()),
  ].join('\n\n');
};
