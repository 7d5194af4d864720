// Measures a client of the stream in a page: the processor time of its main thread, and its longest task.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { launchChromium } from './launch-chromium.ts';
import type { ClientKind, StreamServer } from './stream-clients.ts';

/** What a round found out. */
export interface Round {
  /** Processor time in microseconds. */
  readonly cpu: number;
  readonly told: number;
  /** The longest stretch without a break, in milliseconds; 0 if none was longer than 50. */
  readonly block: number;
}

interface Probe {
  begin(kind: ClientKind, server: StreamServer): Promise<void>;
  last(): number;
  end(): { readonly told: number; readonly block: number };
}

declare global {
  var probe: Probe;
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

/** Opens a page beside the server. `measure` has a client follow the updates that `publish` causes, up to number `goal`. */
export const openStreamPage = async (server: StreamServer) => {
  const browser = await launchChromium();
  const page = await browser.newPage();
  // A page of the server's own, whose policy allows what it streams; the program does not come from there.
  await page.route('**/bench', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(`${server.serverUrl}/bench`);
  await page.evaluate(await bundled());
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpuNow = async (): Promise<number> => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1e6;
  };
  const measure = async (kind: ClientKind, publish: () => void, goal: number): Promise<Round> => {
    await page.evaluate(([each, to]) => globalThis.probe.begin(each, to), [kind, server] as const);
    await page.waitForTimeout(300);
    const before = await cpuNow();
    publish();
    while ((await page.evaluate(() => globalThis.probe.last())) !== goal) await page.waitForTimeout(100);
    const cpu = (await cpuNow()) - before;
    const { told, block } = await page.evaluate(() => globalThis.probe.end());
    return { cpu, told, block };
  };
  return { measure, close: () => browser.close() };
};
