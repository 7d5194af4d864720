/**
 * Sign-ins for tests of Playwright: a fixture, and functions that take a page of Playwright. The package loads Playwright from your
 * project.
 *
 * ```ts
 * import { createHarness } from '@gatehouse-login/cli-harness';
 * import { openDestination, type PlaywrightPage } from '@gatehouse-login/cli-harness/playwright';
 * import { createSandbox } from '@gatehouse-login/sandbox';
 *
 * const sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
 * const harness = createHarness({ sandbox });
 * const result = await harness.signIn({ persona: 'plain' });
 * // In a test, this is the page that Playwright gives you.
 * const page: PlaywrightPage = {
 *   goto: async (url) => console.log(new URL(url).pathname), // prints: /platform/webtrader
 *   route: async () => {},
 *   evaluate: async () => {},
 *   waitForURL: async () => {},
 * };
 * if (result.outcome === 'signed-in') await openDestination(page, result);
 * await harness.close();
 * await sandbox.dispose();
 * ```
 *
 * @packageDocumentation
 */

import { openDestination as open, type PlaywrightPage } from './browser/open-destination.ts';
import { createHarness } from './create-harness.ts';
import type { Harness } from './harness/contract.ts';
import type { HarnessOptions } from './harness/options.ts';
import type { SignedIn } from './harness/outcome.ts';

export { keepTranscript, type TellingPage } from './browser/keep-transcript.ts';
export type { PlaywrightPage, PlaywrightRoute } from './browser/open-destination.ts';

/** The fixtures that `harnessFixture` adds, for the type parameter of `test.extend`. */
export interface HarnessFixtures {
  /** Signs in. Its sessions are logged off after each test. */
  harness: Harness;
}

/** What is used of Playwright's information about a test. */
export interface TestNotes {
  /** Notes that a report shows beside the test. */
  readonly annotations: {
    /** The name of the note. */
    type: string;
    /** The text of the note. */
    description?: string;
  }[];
  /** How the test ended. */
  readonly status?: string;
  /** How the test should have ended. */
  readonly expectedStatus?: string;
  /** Adds a file to the report. */
  attach?(
    name: string,
    what: {
      /** The file's content. */
      body: string;
      /** The file's media type. */
      contentType: string;
    },
  ): Promise<void>;
}

/**
 * A fixture for tests of Playwright: `base.extend<HarnessFixtures>(harnessFixture({ site: '…' }))`. Each test gets a harness
 * of its own. Sessions that cannot be logged off are noted in the annotations of the test. A test that fails gets the transcript
 * of each sign-in as an attachment.
 */
export const harnessFixture = (options: HarnessOptions) => ({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
  async harness({}: object, use: (harness: Harness) => Promise<void>, test: TestNotes): Promise<void> {
    const harness = createHarness(options);
    const transcripts: string[] = [];
    await use({
      ...harness,
      async signIn(request) {
        const outcome = await harness.signIn(request);
        if (outcome.transcript !== null) transcripts.push(outcome.transcript);
        return outcome;
      },
    });
    if (test.status !== test.expectedStatus) {
      for (const [index, body] of transcripts.entries())
        await test.attach?.(`login-${index + 1}.jsonl`, { body, contentType: 'application/jsonl' });
    }
    for (const { username, reason } of (await harness.close()).stillOpen) {
      const description = `The session of ${username} could not be logged off: ${reason}`;
      test.annotations.push({ type: 'gatehouse', description });
    }
  },
});

/**
 * Takes a page of Playwright to the destination of a sign-in, as the login page would have done: to its address, or by
 * posting its form. The page is then signed in at the platform.
 */
export const openDestination = (page: PlaywrightPage, { site, destination }: SignedIn): Promise<void> =>
  open(page, { site, ...destination.reveal() });
