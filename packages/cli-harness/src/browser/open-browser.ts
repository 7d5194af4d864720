import { err, type Result, ResultAsync } from 'neverthrow';
import type { Browser } from 'playwright-core';
import type { Io } from '../io.ts';
import type { Ending } from '../report/ending.ts';
import { findChromium } from './find-chromium.ts';
import { findPlaywright } from './find-playwright.ts';
import { missingBrowser } from './missing-browser.ts';

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
