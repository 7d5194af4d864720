// Weighs each library in the scripts of the built page, and says when it arrives. The figures are exact.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/command.ts';
import { ARRIVALS, arrivalIn } from './libraries/arrival.ts';
import { buildWithMap } from './libraries/build-with-map.ts';
import { OUR_OWN, weigh } from './libraries/bytes-by-library.ts';
import type { BenchPage } from './page/bench-page.ts';
import { measureLoad } from './page/measure-load.ts';
import { UNTHROTTLED } from './page/profiles.ts';
import { servePages } from './page/serve-pages.ts';
import { launchChromium } from './support/launch-chromium.ts';
import { markdownTable, writeSection } from './support/write-section.ts';

/** The addresses that a browser asks for while it loads the page. */
const askedFor = async (folder: string): Promise<readonly string[]> => {
  const page: BenchPage = { name: 'unstamped', label: '', folder, isReact: true };
  const server = await servePages([page]);
  const browser = await launchChromium();
  try {
    const { exchanges } = await measureLoad(browser, page, server.addressOf(page), UNTHROTTLED);
    return exchanges.map(({ url }) => url);
  } finally {
    await browser.close();
    server.stop();
  }
};

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-libraries-'));
const chunks = await buildWithMap(folder);
const arrivalOf = arrivalIn(chunks, readFileSync(join(folder, 'index.html'), 'utf8'), await askedFor(folder));
rmSync(folder, { recursive: true, force: true });

const weights = chunks.flatMap((chunk) =>
  weigh(chunk).map((weight) => ({ ...weight, arrival: arrivalOf(chunk) })),
);
const rows = ARRIVALS.flatMap((arrival) => {
  const arriving = weights.filter((weight) => weight.arrival === arrival);
  const names = [...new Set(arriving.map(({ library }) => library))];
  return names
    .map((library) => {
      const own = arriving.filter((weight) => weight.library === library);
      const sum = (key: 'minified' | 'brotli') => own.reduce((total, weight) => total + weight[key], 0);
      return { library, arrival, minified: sum('minified'), brotli: sum('brotli') };
    })
    .sort((left, right) => right.brotli - left.brotli);
});

const manifest = readFileSync(join(root, 'packages/web-react/package.json'), 'utf8');
const { dependencies } = JSON.parse(manifest) as { dependencies: Readonly<Record<string, string>> };
const absent = Object.keys(dependencies).filter(
  (name) => !name.startsWith('@gatehouse-login/') && !weights.some(({ library }) => library === name),
);
const table = markdownTable(
  ['what', 'minified KB', 'brotli KB', 'arrives'],
  rows.map(({ library, arrival, minified, brotli }) => [
    library === OUR_OWN ? library : `\`${library}\``,
    kilobytes(minified),
    kilobytes(brotli),
    arrival,
  ]),
);
const remark =
  absent.length === 0
    ? ''
    : `\n\nDependencies of the page that are in none of its scripts: ${absent.map((name) => `\`${name}\``).join(', ')}.`;
console.log(`\n${table}${remark}\n`);
writeSection('libraries', table + remark);
