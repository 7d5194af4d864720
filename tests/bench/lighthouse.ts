// Runs Lighthouse's mobile preset on the login of each brand, as the sandbox serves it.
import { join } from 'node:path';
import { root } from '../../scripts/lib/command.ts';
import { type Audit, audit, CATEGORIES, METRICS } from './lighthouse/audit.ts';
import type { BenchPage } from './page/bench-page.ts';
import { servedPages } from './page/check-served.ts';
import { servePages } from './page/serve-pages.ts';
import { launchChromium } from './support/launch-chromium.ts';
import { describeRun } from './support/machine.ts';
import { median } from './support/median.ts';
import { readOptions } from './support/options.ts';
import { markdownTable, writeSection } from './support/write-section.ts';

/** Fewer runs than these are a trial: the scores are shown, but not written. */
const fewestRounds = 5;
const wanted = ['performance', 'accessibility', 'best-practices'] as const;

const { rounds } = readOptions({ rounds: fewestRounds });
const page: BenchPage = {
  name: 'stamped',
  label: 'Gatehouse, stamped',
  folder: join(root, 'packages/web-react/dist'),
  isReact: true,
  documents: 'stamped',
};
const server = await servePages([page]);
await servedPages([page], server, (notice) => console.log(`note ${notice}`));
const audits = new Map<string, Audit[]>();
const brands = Object.entries(server.brandsOf(page));
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const [brand, address] of brands)
      audits.set(brand, [...(audits.get(brand) ?? []), await audit(address)]);
    console.log(`     round ${round + 1} of ${rounds}`);
  }
} finally {
  server.stop();
}
const browser = await launchChromium();
const version = browser.version();
await browser.close();

const runsOf = (brand: string): readonly Audit[] => audits.get(brand) ?? [];
const rows = brands.map(([brand]) => {
  const runs = runsOf(brand);
  const scores = CATEGORIES.map((category) => median(runs.map(({ scores }) => scores[category])).toFixed(0));
  const metrics = METRICS.map((metric) => {
    const value = median(runs.map(({ metrics }) => metrics[metric]));
    return metric === 'cumulative-layout-shift' ? value.toFixed(3) : value.toFixed(0);
  });
  return [brand, ...scores, ...metrics];
});
const head = [
  'brand',
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
const failed = [...audits.values()].flat().flatMap((run) => run.failed);
const lines = [...new Set(failed.map(({ category, id }) => `${category}: \`${id}\``))].map((line) => {
  const all = failed.filter(({ category, id }) => line === `${category}: \`${id}\``);
  return `- ${line}, ${[...new Set(all.map(({ says }) => says))].slice(0, 3).join('; ')}`;
});
const text = [
  `${describeRun(version)}, Lighthouse ${(await import('lighthouse/package.json', { with: { type: 'json' } })).default.version}. Medians of ${rounds} runs.`,
  markdownTable(head, rows),
  lines.length === 0
    ? 'No audit costs a point.'
    : `Audits that cost points in some run:\n\n${lines.join('\n')}`,
].join('\n\n');
console.log(`\n${text}\n`);
for (const [brand, ...cells] of rows)
  for (const category of wanted) {
    const score = cells[CATEGORIES.indexOf(category)];
    if (score === '100') continue;
    console.log(`FAIL ${brand}: ${category} ${score} (100 are wanted)`);
    process.exitCode = 1;
  }
if (rounds >= fewestRounds) writeSection('lighthouse', text);
else console.log(`docs/benchmarks.md is unchanged: that takes ${fewestRounds} rounds.`);
