import type { Sandbox } from '@gatehouse-login/sandbox';
import { type Guard, makeGuard } from './guard.ts';
import { watchInPage } from './page-snapshot.ts';
import { test as base, expect } from './workers.ts';

interface Fixtures {
  /** Whether the login comes as part of the document, as `npm start` serves it. */
  readonly stamped: boolean;
  readonly sandbox: Sandbox;
  readonly guard: Guard;
}

/**
 * The base of every browser test: a sandbox for each worker, reset for each test, and a guard that
 * fails the test on any policy violation, uncaught error, unexpected console error, foreign request,
 * Referer or leaked secret.
 */
export const test = base.extend<Fixtures>({
  stamped: [true, { option: true }],
  sandbox: ({ stamped, stampedSandbox, unstampedSandbox }, use) =>
    use(stamped ? stampedSandbox : unstampedSandbox),
  guard: [
    async ({ context, sandbox }, use) => {
      sandbox.reset();
      const guard = await makeGuard(context, sandbox);
      await context.addInitScript(watchInPage);
      await use(guard);
      expect(await guard.verdict(), 'what no page may do').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
