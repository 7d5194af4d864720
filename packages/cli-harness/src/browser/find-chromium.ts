import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Io } from '../io.ts';

// The headless shell first: it draws the same and starts faster.
const NAMES = [
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
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return { path: [own, ...installed, ...PLACES].find((file) => existsSync(file)), named: false };
}
