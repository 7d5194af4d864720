import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { findChromium } from '../../scripts/lib/chromium.ts';
import { makeStreamSandbox, openSession } from '../contracts/live-stream.ts';
import { servePage } from '../e2e/support/serve-page.ts';
import { BUNDLERS, brotliSize } from './support/bundlers.ts';

const project = inject('installed');
const run = promisify(execFile);
const streaming = '@gatehouse-login/adapters-streaming';

const program = `
  const { createSandbox } = require('@gatehouse-login/sandbox');
  const { makeMarketStream, updates } = require('${streaming}');
  const { PRICES } = require('@gatehouse-login/core/streaming');
  (async () => {
    const sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
    const { username, password } = sandbox.people[0];
    const answer = await fetch(sandbox.brands.kq + '/api/v2/Session', {
      method: 'POST',
      headers: { cookie: 'XSRF-TOKEN=a', 'x-xsrf-token': 'a' },
      body: JSON.stringify({ username, password, appKey: 'Mercury' }),
    });
    const { session } = await answer.json();
    const stream = makeMarketStream({ serverUrl: sandbox.home });
    await stream.connect({ username, session });
    for await (const update of updates(stream, PRICES, ['401484347'])) {
      process.stdout.write(stream.status + ' ' + typeof update._unsafeUnwrap().values.Bid);
      break;
    }
    stream.disconnect();
    await sandbox.dispose();
  })();
`;

describe('the stream, installed elsewhere', () => {
  it('brings prices to a program in CommonJS, which ends by itself', async () => {
    const { stdout } = await run(process.execPath, ['--eval', program], { cwd: project.folder });
    expect(stdout).toBe('CONNECTED:WS-STREAMING number');
  });

  it('brings prices to the installed command', async () => {
    const command = join(project.folder, 'node_modules/@gatehouse-login/cli-harness/bin/gatehouse.js');
    const flags = ['stream', '--sandbox', '--markets', 'EUR/USD', '--expect-updates', '2', '--for', '20s'];
    const { stdout } = await run(process.execPath, [command, ...flags], { cwd: project.folder });
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toMatchObject({ outcome: 'streamed' });
  });

  it('brings prices to a page that bundles it, which notices a lost connection', async () => {
    const page = BUNDLERS.esbuild(
      project,
      `import { allowTimerWorker, makeMarketStream, watch } from '${streaming}';
       import { PRICES } from '@gatehouse-login/core/streaming';
       allowTimerWorker();
       globalThis.stream = async (serverUrl, session) => {
         const statuses = [];
         const stream = makeMarketStream({ serverUrl });
         stream.onStatus((status) => statuses.push(status));
         watch(stream, PRICES, ['401484347'], ({ values }) => { globalThis.bid = values.Bid ?? globalThis.bid; });
         await stream.connect(session);
         return statuses;
       };`,
      [],
    );
    const served = await servePage(page, () => `${sandbox.home} ${sandbox.home.replace('http', 'ws')}`);
    const sandbox = await makeStreamSandbox({ tick: 0, keepAlive: 400 }, [served.address]);
    const executablePath = findChromium();
    const browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      ...(process.getuid?.() === 0 ? { args: ['--no-sandbox'] } : {}),
    });
    try {
      const tab = await browser.newPage();
      const problems: string[] = [];
      tab.on('pageerror', (error) => problems.push(String(error)));
      await tab.goto(served.address);
      await expect.poll(() => tab.evaluate('typeof stream')).toBe('function');
      const session = JSON.stringify(await openSession(sandbox));
      const statuses = await tab.evaluate(`stream(${JSON.stringify(sandbox.home)}, ${session})`);
      expect(statuses).toEqual(['CONNECTING', 'CONNECTED:WS-STREAMING']);
      for (const Bid of ['1.5', '1.6']) {
        sandbox.stream.publish('PRICES', 'PRICE.401484347', { Bid }, '');
        await expect.poll(() => tab.evaluate('globalThis.bid'), { timeout: 10_000 }).toBe(Number(Bid));
        sandbox.stream.fault({ kind: 'drop' });
      }
      expect(problems).toEqual([]);
    } finally {
      await browser.close();
      await sandbox.dispose();
      served.close();
    }
  });

  it('weighs at most 55 KiB in a page, and next to nothing without a connection', async () => {
    const bundle = BUNDLERS.esbuild;
    const code = await bundle(project, `export { makeMarketStream, watch } from '${streaming}';`, []);
    expect(brotliSize(code)).toBeGreaterThan(30 * 1024);
    expect(brotliSize(code)).toBeLessThanOrEqual(55 * 1024);
    const without = await bundle(project, `export { watch, updates } from '${streaming}';`, ['neverthrow']);
    expect(brotliSize(without)).toBeLessThan(4 * 1024);
  });
});
