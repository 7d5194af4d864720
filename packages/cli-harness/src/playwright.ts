import { createHarness } from './create-harness.ts';
import type { Harness } from './harness/contract.ts';
import type { HarnessOptions } from './harness/options.ts';

export type { PlaywrightPage, PlaywrightRoute } from './browser/open-destination.ts';
export { openDestination } from './harness/open-destination.ts';

/** The fixtures that `harnessFixture` adds, for the type parameter of `test.extend`. */
export interface HarnessFixtures {
  /** Signs in. Its sessions are logged off after each test. */
  harness: Harness;
}

/** What is used of Playwright's information about a test. */
export interface TestNotes {
  readonly annotations: { type: string; description?: string }[];
}

/**
 * A fixture for tests of Playwright: `base.extend<HarnessFixtures>(harnessFixture({ site: '…' }))`. Each test gets a harness
 * of its own. Sessions that cannot be logged off are noted in the annotations of the test.
 */
export const harnessFixture = (options: HarnessOptions) => ({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
  async harness({}: object, use: (harness: Harness) => Promise<void>, test: TestNotes): Promise<void> {
    const harness = createHarness(options);
    await use(harness);
    for (const { username, reason } of (await harness.close()).stillOpen) {
      const description = `The session of ${username} could not be logged off: ${reason}`;
      test.annotations.push({ type: 'gatehouse', description });
    }
  },
});
