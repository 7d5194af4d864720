import type { MarketStream, StreamStatus } from '@gatehouse-login/core/streaming';
import { createSandbox } from '@gatehouse-login/sandbox';
import { bundle } from './support/bundle.ts';
import { servePage } from './support/serve-page.ts';
import { expect, test } from './support/workers.ts';

const program = bundle(`
  import { allowTimerWorker, makeMarketStream, watch } from '@gatehouse-login/adapters-streaming';
  import { mayFollow, PRICES } from '@gatehouse-login/core/streaming';
  globalThis.allowed = allowTimerWorker();
  globalThis.openStream = async (serverUrl, session, transport) => {
    const timings = { stalledTimeout: 100, reconnectTimeout: 100, retryDelay: 500 };
    const stream = makeMarketStream({ serverUrl, timings, ...(transport ? { transport } : {}) });
    const statuses = [stream.status];
    const heard = { statuses, ends: [], last: {}, legal: true };
    stream.onStatus((status) => {
      heard.legal &&= mayFollow(statuses.at(-1), status);
      statuses.push(status);
    });
    stream.onEnd((error) => heard.ends.push(error.kind));
    watch(stream, PRICES, ['401484347'], ({ values }) => Object.assign(heard.last, values), { throttle: 20 });
    globalThis.heard = heard;
    globalThis.stream = stream;
    const connection = await stream.connect(session);
    return connection.isOk();
  };
`);

interface Heard {
  readonly statuses: readonly StreamStatus[];
  readonly ends: readonly string[];
  readonly last: Readonly<Record<string, unknown>>;
  readonly legal: boolean;
}

declare global {
  var allowed: boolean;
  var heard: Heard;
  var stream: MarketStream;
  var openStream: (serverUrl: string, session: object, transport?: string) => Promise<boolean>;
}

test.describe('market stream in Chromium, under a strict policy', () => {
  for (const transport of [undefined, 'HTTP-STREAMING'] as const) {
    test(`connects over ${transport ?? 'what it chooses'}, survives a lost connection, and ends with the session [4.33, 7.19]`, async ({
      page,
    }) => {
      const prices = await servePage(program, () => `${sandbox.home} ${sandbox.home.replace('http', 'ws')}`);
      const stream = { tick: 0, keepAlive: 400 };
      const started = await createSandbox({ port: 0, stream, allowedOrigins: [prices.address] });
      const sandbox = started._unsafeUnwrap();
      const site = sandbox.brands.kq;
      const person = sandbox.people[0];
      const answer = await fetch(`${site}/api/v2/Session`, {
        method: 'POST',
        headers: { cookie: 'XSRF-TOKEN=a', 'x-xsrf-token': 'a' },
        body: JSON.stringify({ username: person?.username, password: person?.password, appKey: 'Mercury' }),
      });
      const { session } = (await answer.json()) as { session: string };
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        if (/policy|trusted/i.test(message.text())) problems.push(message.text());
      });
      await page.goto(prices.address);
      await page.waitForFunction(() => 'openStream' in globalThis);
      expect(await page.evaluate(() => globalThis.allowed)).toBe(true);

      const publish = (Bid: string) => sandbox.stream.publish('PRICES', 'PRICE.401484347', { Bid }, '');
      const heard = () => page.evaluate(() => globalThis.heard);
      const bid = async () => (await heard()).last.Bid;
      const signedIn = { username: person?.username ?? '', session };
      const opened = await page.evaluate(
        ([address, given, only]) => globalThis.openStream(address, given, only),
        [sandbox.home, signedIn, transport] as const,
      );
      expect(opened).toBe(true);
      publish('1.5');
      await expect.poll(bid).toBe(1.5);

      sandbox.stream.fault({ kind: 'drop' });
      publish('1.6');
      await expect.poll(bid).toBe(1.6);
      sandbox.stream.fault({ kind: 'lose' });
      publish('1.7');
      await expect.poll(bid).toBe(1.7);
      // Timers work: without them, a silence would never be noticed.
      sandbox.stream.fault({ kind: 'silence' });
      await expect.poll(async () => (await heard()).statuses).toContain('STALLED');
      sandbox.stream.clearFaults();
      publish('1.8');
      await expect.poll(bid).toBe(1.8);

      sandbox.stream.fault({ kind: 'end', code: 35 });
      await expect.poll(async () => (await heard()).ends).toEqual(['session-expired']);
      const { statuses, legal } = await heard();
      expect(statuses).toContain(`CONNECTED:${transport ?? 'WS-STREAMING'}`);
      expect(statuses).toContain('DISCONNECTED:TRYING-RECOVERY');
      expect(statuses).toContain('DISCONNECTED:WILL-RETRY');
      expect(statuses.at(-1)).toBe('DISCONNECTED');
      expect(legal).toBe(true);
      expect(problems).toEqual([]);
      await sandbox.dispose();
      prices.close();
    });
  }
});
