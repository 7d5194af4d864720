import type { Sandbox } from '@gatehouse-login/sandbox';
import { test as base, expect } from 'playwright/test';
import { type Guard, makeGuard } from './guard.ts';
import { watchInPage } from './page-snapshot.ts';
import { startSandbox } from './sandbox.ts';

interface Fixtures {
  readonly guard: Guard;
}

/**
 * The base of every browser test: a sandbox for each worker, reset for each test, and a guard that
 * fails the test on any policy violation, uncaught error, unexpected console error, foreign request,
 * Referer or leaked secret.
 */
export const test = base.extend<Fixtures, { readonly sandbox: Sandbox }>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of fixtures from this pattern
    async ({}, use) => {
      const sandbox = await startSandbox();
      await use(sandbox);
      await sandbox.dispose();
    },
    { scope: 'worker' },
  ],
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
