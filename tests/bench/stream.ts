// Measures the stream: the processor time per update through the adapter next to the vendor's client alone, how long
// the process is ever busy at a stretch, and what the stream weighs in a page.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { brotliCompressSync, constants } from 'node:zlib';
import { makeMarketStream } from '@gatehouse-login/adapters-streaming';
import { PRICES, STREAM_SETTING_DEFAULTS } from '@gatehouse-login/core';
import { build } from 'esbuild';

/** The part of the vendor's client that is measured. */
interface Vendor {
  readonly LightstreamerClient: new (
    address: string,
    adapterSet: string,
  ) => {
    readonly connectionDetails: { setUser(name: string): void; setPassword(password: string): void };
    subscribe(subscription: object): void;
    connect(): void;
    disconnect(): void;
  };
  readonly Subscription: new (
    mode: string,
    items: readonly string[],
    fields: readonly string[],
  ) => {
    setDataAdapter(name: string): void;
    setRequestedSnapshot(wish: string): void;
    addListener(listener: { onItemUpdate(update: ItemUpdate): void }): void;
  };
}
interface ItemUpdate {
  getValue(field: string): string | null;
}

// The same copy that the adapter uses.
const require = createRequire(new URL('../../packages/adapters-streaming/package.json', import.meta.url));
const load = (name: string): unknown => require(name);
const { LightstreamerClient, Subscription } = load('lightstreamer-client-web') as Vendor;

const perSecond = Number(process.env.STREAM_RATE ?? 50_000);
const seconds = Number(process.env.STREAM_SECONDS ?? 5);
const rounds = Number(process.env.STREAM_ROUNDS ?? 3);
const wantedShare = 1.1;
const longestBlockMs = 50;
const budget = 55 * 1024;

const failures: string[] = [];
const report = (what: string, value: string, passed: boolean): void => {
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${what}: ${value}`);
  if (!passed) failures.push(what);
};
const median = (values: readonly number[]): number =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

interface Server {
  readonly serverUrl: string;
  readonly username: string;
  readonly session: string;
  readonly markets: readonly number[];
}

const child = fork(new URL('./support/stream-child.ts', import.meta.url), { execArgv: process.execArgv });
const [server] = (await once(child, 'message')) as [Server];
const keys = server.markets.map(String);
const items = keys.map(PRICES.item);
const fields = ['Bid', 'Offer', 'AuditId'];
const total = perSecond * seconds;
let goal = 0;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Open {
  /** The number of the last update that was told. */
  readonly last: () => number;
  readonly told: () => number;
  close(): void;
}

const alone = async (): Promise<Open> => {
  const client = new LightstreamerClient(server.serverUrl, 'STREAMINGALL');
  client.connectionDetails.setUser(server.username);
  client.connectionDetails.setPassword(server.session);
  const subscription = new Subscription('MERGE', items, fields);
  subscription.setDataAdapter('PRICES');
  subscription.setRequestedSnapshot('yes');
  let [told, newest]: [number, ItemUpdate | null] = [0, null];
  subscription.addListener({
    onItemUpdate: (update) => {
      told += 1;
      newest = update;
    },
  });
  client.subscribe(subscription);
  client.connect();
  while (told === 0) await sleep(5);
  return {
    last: () => Number(newest?.getValue('AuditId')),
    told: () => told,
    close: () => client.disconnect(),
  };
};

const throughAdapter = async (): Promise<Open> => {
  const stream = makeMarketStream({ serverUrl: server.serverUrl });
  let [told, last] = [0, 0];
  const throttle = STREAM_SETTING_DEFAULTS.drawThrottle;
  stream.subscribe(
    { adapter: 'PRICES', mode: 'MERGE', items, fields, snapshot: true, throttle },
    ({ values }) => {
      told += 1;
      last = Math.max(last, Number(values.AuditId) || 0);
    },
  );
  const connection = await stream.connect({ username: server.username, session: server.session });
  if (connection.isErr()) console.log(connection.error);
  while (told === 0) await sleep(5);
  return { last: () => last, told: () => told, close: stream.disconnect };
};

const measure = async (open: () => Promise<Open>) => {
  const stream = await open();
  await sleep(300);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const [cpu, start] = [process.cpuUsage(), performance.now()];
  goal += total;
  child.send({ count: total, rate: perSecond });
  while (stream.last() !== goal) await sleep(20);
  const { user, system } = process.cpuUsage(cpu);
  delay.disable();
  const rate = total / ((performance.now() - start) / 1000);
  const told = stream.told();
  stream.close();
  await sleep(100);
  return { perUpdate: (user + system) / total, rate, told, block: delay.max / 1e6 };
};

await measure(alone);
await measure(throughAdapter);
const found = {
  alone: [] as number[],
  adapter: [] as number[],
  share: [] as number[],
  block: [] as number[],
};
for (let round = 0; round < rounds; round += 1) {
  // They take turns, so that any other load on the machine affects both.
  const plain = await measure(alone);
  const own = await measure(throughAdapter);
  found.alone.push(plain.perUpdate);
  found.adapter.push(own.perUpdate);
  found.share.push(own.perUpdate / plain.perUpdate);
  found.block.push(own.block);
  console.log(
    `round ${round + 1}: ${Math.round(own.rate)} updates/s, ${own.told} told; ${plain.perUpdate.toFixed(2)} µs alone, ${own.perUpdate.toFixed(2)} µs through the adapter; busy ${plain.block.toFixed(0)} and ${own.block.toFixed(0)} ms at most`,
  );
}
child.disconnect();
const share = median(found.share);
report('processor time next to the client alone', share.toFixed(3), share <= wantedShare);
// Other work on the machine only makes it longer.
const block = Math.min(...found.block);
report('busy at a stretch, in the calmest round', `${block.toFixed(0)} ms`, block <= longestBlockMs);

const { outputFiles } = await build({
  stdin: {
    contents: "import('@gatehouse-login/adapters-streaming').then((stream) => stream.makeMarketStream({}));",
    resolveDir: import.meta.dirname,
  },
  conditions: ['@gatehouse-login/source'],
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  outdir: 'out',
  write: false,
});
// The cipher of platform addresses is a part of core that a stream never loads.
const files = outputFiles.filter(({ path }) => !path.includes('query-cipher'));
const sizes = files.map(
  ({ contents }) => brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
);
const client = Math.max(...sizes);
const all = sizes.reduce((sum, size) => sum + size, 0);
report('size of the stream', `${client} bytes, with our own code ${all}`, all <= budget);
process.exit(failures.length === 0 ? 0 : 1);
