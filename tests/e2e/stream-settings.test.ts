import type { StreamSubscription } from '@gatehouse-login/core/streaming';
import { makeStreamSandbox, openSession } from '../contracts/live-stream.ts';
import { bundle } from './support/bundle.ts';
import { servePage } from './support/serve-page.ts';
import { expect, test } from './support/workers.ts';

const program = bundle(`
  import { allowTimerWorker, makeMarketStream } from '@gatehouse-login/adapters-streaming';
  allowTimerWorker();
  // Not before: it starts its worker as soon as it is loaded.
  const { LightstreamerClient } = await import('lightstreamer-client-web');
  globalThis.told = {};
  // The vendor's client keeps its options to itself. They are noted as they are set.
  const options = Object.getPrototypeOf(new LightstreamerClient('http://localhost').connectionOptions);
  for (const name of Object.getOwnPropertyNames(options).filter((name) => name.startsWith('set'))) {
    const set = options[name];
    options[name] = function (...given) {
      globalThis.told[name] = given[0];
      return set.apply(this, given);
    };
  }
  globalThis.openIn = async (serverUrl, session, transport, subscriptions) => {
    const stream = makeMarketStream({ serverUrl, transport });
    globalThis.modes = {};
    for (const subscription of subscriptions)
      stream.subscribe(subscription, ({ values }) => Object.assign((globalThis.modes[subscription.mode] ??= {}), values));
    globalThis.leave = () => stream.disconnect();
    return (await stream.connect(session)).isOk();
  };
`);

type Values = Readonly<Record<string, unknown>>;

declare global {
  var told: Values;
  var modes: Readonly<Record<string, Values>>;
  var leave: () => void;
  var openIn: (
    serverUrl: string,
    session: object,
    transport: string,
    subscriptions: readonly StreamSubscription[],
  ) => Promise<boolean>;
}

/** A subscription in each mode, to data that the sandbox has in this mode. */
const SUBSCRIPTIONS: readonly StreamSubscription[] = [
  { mode: 'RAW', adapter: 'TRADEMARGIN', items: ['TRADEMARGIN'], fields: ['OrderId'], snapshot: false },
  { mode: 'MERGE', adapter: 'PRICES', items: ['PRICE.401484347'], fields: ['Bid'], snapshot: true },
  { mode: 'DISTINCT', adapter: 'NOTICES', items: ['NOTICES'], fields: ['Text'], snapshot: true },
  {
    mode: 'COMMAND',
    adapter: 'POSITIONS',
    items: ['POSITIONS'],
    fields: ['key', 'command', 'Quantity'],
    snapshot: true,
  },
];

test('a stream in Chromium has the four modes, and the defaults of the specification [4.34, 9.16]', async ({
  page,
}) => {
  const served = await servePage(program, () => `${sandbox.home} ${sandbox.home.replace('http', 'ws')}`);
  const sandbox = await makeStreamSandbox({ tick: 0, keepAlive: 400 }, [served.address]);
  const session = await openSession(sandbox);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await page.goto(served.address);
  await page.waitForFunction(() => 'openIn' in globalThis);
  const open = (transport: string) =>
    page.evaluate(([url, given, only, all]) => globalThis.openIn(url, given, only, all), [
      sandbox.home,
      session,
      transport,
      SUBSCRIPTIONS,
    ] as const);
  const modes = () => page.evaluate(() => globalThis.modes);

  expect(await open('HTTP-STREAMING')).toBe(true);
  for (const { mode } of SUBSCRIPTIONS)
    await expect.poll(() => sent.join('\n'), mode).toContain(`LS_mode=${mode}`);
  // What is streamed without a snapshot, or not yet, is published until it has arrived.
  const publish = () => {
    sandbox.stream.publish('TRADEMARGIN', 'TRADEMARGIN', { OrderId: '7' }, session.username);
    sandbox.stream.publish('PRICES', 'PRICE.401484347', { Bid: '1.5' }, '');
    sandbox.stream.publish('NOTICES', 'NOTICES', { Text: 'Closed today' }, '');
    sandbox.stream.publish(
      'POSITIONS',
      'POSITIONS',
      { key: 'P1', command: 'UPDATE', Quantity: '1000' },
      session.username,
    );
    return modes();
  };
  await expect.poll(publish).toMatchObject({
    RAW: { OrderId: '7' },
    MERGE: { Bid: '1.5' },
    DISTINCT: { Text: 'Closed today' },
    COMMAND: { key: 'P1', Quantity: '1000' },
  });
  expect(await page.evaluate(() => globalThis.told)).toMatchObject({
    setContentLength: 4_000_000,
    setIdleTimeout: 19_000,
    setReconnectTimeout: 3_000,
    setStalledTimeout: 2_000,
    setRetryDelay: 5_000,
    setFirstRetryMaxDelay: 100,
  });
  expect(sent.join('\n')).toContain('LS_content_length=4000000');
  await page.evaluate(() => globalThis.leave());

  // How long the server may keep a poll waiting.
  expect(await open('HTTP-POLLING')).toBe(true);
  await expect.poll(() => sent.join('\n')).toContain('LS_idle_millis=19000');
  await page.evaluate(() => globalThis.leave());
  await sandbox.dispose();
  served.close();
});
