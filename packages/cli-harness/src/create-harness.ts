import type { Harness } from './harness/contract.ts';
import { makeHarness } from './harness/harness.ts';
import type { HarnessOptions } from './harness/options.ts';

/**
 * Makes a harness, which signs in for tests and logs off again:
 * `await using harness = createHarness({ site: 'https://login.test.example' })`. It sends nothing yet and never throws: a
 * mistake in the options is the outcome `usage` of each sign-in.
 */
export const createHarness = (options: HarnessOptions): Harness =>
  makeHarness(options, {
    env: process.env,
    cwd: process.cwd(),
    openSite: async () => (await import('./composition/open-site.ts')).openSite,
  });
