// Measures `npm run dev`: from saving a source to the change on the screen, for the page, the core and the sandbox. It
// changes sources of this repository, and puts them back.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { root } from '../../scripts/lib/command.ts';
import { freePort } from './support/free-port.ts';
import { launchChromium } from './support/launch-chromium.ts';
import { describeRun } from './support/machine.ts';
import { median } from './support/median.ts';
import { readOptions } from './support/options.ts';
import { markdownTable, writeSection } from './support/write-section.ts';

/** Fewer rounds than these are a trial: the figures are shown, but not written. */
const fewestRounds = 5;
const budgetSeconds = 3;
const patience = 60_000;
const { rounds } = readOptions({ rounds: 7 });

interface Source {
  readonly what: string;
  readonly file: string;
  /** A text of the file, and what takes its place in a round. */
  readonly text: string;
  readonly change: (round: number) => string;
  /** The page that shows it. Nobody tells the sandbox's own pages that the sandbox has a new source. */
  readonly on: 'login' | 'home';
  /** A program for the page, which says what the change is about. */
  readonly seen: string;
  readonly sees: (round: number) => string;
}

const LEAD = "document.querySelector('.login__lead')";
const SOURCES: readonly Source[] = [
  {
    what: 'a component of the page (`.tsx`)',
    file: 'packages/web-react/src/screens/login/LoginScreen.tsx',
    text: "{t('login.lead')}",
    change: (round) => `round ${round}`,
    on: 'login',
    seen: `${LEAD}?.textContent`,
    sees: (round) => `round ${round}`,
  },
  {
    what: 'a style of the page (`.css`)',
    file: 'packages/web-react/src/screens/login/login.css',
    text: '.login__lead {',
    change: (round) => `.login__lead {\n  outline-offset: ${round + 1}px;`,
    on: 'login',
    seen: `${LEAD} && getComputedStyle(${LEAD}).outlineOffset`,
    sees: (round) => `${round + 1}px`,
  },
  {
    what: 'the core',
    file: 'packages/core/src/locale/native-name.ts',
    text: "'English'",
    change: (round) => `'round ${round}'`,
    on: 'login',
    seen: '/round \\d+/.exec(document.body.textContent)?.[0]',
    sees: (round) => `round ${round}`,
  },
  {
    what: 'the sandbox',
    file: 'packages/sandbox/src/pages/layout.ts',
    text: 'Gatehouse sandbox</title>',
    change: (round) => `round ${round}</title>`,
    on: 'home',
    seen: '/round \\d+/.exec(document.title)?.[0]',
    sees: (round) => `round ${round}`,
  },
];

/** Starts it on eight ports in a row: that of the sandbox's home, and those of the brands. */
const start = async (base: number): Promise<ChildProcess> => {
  const env = { ...process.env, GATEHOUSE_PORT: String(base) };
  const child = spawn(process.execPath, [join(root, 'scripts/dev.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let shown = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
  });
  for (const limit = performance.now() + patience; !shown.includes('Ctrl-C stops it.'); await wait(50))
    if (performance.now() > limit) throw new Error(`npm run dev did not start:\n${shown}`);
  return child;
};

/** Waits until the page says so. A page that the sandbox could not answer is loaded anew, as a developer would. */
const until = async (page: Page, { on, seen, sees }: Source, round: number): Promise<number> => {
  const from = performance.now();
  while (performance.now() - from < patience) {
    const said = await page.evaluate(seen).catch(() => undefined);
    if (said === sees(round)) return (performance.now() - from) / 1000;
    if (on === 'home') await page.reload().catch(() => undefined);
    await wait(20);
  }
  throw new Error(`Nobody saw round ${round} at ${page.url()}`);
};

const measure = async (page: Page, address: string, source: Source): Promise<readonly number[]> => {
  const file = join(root, source.file);
  const before = readFileSync(file, 'utf8');
  if (!before.includes(source.text)) throw new Error(`${source.file} has no ${source.text}`);
  await page.goto(address);
  if (source.on === 'login') await page.waitForSelector('.login__lead');
  const seconds: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      writeFileSync(file, before.replace(source.text, source.change(round)));
      seconds.push(await until(page, source, round));
      // A developer reads what is there. Until then, the sandbox may still be starting.
      await wait(2_000);
    }
  } finally {
    writeFileSync(file, before);
    await wait(3_000);
  }
  return seconds;
};

const base = Math.min(await freePort(), 60_000);
const child = await start(base);
const browser = await launchChromium();
try {
  const page = await browser.newPage();
  const rows: string[][] = [];
  for (const source of SOURCES) {
    const address = `http://localhost:${source.on === 'home' ? base : base + 1}/`;
    const seconds = await measure(page, address, source);
    const [middle, most] = [median(seconds), Math.max(...seconds)];
    const isOk = middle <= budgetSeconds;
    if (!isOk) process.exitCode = 1;
    console.log(
      `${isOk ? 'ok  ' : 'FAIL'} ${source.what}: ${seconds.map((each) => each.toFixed(2)).join(', ')} s`,
    );
    rows.push([source.what, middle.toFixed(2), Math.min(...seconds).toFixed(2), most.toFixed(2)]);
  }
  const table = markdownTable(['a change in', 'seconds', 'least', 'most'], rows);
  const text = `${describeRun(browser.version())}. Medians of ${rounds} rounds.\n\n${table}`;
  if (rounds >= fewestRounds) writeSection('dev', text);
  else console.log(text);
} finally {
  await browser.close();
  child.kill('SIGTERM');
  await once(child, 'close');
}
