import type { Destination, TrackingEvent } from '@gatehouse-login/core';
import { type Arrival, navigatorClaims, trackerClaims } from '@gatehouse-login/core/testing';
import type { Page } from 'playwright/test';
import { bundle } from './support/bundle.ts';
import { expect, test } from './support/workers.ts';

interface Ports {
  browserNavigator: { leave(destination: Destination): void };
  dataLayerTracker: { record(event: TrackingEvent): void };
}

const LOGIN = 'https://login.example/';
const program = bundle(
  "import * as ports from '@gatehouse-login/web-react/browser-ports'; globalThis.ports = ports;",
);

/** Opens a page with the browser's ports. A server that never answers keeps a leaving visitor here. */
async function open(page: Page, arrived: Arrival[] = []): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.url() === LOGIN) {
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Log in</title>' });
    }
    const body = request.postData();
    arrived.push({
      url: request.url(),
      fields: body === null ? null : Object.fromEntries(new URLSearchParams(body)),
    });
    return route.fulfill({ status: 204 });
  });
  await page.goto(LOGIN);
  await page.addScriptTag({ type: 'module', content: await program });
  await page.waitForFunction(() => 'ports' in globalThis);
}

const record = (page: Page, events: readonly TrackingEvent[]): Promise<readonly unknown[]> =>
  page.evaluate((all) => {
    const { dataLayerTracker } = Reflect.get(globalThis, 'ports') as Ports;
    for (const event of all) dataLayerTracker.record(event);
    return Reflect.get(globalThis, 'dataLayer');
  }, events);

const leave = (page: Page, destination: Destination): Promise<void> =>
  page.evaluate(
    (chosen) => (Reflect.get(globalThis, 'ports') as Ports).browserNavigator.leave(chosen),
    destination,
  );

const FAIL: TrackingEvent = {
  event: 'login_fail',
  brand: 'whs',
  region: null,
  language: 'en',
  platformType: 'webtrader',
};

test.describe('tracker: data layer [7.18]', () => {
  for (const { claim, check } of trackerClaims) {
    test(claim, async ({ page }) => {
      await open(page);
      await check({ record: (events) => record(page, events) });
    });
  }

  test('adds to what is there already', async ({ page }) => {
    await open(page);
    await page.evaluate(() => Reflect.set(globalThis, 'dataLayer', [{ event: 'gtm.js' }]));
    expect(await record(page, [FAIL])).toEqual([{ event: 'gtm.js' }, FAIL]);
  });

  for (const [what, broken] of [
    ['no list', '"text"'],
    ['frozen', 'Object.freeze([])'],
    ['of a script that fails', '({ push() { throw new Error("theirs") } })'],
  ]) {
    test(`says nothing where the data layer is ${what}`, async ({ page }) => {
      await open(page);
      await page.evaluate(`globalThis.dataLayer = ${broken}`);
      await record(page, [FAIL]);
    });
  }
});

test.describe('navigator: browser', () => {
  for (const { claim, check } of navigatorClaims) {
    test(claim, async ({ page }) => {
      const arrived: Arrival[] = [];
      await open(page, arrived);
      await check({
        leave: async (destinations) => {
          for (const [index, destination] of destinations.entries()) {
            await leave(page, destination);
            await expect.poll(() => arrived.length).toBe(index + 1);
          }
          return arrived;
        },
      });
    });
  }

  test('leaves nothing of a form in the page', async ({ page }) => {
    await open(page);
    const before = await page.content();
    await leave(page, {
      kind: 'form-post',
      purpose: 'platform',
      url: 'https://sso.example/',
      parts: [],
      fields: { Username: 'DM1', Session: '5f1c3a52', AuthenticationUri: LOGIN, RedirectUri: LOGIN },
    });
    expect(await page.content()).toBe(before);
  });

  test('takes the place of the login in the history', async ({ page }) => {
    await open(page);
    const before = await page.evaluate(() => history.length);
    await page.route('https://platform.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Platform</title>' }),
    );
    const url = 'https://platform.example/';
    await leave(page, { kind: 'navigate', purpose: 'platform', url, parts: [] });
    await expect(page).toHaveTitle('Platform');
    expect(await page.evaluate(() => history.length)).toBe(before);
  });
});
