// Compares when login pages can be used: a static form, bare Preact, bare React, our stack in one bundle, and ours. The
// pages take turns, so that any other load on the machine affects all of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_NAMES } from './page/bench-page.ts';
import { judge } from './page/budgets.ts';
import { buildPages } from './page/build-pages.ts';
import { servedPages } from './page/check-served.ts';
import { figuresOf } from './page/figures.ts';
import { type Load, measureLoad } from './page/measure-load.ts';
import { PROFILES, UNTHROTTLED } from './page/profiles.ts';
import { type Results, tableOf } from './page/report.ts';
import { servePages } from './page/serve-pages.ts';
import { launchChromium } from './support/launch-chromium.ts';
import { describeRun } from './support/machine.ts';
import { readOptions } from './support/options.ts';
import { writeSection } from './support/write-section.ts';

/** Fewer rounds than these are a trial: the figures are shown, but not written. */
const fewestRounds = 7;

const { rounds } = readOptions({ rounds: 9 });
const notices: string[] = [];
const say = (notice: string): void => {
  notices.push(notice);
  console.log(`note ${notice}`);
};

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-bench-'));
const built = await buildPages(folder, say);
const server = await servePages(built);
const browser = await launchChromium();
const version = browser.version();
const loads = new Map<string, Load[]>();
const pages = await servedPages(built, server, say);
try {
  // The first load of each page warms the server and the browser.
  for (const page of pages) await measureLoad(browser, page, server.addressOf(page), UNTHROTTLED);
  for (let round = 0; round < rounds; round += 1) {
    for (const profile of PROFILES) {
      for (let turn = 0; turn < pages.length; turn += 1) {
        // Each round begins with another page.
        const page = pages[(turn + round) % pages.length];
        if (page === undefined) continue;
        const key = `${profile.name} ${page.name}`;
        const load = await measureLoad(browser, page, server.addressOf(page), profile);
        loads.set(key, [...(loads.get(key) ?? []), load]);
      }
    }
    console.log(`     round ${round + 1} of ${rounds}`);
  }
} finally {
  await browser.close();
  server.stop();
  rmSync(folder, { recursive: true, force: true });
}

const resultsOf = (profile: string): Results =>
  Object.fromEntries(
    PAGE_NAMES.flatMap((name) => {
      const all = loads.get(`${profile} ${name}`);
      return all === undefined ? [] : [[name, figuresOf(all)]];
    }),
  );
const tables = PROFILES.map(({ name, title }) => `### ${title}\n\n${tableOf(pages, resultsOf(name))}`);
const text = [
  `${describeRun(version)}. Medians of ${rounds} rounds.`,
  ...notices.map((notice) => `Note: ${notice}.`),
  ...tables,
].join('\n\n');
console.log(`\n${text}\n`);
const verdicts = judge(resultsOf);
for (const verdict of verdicts) console.log(`${verdict.isKept ? 'ok  ' : 'FAIL'} ${verdict.text}`);
if (rounds >= fewestRounds) writeSection('page', text);
else console.log(`docs/benchmarks.md is unchanged: that takes ${fewestRounds} rounds.`);
if (verdicts.some(({ isKept }) => !isKept)) process.exitCode = 1;
