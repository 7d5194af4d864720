import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { Sandbox } from '@gatehouse-login/sandbox';
import type { Page } from 'playwright/test';
import { signIn } from './support/login-page.ts';
import { personOf, SITE_DIR, startSandbox } from './support/sandbox.ts';
import { expect, test } from './support/workers.ts';

/** What the page must never do. */
function watch(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (/policy|trusted|react/i.test(message.text())) problems.push(message.text());
  });
  return problems;
}

const prices = (page: Page) => page.locator('.prices');
const market = (page: Page, name: string) => prices(page).getByRole('listitem').filter({ hasText: name });
const status = (page: Page) => prices(page).locator('code');

async function arrive(page: Page, sandbox: Sandbox, query = ''): Promise<void> {
  await page.goto(`${sandbox.brands.kq}/${query}`);
  if (query === '') await signIn(page, personOf(sandbox, 'plain'));
  else {
    const { username, password } = personOf(sandbox, 'plain');
    await page.locator('input[name=username]').fill(username);
    await page.locator('input[name=password]').fill(password);
    await page.locator('form button[type=submit]').click();
  }
  await expect(status(page)).toHaveText('CONNECTED:WS-STREAMING');
}

async function expectAccessible(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('.prices').analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
    state,
  ).toEqual([]);
}

const publish = (sandbox: Sandbox, Bid: string, Offer: string) =>
  sandbox.stream.publish('PRICES', 'PRICE.401484347', { Bid, Offer, StatusSummary: '6' }, '');

