import { existsSync, globSync } from 'node:fs';
import { inPath } from './in-path.ts';
import { installPackages } from './install-packages.ts';

/** The browsers that the page is tried in besides Chromium, as Debian packages them. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** WebKitGTK's own small browser, its driver, and the display that it draws on. */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** Returns Firefox, or undefined if there is none: FIREFOX_PATH, or the system's. */
export const findFirefox = (): string | undefined => {
  const named = process.env.FIREFOX_PATH;
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  return inPath('firefox-esr') ?? inPath('firefox');
};

/** Returns WebKitGTK, or undefined if a part of it is missing. */
export const findWebKit = (): WebKit | undefined => {
  const driver = inPath('WebKitWebDriver');
  const display = inPath('Xvfb');
  const [browser] = globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser');
  return driver === undefined || display === undefined || browser === undefined
    ? undefined
    : { driver, browser, display };
};

const isInstalled = (): boolean => findFirefox() !== undefined && findWebKit() !== undefined;

/** Installs what is missing on a system with apt-get, as root. Returns why it is still missing; empty if nothing is. */
export const installEngines = (): Promise<string> => installPackages(PACKAGES, isInstalled);
