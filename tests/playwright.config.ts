import { defineConfig } from 'playwright/test';
import { findChromium } from '../scripts/lib/chromium.ts';

const executablePath = findChromium();
// The seed of random choices in tests. The workers inherit it.
process.env.GATEHOUSE_SEED ||= String(Math.ceil(Math.random() * 999_999));
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/e2e',
  snapshotPathTemplate: '{testDir}/pictures-kept/{arg}{ext}',
  // A picture that is not there was not taken: `npm run pictures` takes them.
  updateSnapshots: 'none',
  // A page waits now and then, so two cores are busy only with a worker more; two more take a tenth more of their time.
  workers: 3,
  fullyParallel: true,
  // Tests can time out on a busy machine. `npm test` lists those that passed on retry.
  retries: 1,
  timeout: 30_000,
  forbidOnly: process.env.CI !== undefined,
  // Built files need no transformation. That of the stamp's renderer would take each worker seconds.
  build: { external: ['**/dist/**'] },
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    screenshot: 'only-on-failure',
    // A test cannot route what a service worker asks for. The tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Chromium's sandbox refuses to run as root. The other switches keep the browser from calling home.
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        // One process for all documents of a context: starting another for each takes a tenth of the time of a test.
        '--renderer-process-limit=1',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
