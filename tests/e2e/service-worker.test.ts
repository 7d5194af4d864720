import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expectScreen, landingOf, signIn } from './support/login-page.ts';
import { type OwnSite, startOwnSite } from './support/own-site.ts';
import { test } from './support/own-test.ts';
import { personOf } from './support/sandbox.ts';
import { secretsIn } from './support/secrets.ts';
import { expect, test as sandboxTest } from './support/test.ts';

const HASHED = /^\/assets\/[\w-]+-[\w-]{8}\.(?:js|css)$/;
const built = (file: string): Promise<string> =>
  readFile(fileURLToPath(new URL(`../../packages/web-react/dist/${file}`, import.meta.url)), 'utf8');

const startSite = (): Promise<OwnSite> =>
  startOwnSite(() => ({
    brand: 'whs',
    brandName: 'Somebody’s',
    pageTitle: 'Somebody’s login',
    defaultTheme: 'dark',
    urls: { apiEnv: 'live', redirects: { advantage: 'https://trade.example/' } },
  }));

/** Waits until the worker of the page is at work. It takes part from the next load on. */
const workerOf = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

/** Everything in the caches of the page's origin, by address. */
const keptBy = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(async () => {
    const all: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        all[request.url] = (await (await cache.match(request))?.text()) ?? '';
    }
    return all;
  });

const hashedIn = (asked: readonly string[]): readonly string[] => asked.filter((path) => HASHED.test(path));

test.use({ serviceWorkers: 'allow' });
sandboxTest.use({ serviceWorkers: 'allow' });

test.describe('the service worker [9.10]', () => {
  let site: OwnSite;
  test.beforeEach(async ({ page }) => {
    site = await startSite();
    await page.goto(`${site.origin}/?lang=de`);
    await expectScreen(page, 'login');
  });
  test.afterEach(() => site.unplug().catch(() => {}));

  test('comes after everything else, and answers with the hashed files that it has seen', async ({
    page,
  }) => {
    await workerOf(page);
    const scripts = site.asked.filter((path) => path.endsWith('.js'));
    expect(scripts.at(-1)).toBe('/worker.js');
    await page.reload();
    await expect.poll(async () => Object.keys(await keptBy(page)).length).toBeGreaterThan(6);
    await page.goto('about:blank');
    site.asked.length = 0;
    await page.goto(`${site.origin}/?lang=de`);
    await expectScreen(page, 'login');
    await page.getByRole('textbox', { name: 'Benutzername' }).fill('x');
    expect(hashedIn(site.asked)).toEqual([]);
    expect(site.asked.slice(0, 1)).toEqual(['/']);
    expect(site.asked).toContain('/configs/config.json');
    const kept = Object.keys(await keptBy(page)).map((address) => new URL(address).pathname);
    expect(kept.filter((path) => !HASHED.test(path))).toEqual(['/offline-look']);
  });

  test('shows a page of ours where no document arrives, in language and brand, and the way back', async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(/503|ERR_/);
    await workerOf(page);
    await site.unplug();
    await page.reload();
    await expectScreen(page, 'offline');
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'whs');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page).toHaveTitle('Somebody’s login');
    await expect(page.getByRole('img', { name: 'Somebody’s' })).toBeVisible();
    await expect(page.getByRole('heading')).toHaveText('Diese Seite konnte nicht geladen werden');
    await expect(page.getByRole('alert')).toContainText('Der Dienst ist nicht erreichbar.');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('alert')).toContainText('Sie sind offline.');
    const logo = page.locator('.brand-logo__word > use');
    expect(await logo.evaluate((use) => (use as SVGUseElement).getBBox().width)).toBeGreaterThan(0);
    await context.setOffline(false);
    await site.plug();
    await page.getByRole('link', { name: 'Erneut versuchen' }).click();
    await expectScreen(page, 'login');
    expect(new URL(page.url()).search).toBe('?lang=de');
  });

  test('gives way to a new version with the next load', async ({ page }) => {
    await workerOf(page);
    await page.reload();
    const [before] = await page.evaluate(() => caches.keys());
    const worker = await built('worker.js');
    site.files.set('/worker.js', worker.replace(/version:"[^"]+"/, 'version:"next"'));
    site.files.set('/', (await built('index.html')).replace('<title>Log in', '<title>Next'));
    await page.reload();
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['gatehouse-next']);
    expect(before).not.toBe('gatehouse-next');
    await expect(page).toHaveTitle('Anmelden - Somebody’s');
  });

  test('is removed, with all that it has kept, by the script that takes its place', async ({ page }) => {
    await workerOf(page);
    site.files.set('/worker.js', await built('worker-off.js'));
    await page.reload();
    const left = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ]);
    await expect.poll(left).toEqual([]);
    await site.unplug();
    await expect(page.reload()).rejects.toThrow();
  });
});

sandboxTest.describe('the service worker of a stamped site', () => {
  sandboxTest(
    'leaves a login in a stamped document as it is, and keeps nothing of it',
    async ({ page, sandbox, guard }) => {
      const address = `${sandbox.brands.kq}/`;
      await page.goto(address);
      await workerOf(page);
      await page.reload();
      expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
        `${address}worker.js`,
      );
      const person = personOf(sandbox, 'plain');
      await signIn(page, person);
      expect((await landingOf(page)).accepted).toBe(true);
      // What was changed in the meantime is there at once.
      sandbox.settings.change({ sso: true });
      await page.goto(address);
      await expectScreen(page, 'login');
      const kept = JSON.stringify(await keptBy(page));
      expect(secretsIn(kept, [person.password, person.username, ...guard.sessions])).toEqual([]);
      expect(kept).not.toContain('<!doctype');
    },
  );
});
