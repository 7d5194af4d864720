import type { Sandbox } from '@gatehouse-login/sandbox';
import { test as base, expect } from 'playwright/test';
import { type Guard, makeGuard } from './guard.ts';
import { watchInPage } from './page-snapshot.ts';
import { startSandbox } from './sandbox.ts';
import { serverInFront } from './server-in-front.ts';

interface Fixtures {
  readonly guard: Guard;
}

interface WorkerFixtures {
  /** Whether the login comes as part of the document, as `npm start` serves it. */
  readonly stamped: boolean;
  readonly sandbox: Sandbox;
}

/**
 * The base of every browser test: a sandbox for each worker, reset for each test, and a guard that
 * fails the test on any policy violation, uncaught error, unexpected console error, foreign request,
 * Referer or leaked secret.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  stamped: [true, { option: true, scope: 'worker' }],
  sandbox: [
    async ({ stamped }, use) => {
      const sandbox = await startSandbox(stamped);
      const front = stamped ? await serverInFront(sandbox) : undefined;
      await use({ ...sandbox, ...front });
      await front?.dispose();
      await sandbox.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
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
