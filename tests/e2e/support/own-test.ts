import { test as base, expect } from './workers.ts';

interface Fixtures {
  /** Expects errors on the console that the test provokes. */
  readonly expectErrors: (pattern: RegExp) => void;
}

/**
 * The base of tests on sites of somebody else (own-site.ts). Fails a test on a violation of the page's policy, which
 * Chromium writes to the console, on an uncaught error, and on any other error on the console.
 */
export const test = base.extend<Fixtures>({
  expectErrors: [
    async ({ context }, use) => {
      const problems: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      context.on('weberror', (error) => problems.push(error.error().message));
      await use((pattern) => expected.push(pattern));
      const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
