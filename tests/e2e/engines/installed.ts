import { expect, test } from 'playwright/test';
import { findChromium } from '../../../scripts/lib/chromium.ts';
import { findFirefox, findWebKit } from '../../../scripts/lib/engines.ts';
import { IS_FULL } from '../support/chance.ts';
import type { StartEngine } from './engine.ts';
import { puppeteerEngine } from './puppeteer-engine.ts';
import { webkitEngine } from './webkit-engine.ts';

const [firefox, webkit, chromium] = [findFirefox(), findWebKit(), findChromium()];

const INSTALLED = {
  Firefox: firefox === undefined ? undefined : puppeteerEngine('firefox', firefox),
  WebKitGTK: webkit === undefined ? undefined : webkitEngine(webkit),
  // All other tests run in it.
  Chromium: chromium === undefined || !IS_FULL ? undefined : puppeteerEngine('chrome', chromium),
} satisfies Readonly<Record<string, StartEngine | undefined>>;

/** An engine that the page is tried in. */
export type EngineName = keyof typeof INSTALLED;

/**
 * Returns what starts an engine. Skips the test if the engine is not installed, or has its turn in `npm run test:full`; there, a
 * missing engine fails the test.
 */
export function engineFor(name: EngineName): StartEngine {
  const start: StartEngine | undefined = INSTALLED[name];
  const isExpected = IS_FULL && process.platform === 'linux';
  test.skip(start === undefined && !isExpected, 'is not installed, or runs only in npm run test:full');
  expect(start, `${name} is installed (as root, npm run test:full installs it with apt-get)`).toBeDefined();
  return start as StartEngine;
}
