import { type Browser, chromium } from 'playwright';
import { findChromium } from '../../../scripts/lib/chromium.ts';

/** Starts the Chromium that the browser tests use. Exits with a sentence if there is none. */
export const launchChromium = async (...more: readonly string[]): Promise<Browser> => {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    process.stderr.write('No Chromium was found. "npm test" installs one; CHROMIUM_PATH names another.\n');
    process.exit(1);
  }
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath,
    // Chromium's sandbox refuses to run as root. The other switches keep the browser from calling home.
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
};
