// A walk through every screen in the engines of other browsers, and in Chromium for comparison. `npm test` walks a short
// way where they are installed; `npm run test:full` installs them and walks the whole way.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'playwright/test';
import { type EngineName, engineFor } from './engines/installed.ts';
import { makeVisitor } from './engines/visitor.ts';
import { WALK } from './engines/walk.ts';
import { ELSEWHERE } from './engines/walk-elsewhere.ts';
import { FURTHER } from './engines/walk-further.ts';
import { IS_FULL } from './support/chance.ts';
import { callsTo, startSandbox } from './support/sandbox.ts';

const NAMES: readonly EngineName[] = ['Firefox', 'WebKitGTK', 'Chromium'];

/** A destination that never shows a page. */
async function startSilent(): Promise<{ readonly origin: string; close(): void }> {
  const server = createServer((_request, response) => void response.writeHead(204).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}

for (const name of NAMES) {
  const steps = [...WALK, ...FURTHER, ...ELSEWHERE].filter(({ isShort }) => IS_FULL || isShort);

  test(`${name} walks through ${IS_FULL ? 'every screen' : 'a login'}`, async () => {
    const start = engineFor(name);
    test.setTimeout(IS_FULL ? 480_000 : 90_000);
    const silent = await startSilent();
    const urls = {
      apiEnv: 'live',
      redirects: { webtrader: `${silent.origin}/` },
      forgotPasswordUrls: { default: `${silent.origin}/forgotten` },
      forgotUsernameUrls: {},
      myAccountUrl: `${silent.origin}/account`,
    };
    const sandbox = await startSandbox(true, { configurations: { kq: { urls } } });
    const engine = await start();
    const visitor = makeVisitor(engine, sandbox);
    let failure: unknown;
    try {
      for (const { title, walk } of steps) await test.step(title, () => walk(visitor));
    } catch (error) {
      failure = error;
      const body = Buffer.from(await engine.picture());
      await test.info().attach('picture', { body, contentType: 'image/png' });
    } finally {
      await engine.close();
      silent.close();
    }
    const reports = callsTo(sandbox, '/csp-report').map(({ body }) => body);
    await sandbox.dispose();
    // Rejecting before the browser is closed would end the process, and leave the browser behind.
    if (failure !== undefined) return Promise.reject(failure);
    expect(reports, 'violations of the policy').toEqual([]);
    // Refusals and faults that the walk provokes, and the server that it stops for a while.
    const expected = /40[0-9]|50[0-9]|ERR_CONNECTION_REFUSED/;
    expect(engine.problems.filter((problem) => !expected.test(problem))).toEqual([]);
  });
}