test.describe('the prices of the web trader', () => {
  test('are live, for the account that signed in, and for markets that are searched for [3.45]', async ({
    page,
  }) => {
    const sandbox = await startSandbox(true, { stream: { tick: 0 } });
    const problems = watch(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${sandbox.brands.kq}/`);
    await signIn(page, personOf(sandbox, 'demo'));
    await expect(prices(page)).toContainText('Demo account');
    await expect(prices(page)).toContainText(/Account \d+/);
    await expect(prices(page)).toContainText(/Version \d+\.\d+\.\d+/);
    await expect(prices(page)).toContainText(/Net equity\s*10,120\.50 USD/);
    // The login itself has loaded nothing of all this.
    expect(
      asked.filter((url) => /trader\/|lightstreamer/.test(url) && !url.startsWith(sandbox.home)),
    ).toEqual([]);

    publish(sandbox, '1.23456', '1.23460');
    const euro = market(page, 'EUR/USD');
    await expect(euro).toContainText('1.23456');
    await expect(euro).toContainText('Closing only');
    await expect(euro.getByRole('img', { name: 'rising' })).toBeVisible();
    const quantity = prices(page).getByLabel('Quantity');
    await quantity.pressSequentially('1x0,000');
    await expect(quantity).toHaveValue('10000');
    await expect(euro).toContainText(/Value at bid\s*12,345\.60/);
    await quantity.clear();
    await expect(euro).not.toContainText('Value at bid');

    const field = prices(page).getByRole('combobox', { name: 'Add a market' });
    await field.pressSequentially('silver');
    await expect(prices(page).getByRole('option', { name: 'Spot Silver' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expectAccessible(page, 'the open list');
    await field.press('Enter');
    await expect(market(page, 'Spot Silver')).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await field.press('ArrowDown');
    await expect(prices(page).getByRole('option')).toHaveCount(16);
    await field.press('Escape');
    await expect(prices(page).getByRole('listbox')).toHaveCount(0);
    await field.fill('nowhere');
    await expect(prices(page)).toContainText('There is no market with this name.');
    await prices(page).getByRole('button', { name: 'Remove EUR/USD' }).click();
    await expect(euro).toHaveCount(0);

    // Four markets on a small screen are more than the list shows: its bar is 8 px wide, beside 16 px (spec 9).
    await field.press('Escape');
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await page.setViewportSize({ width: 320, height: 640 });
    const bar = prices(page).locator('.scroll-area--content .scroll-area__track');
    await expect(bar).toHaveCSS('width', '8px');
    await expect(prices(page).locator('.scroll-area--content .scroll-area__content')).toHaveCSS(
      'padding-right',
      '16px',
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const thumb = prices(page).locator('.scroll-area--content .scroll-area__thumb');
    await expect(thumb).toHaveCSS('translate', /^(none|0px)$/);
    await prices(page).getByRole('region', { name: 'Watched markets' }).press('End');
    await expect(thumb).toHaveCSS('translate', /^0px [1-9]/);
    await expectAccessible(page, 'the list with its bar');
    expect(problems).toEqual([]);
    expect(sandbox.journal().filter(({ path }) => path === '/csp-report')).toEqual([]);
    await sandbox.dispose();
  });

  test('say where the connection is, tell of a loss in time, and end with the session [4.32]', async ({
    page,
  }) => {
    // Other tests use free ports that Linux picks, which start at 32,768.
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const streaming = { serverUrl: `http://localhost:${port}`, reopenDelay: 600 };
    const sandbox = await startSandbox(true, {
      port,
      stream: { tick: 0, keepAlive: 300 },
      configurations: { kq: { streaming } },
    });
    const problems = watch(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await arrive(page, sandbox, '?lang=ar');
    await expect(prices(page)).toHaveAttribute('dir', 'rtl');
    await expect(prices(page)).toContainText('مباشر');
    publish(sandbox, '61234.5', '61235.5');
    await expect(market(page, 'EUR/USD')).toContainText('61\u066C234,5');
    await expectAccessible(page, 'live, in Arabic');

    sandbox.stream.fault({ kind: 'silence' });
    await expect(status(page)).toHaveText('STALLED');
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expectAccessible(page, 'lost');
    sandbox.stream.clearFaults();
    publish(sandbox, '61234.6', '61235.6');
    await expect(market(page, 'EUR/USD')).toContainText('61\u066C234,6');
    await expect(page.getByRole('alert')).toHaveCount(0);

    sandbox.stream.fault({ kind: 'end', code: 33 });
    await expect(page.getByRole('alert')).toContainText('33');
    await expect(status(page)).toHaveText('DISCONNECTED');
    await prices(page).getByRole('button').first().click();
    await expect(status(page)).toHaveText('CONNECTED:WS-STREAMING');
    publish(sandbox, '61234.7', '61235.7');
    await expect(market(page, 'EUR/USD')).toContainText('61\u066C234,7');

    sandbox.stream.fault({ kind: 'end', code: 35 });
    const again = prices(page).getByRole('link');
    await expect(again).toHaveAttribute('href', `${sandbox.brands.kq}/`);
    await expect(prices(page).getByRole('button', { name: 'الاتصال' })).toHaveCount(0);
    await expectAccessible(page, 'with a session that has ended');
    expect(problems).toEqual([]);
    await sandbox.dispose();
  });

  test('weigh what they may, and nothing of them is part of the login', () => {
    const scripts = (folder: string): readonly (readonly [name: string, text: string])[] =>
      readdirSync(join(SITE_DIR, folder))
        .filter((name) => name.endsWith('.js'))
        .map((name) => [name, readFileSync(join(SITE_DIR, folder, name), 'utf8')]);
    const isStream = (text: string) => /lightstreamer/i.test(text);
    expect(scripts('assets').filter(([, text]) => isStream(text))).toEqual([]);
    const trader = scripts('trader');
    const stream = trader.filter(([name]) => name.startsWith('lightstreamer'));
    expect(stream).toHaveLength(1);
    const kib = (text: string) => brotliCompressSync(text).length / 1024;
    for (const [, text] of stream) expect(kib(text)).toBeLessThan(55);
    // The client is not loaded before the page connects.
    expect(kib(trader.find(([name]) => name === 'trader.js')?.[1] ?? '')).toBeLessThan(90);
  });
});
