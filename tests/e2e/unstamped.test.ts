import type { Sandbox } from '@gatehouse-login/sandbox';
import { expectScreen, logInButton } from './support/login-page.ts';
import { callsTo } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

const asksFor = (sandbox: Sandbox) => callsTo(sandbox, '/configs/config.json');

// A site without stamped documents, on any static server.
test.use({ stamped: false });

test.describe('texts that are fetched', () => {
  test('fall back: an unknown one to English, a missing file to English, nothing to its keys [7.9]', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/i18n/);
    const site = sandbox.brands.kq;
    await page.goto(`${site}/?lang=xx-yy`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(logInButton(page)).toHaveText('Log in');
    await page.goto(`${site}/?lang=de&lang=ar`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');

    await page.route('**/assets/i18n/de.json', (route) => route.fulfill({ status: 404 }));
    await page.goto(`${site}/?lang=de`);
    await expect(logInButton(page)).toHaveText('Log in');
    await page.route('**/assets/i18n/*.json', (route) => route.fulfill({ status: 404 }));
    await page.goto(`${site}/`);
    await expect(logInButton(page)).toHaveText('login.submit');
  });

  test('are asked for once more when they did not arrive', async ({ page, sandbox, guard }) => {
    guard.expectErrors(/i18n/);
    let isAway = true;
    await page.route('**/assets/i18n/*.json', (route) =>
      isAway ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto(`${sandbox.brands.kq}/`);
    await expect(logInButton(page)).toHaveText('login.submit');
    isAway = false;
    await expect(logInButton(page)).toHaveText('Log in');
  });

  test('hold nothing that could be more than text', async ({ page, sandbox, guard }) => {
    guard.expectErrors(/i18n/);
    sandbox.faults.add({ call: 'translations', kind: 'hostile' });
    await page.goto(`${sandbox.brands.kq}/?lang=ar`);
    await expectScreen(page, 'login');
    expect(await page.locator('main img, main script').count()).toBe(0);
    expect(await page.title(), 'markup is text').toMatch(/<script>.* - KQ Markets$/);
  });
});

test.describe('the page of a static server', () => {
  test('lets no changed script or style in', async ({ browser, sandbox }) => {
    const page = await browser.newPage();
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes("'integrity' attribute")) refused.push(message.text());
    });
    await page.route(/\/assets\/index-[^/]+\.(?:js|css)$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n/* changed */` });
    });
    await page.goto(`${sandbox.brands.kq}/`);
    await expect.poll(() => refused.length).toBe(2);
    await expect(page.locator('form')).toHaveCount(0);
    await page.close();
  });

  test('says where scripts are off that it needs them, and nothing else', async ({ browser, sandbox }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${sandbox.brands.kq}/`);
    await expect(page.locator('h1:visible')).toHaveText('This page needs JavaScript');
    await expect(page.locator('main:visible p')).toHaveText('Please switch it on and load the page again.');
    await expect(page.getByRole('progressbar')).toBeHidden();
    await expect(page.locator('form')).toHaveCount(0);
    await context.close();
  });
});

test.describe('a configuration that is asked for ahead', () => {
  test('and never answers is given up, and Try again does not wait behind it [7.16]', async ({
    page,
    sandbox,
  }) => {
    sandbox.faults.add({ call: 'config', kind: 'timeout', count: 1 });
    await page.clock.install();
    await page.goto(`${sandbox.brands.kq}/`);
    await expect.poll(() => asksFor(sandbox).length).toBe(1);
    await page.clock.runFor(16_000);
    await expectScreen(page, 'configuration-fault');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectScreen(page, 'login');
    expect(asksFor(sandbox)).toHaveLength(2);
  });

  test('is never an old one that the browser still has', async ({ page, sandbox }) => {
    const answer = await (await fetch(`${sandbox.brands.kq}/configs/config.json`)).json();
    let brandName = 'Old name';
    const modes: string[] = [];
    await page.route('**/configs/config.json', async (route) => {
      modes.push((await route.request().headerValue('cache-control')) ?? 'none');
      await route.fulfill({ json: { ...answer, brandName }, headers: { 'cache-control': 'max-age=3600' } });
    });
    await page.goto(`${sandbox.brands.kq}/?lang=de`);
    await expect(page).toHaveTitle('Anmelden - Old name');
    brandName = 'New name';
    await page.goto(`${sandbox.brands.kq}/?lang=de&again`);
    await expect(page).toHaveTitle('Anmelden - New name');
    expect(modes.length, 'once for each page').toBe(2);
  });
});
