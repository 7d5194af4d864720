import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Sandbox } from '@gatehouse-login/sandbox';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Page } from 'playwright/test';
import { expectComplete, expectScreen, signIn } from './support/login-page.ts';
import { expect, test } from './support/own-test.ts';
import { personOf, startSandbox } from './support/sandbox.ts';
import { secretsIn, WRONG_PASSWORD } from './support/secrets.ts';

interface Report {
  readonly state: string;
  readonly vitals: Readonly<Record<string, number>>;
  readonly faults: object;
  readonly violations: object;
  readonly uncaught: number;
}

const schema = JSON.parse(
  readFileSync(new URL('../../docs/api/telemetry.schema.json', import.meta.url), 'utf8'),
);
const isReport = new Ajv2020().compile<Report>(schema);

/** Starts a collector, and a sandbox whose brand kq reports to it. */
async function start(telemetry?: object) {
  const received: { readonly body: string; readonly headers: object }[] = [];
  const collector = createServer(async (request, response) => {
    received.push({ body: await text(request), headers: { url: request.url, ...request.headers } });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', () => resolve()));
  const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/reports`;
  const changes = telemetry === undefined ? {} : { telemetry: { url, ...telemetry } };
  const sandbox: Sandbox = await startSandbox(true, { configurations: { kq: changes } });
  const dispose = async () => {
    await sandbox.dispose();
    collector.close();
    collector.closeAllConnections();
  };
  const reports = () =>
    received.map(({ body }) => {
      const report: unknown = JSON.parse(body);
      if (!isReport(report)) throw new Error(JSON.stringify(isReport.errors));
      return report;
    });
  return { sandbox, received, reports, dispose };
}

/** Waits until the page has loaded the code for reports, which it does when idle. */
const measures = async (page: Page): Promise<void> => {
  await expectComplete(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('telemetry')),
  );
};

test('a page view reports how quick it was, which faults it showed and where it ended, and nothing of its visitor', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/401|violate|TEXT-CANARY/);
  const { sandbox, received, reports, dispose } = await start({});
  const { username, password } = personOf(sandbox, 'plain');
  await page.goto(`${sandbox.brands.kq}/?canary=QUERY-CANARY`);
  await measures(page);
  await signIn(page, { username, password: WRONG_PASSWORD });
  await expectScreen(page, 'login-failed');
  await page.evaluate(() => {
    const image = new Image();
    image.src = 'http://canary.example/SECRET-PATH';
    setTimeout(() => {
      throw new Error('TEXT-CANARY');
    });
  });
  await page.waitForTimeout(200);
  await page.goto('about:blank');
  await expect.poll(() => received.length).toBe(1);
  const [first] = reports();
  expect(first).toMatchObject({
    format: 1,
    brand: 'kq',
    language: 'en',
    sample: 1,
    state: 'login-failed',
    faults: { 'session-refused': 1 },
    violations: { 'img-src': 1 },
    uncaught: 1,
  });
  expect(Object.keys(first?.vitals ?? {})).toEqual(expect.arrayContaining(['FCP', 'LCP', 'TTFB']));

  await page.goto(`${sandbox.brands.kq}/`);
  await measures(page);
  await signIn(page, { username, password });
  await expect(page.locator('#landing')).toBeAttached();
  await expect.poll(() => received.length).toBe(2);
  expect(reports()[1]).toMatchObject({ state: 'leaving', faults: {}, violations: {}, uncaught: 0 });

  const all = JSON.stringify(received);
  expect(secretsIn(all, [username, WRONG_PASSWORD, password, 'CANARY', 'canary', 'SECRET-PATH'])).toEqual([]);
  await dispose();
});

test('a page that is hidden twice repeats nothing', async ({ page }) => {
  const { sandbox, received, reports, dispose } = await start({ sample: 0.9999999 });
  await page.goto(`${sandbox.brands.kq}/`);
  await expectComplete(page);
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await measures(page);
  await hide();
  await expect.poll(() => received.length).toBe(1);
  await hide();
  await page.waitForTimeout(300);
  expect(reports().map(({ state }) => state)).toEqual(['login']);
  await dispose();
});

for (const [what, telemetry] of [
  ['is off by default', undefined],
  ['is off where its settings are wrong', { url: 'javascript:alert(1)' }],
  ['sends nothing from a page view that is not sampled', { sample: 0 }],
] as const)
  test(`telemetry ${what}`, async ({ page }) => {
    const { sandbox, received, dispose } = await start(telemetry);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${sandbox.brands.kq}/`);
    await expectComplete(page);
    await page.waitForTimeout(300);
    if (telemetry === undefined || 'url' in telemetry)
      expect(asked.filter((url) => url.includes('telemetry'))).toEqual([]);
    await page.goto('about:blank');
    await page.waitForTimeout(300);
    expect(received).toEqual([]);
    await dispose();
  });
