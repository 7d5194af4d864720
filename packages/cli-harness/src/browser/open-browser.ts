import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { err, ok, Result, ResultAsync } from 'neverthrow';
import type { Browser, BrowserType } from 'playwright-core';
import { importFile } from '../import-file.ts';
import type { Io } from '../io.ts';
import { type Ending, endingOf } from '../report/ending.ts';
import { ours } from '../report/sentence.ts';

// They keep the browser from calling home.
const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the Chromium of this machine by the Playwright of this machine. Neither is ever downloaded. */
export async function openBrowser({ env, cwd }: Pick<Io, 'env' | 'cwd'>): Promise<Result<Browser, Ending>> {
  const found = await findPlaywright(cwd);
  if (found.isErr()) return err(found.error);
  const chromium = found.value;
  const { path, named } = findChromium(env, chromium.executablePath());
  if (path === undefined) {
    return err(
      named
        ? missingBrowser(
            'The file that CHROMIUM_PATH names is not there.',
            'Correct the variable, or unset it.',
          )
        : missingBrowser(
            'Scenarios in a browser need Chromium, and none was found.',
            'Run npx playwright install chromium, or set CHROMIUM_PATH to one.',
          ),
    );
  }
  // Chromium's own sandbox refuses to run as root.
  const args = [...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  return ResultAsync.fromPromise(chromium.launch({ executablePath: path, args }), () =>
    missingBrowser(
      `The browser ${path} could not be started.`,
      'Start it by hand to see why, or set CHROMIUM_PATH to another one.',
    ),
  );
}

/** The ending of a run that needs a browser, on a machine that has none. */
export const missingBrowser = (message: string, next: string): Ending =>
  endingOf('usage', 'no-browser', ours(message), ours(next));

// Each of them has what is needed. Test suites mostly have the last one.
const NAMES = ['playwright-core', 'playwright', '@playwright/test'] as const;

/**
 * Loads Playwright from where the user has it: the project that the command runs in, or what the command itself was
 * installed with.
 */
export async function findPlaywright(cwd: string): Promise<Result<BrowserType, Ending>> {
  for (const base of [join(cwd, 'package.json'), import.meta.url]) {
    for (const name of NAMES) {
      const chromium = await load(createRequire(base), name);
      if (chromium !== null) return ok(chromium);
    }
  }
  return err(
    missingBrowser(
      'Scenarios in a browser need Playwright, and it is not installed here.',
      'Run npm install --save-dev playwright in this folder, then npx playwright install chromium.',
    ),
  );
}

interface Loaded {
  readonly chromium?: BrowserType;
  readonly default?: { readonly chromium?: BrowserType };
}

async function load(require: NodeJS.Require, name: string): Promise<BrowserType | null> {
  const path = Result.fromThrowable(() => require.resolve(name))();
  if (path.isErr()) return null;
  const loaded = (await importFile(path.value).catch(() => null)) as Loaded | null;
  return loaded?.chromium ?? loaded?.default?.chromium ?? null;
}

// The headless shell first: it draws the same and starts faster.
const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Finds a Chromium: the one that CHROMIUM_PATH names, Playwright's own, or one that is installed on this machine. `named` is
 * whether the variable decides, even if its file is not there.
 */
export function findChromium(
  env: Io['env'],
  own: string,
): { readonly path: string | undefined; readonly named: boolean } {
  const { CHROMIUM_PATH: named, PATH = '' } = env;
  if (named) return { path: existsSync(named) ? named : undefined, named: true };
  const folders = PATH.split(delimiter);
  const installed = PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name)));
  return { path: [own, ...installed, ...PLACES].find((file) => existsSync(file)), named: false };
}
