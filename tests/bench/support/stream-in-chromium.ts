// Measures a client of the stream in a page: the processor time of its main thread, and its longest task.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { openBarePage } from './bare-page.ts';
import { freePort } from './free-port.ts';
import { launchChromium } from './launch-chromium.ts';
import type { ClientKind, StreamServer } from './stream-clients.ts';

/** What a round found out. */
export interface Round {
  /** Processor time in microseconds. */
  readonly cpu: number;
  /** From the first update that was published to the last that was told. */
  readonly seconds: number;
  readonly told: number;
  /** The longest stretch without a break, in milliseconds; 0 if none was longer than 50. */
  readonly block: number;
}

const adapters = fileURLToPath(new URL('../../../packages/adapters-streaming', import.meta.url));
const clients = fileURLToPath(new URL('stream-clients.ts', import.meta.url));

// Browsers report tasks of 50 ms and more.
const program = `
  import * as vendor from 'lightstreamer-client-web';
  import { openWith } from ${JSON.stringify(clients)};
  const open = openWith(vendor);
  let client;
  let block = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) block = Math.max(block, duration);
  }).observe({ type: 'longtask' });
  globalThis.probe = {
    async begin(kind, server) { client = await open(kind, server); block = 0; },
    last: () => client.last(),
    end() { const told = client.told(); client.close(); return { told, block }; },
  };
`;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const bundled = async (): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: adapters },
    conditions: ['@gatehouse-login/source'],
    bundle: true,
    format: 'iife',
    minify: true,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
};

/**
 * Opens a page of the server. `measure` has a client follow the updates that `publish` causes, up to number `goal`. Of
 * the tools that Chromium offers, only those that are asked for here are on: with those of Playwright, each microtask
 * and each timer cost several times as much.
 */
export const openStreamPage = async (server: StreamServer) => {
  const port = await freePort();
  const browser = await launchChromium(`--remote-debugging-port=${port}`);
  const page = await openBarePage(port, server.serverUrl);
  await page.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(await bundled());
  const cpuNow = async (): Promise<number> => {
    const { metrics } = await page.send<{ metrics: { name: string; value: number }[] }>(
      'Performance.getMetrics',
    );
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1e6;
  };
  const measure = async (kind: ClientKind, publish: () => void, goal: number): Promise<Round> => {
    await page.evaluate(`probe.begin(${JSON.stringify(kind)}, ${JSON.stringify(server)})`);
    await sleep(300);
    const before = await cpuNow();
    const start = performance.now();
    publish();
    while ((await page.evaluate('probe.last()')) !== goal) await sleep(100);
    const seconds = (performance.now() - start) / 1000;
    const cpu = (await cpuNow()) - before;
    const { told, block } = await page.evaluate<{ told: number; block: number }>('probe.end()');
    return { cpu, seconds, told, block };
  };
  return { measure, close: () => browser.close() };
};
