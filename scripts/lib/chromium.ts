import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { command } from './command.ts';
import { inPath } from './in-path.ts';

// Draws pages without a user interface of its own: the browser tests take about half the time.
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
const INSTALLERS: readonly (readonly string[])[] = [
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', SHELL],
  ['dnf', 'install', '-y', 'chromium'],
  ['apk', 'add', 'chromium'],
];

const firstOf = (files: readonly (string | undefined)[]): string | undefined => {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  return files.find((file) => file !== undefined && existsSync(file));
};

/** Returns the first Chromium with a user interface found: CHROMIUM_PATH, Playwright's own, the system's. */
export const findFullChromium = (): string | undefined =>
  firstOf([chromium.executablePath(), ...NAMES.map(inPath), ...PLACES]);

/** Returns the Chromium that most tests run in: the headless shell, or else a full one. */
export const findChromium = (): string | undefined => firstOf([inPath(SHELL), findFullChromium()]);

/**
 * Returns true if tests could not run, or would run slowly, without an installation. A container's root
 * gets the headless shell too; nobody else's machine is changed when it has a Chromium already.
 */
export const lacksChromium = (): boolean =>
  findFullChromium() === undefined ||
  (process.getuid?.() === 0 && inPath('apt-get') !== undefined && inPath(SHELL) === undefined);

/** Installs Chromium with the system's package manager, as root or with sudo. Returns the output. */
export const installChromium = async (): Promise<string> => {
  const installer = INSTALLERS.find(([name = '']) => inPath(name) !== undefined);
  if (installer === undefined) return 'no package manager that we know';
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const run = async (words: readonly string[]) => {
    const [file = '', ...args] = [...prefix, ...words];
    return (await command(file, args, { env })).output;
  };
  process.stderr.write(`Installing Chromium (${installer.join(' ')}) …\n`);
  const update = installer[0] === 'apt-get' ? await run(['apt-get', 'update']) : '';
  return update + (await run(installer));
};
