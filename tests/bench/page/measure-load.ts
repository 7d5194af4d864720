import type { Browser, CDPSession, Page } from 'playwright';
import type { BenchPage } from './bench-page.ts';
import { PROBE_CHARACTER, type Probe, probe } from './probe.ts';
import type { Profile } from './profiles.ts';
import { type Exchange, recordTraffic, type Traffic } from './traffic.ts';

/** What one load of a page has shown. */
export interface Load {
  readonly probe: Required<Probe>;
  readonly exchanges: readonly Exchange[];
  /** Bytes of live objects once everything has arrived. */
  readonly heap: number;
}

const patience = 60_000;
const rest = 'uincy';
const mobile = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

const throttle = async (
  session: CDPSession,
  { network, cpu }: Pick<Profile, 'network' | 'cpu'>,
): Promise<void> => {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network?.latency ?? 0,
    downloadThroughput: network?.down ?? -1,
    uploadThroughput: network?.up ?? -1,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
};

// Asked over the protocol, because Playwright's own functions bring a large script into the page.
const askProbe = async (session: CDPSession): Promise<Probe | undefined> => {
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'window.benchProbe',
    returnByValue: true,
  });
  return result.value as Probe | undefined;
};

/** Waits until everything has arrived and the probe has finished. */
const settle = async (
  session: CDPSession,
  traffic: Traffic,
  { name }: BenchPage,
  { quiet }: Profile,
): Promise<Required<Probe>> => {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    await traffic.quiet(quiet, end);
    const seen = await askProbe(session);
    const { usable, takenOver } = seen ?? {};
    if (seen !== undefined && usable !== undefined && takenOver !== undefined)
      return { ...seen, usable, takenOver };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${name}: the field could not be used within ${patience / 1000} s`);
};

/** Types and submits, and throws unless exactly one sign-in call has everything that was typed. */
const prove = async (page: Page, name: string): Promise<void> => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v2/Session'))
      sent.push(request.postData() ?? '');
  });
  await page.keyboard.press('End');
  await page.keyboard.type(rest);
  await page.locator('input[name=password]').fill('not-a-password');
  const called = page.waitForRequest((request) => request.method() === 'POST', { timeout: patience });
  await page.locator('input[name=password]').press('Enter');
  await called;
  await page.waitForTimeout(50);
  const [body, ...others] = sent;
  const { username } = JSON.parse(body ?? '{}') as { username?: string };
  if (username !== `${PROBE_CHARACTER}${rest}` || others.length > 0)
    throw new Error(`${name}: ${sent.length} sign-in calls, the first for ${JSON.stringify(username)}`);
};

/** Loads a page with a cold cache and nothing kept from before. Rejects unless the page could be used. */
export const measureLoad = async (
  browser: Browser,
  benchPage: BenchPage,
  address: string,
  profile: Profile,
): Promise<Load> => {
  const { name, isReact } = benchPage;
  const context = await browser.newContext(mobile);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await throttle(session, profile);
    const traffic = recordTraffic(session);
    await page.addInitScript(probe, { isReact, character: PROBE_CHARACTER });
    await page.goto(address, { waitUntil: 'commit', timeout: patience });
    const seen = await settle(session, traffic, benchPage, profile);
    const exchanges = structuredClone(traffic.exchanges());
    await throttle(session, { cpu: 1 });
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    await prove(page, name);
    return { probe: seen, exchanges, heap: usedSize };
  } finally {
    await context.close();
  }
};
