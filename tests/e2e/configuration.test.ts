import type { Sandbox } from '@gatehouse-login/sandbox';
import type { Page } from 'playwright/test';
import { someOf } from './support/chance.ts';
import { alertOn, expectScreen, screenOn } from './support/login-page.ts';
import { expect, test } from './support/test.ts';

const FILE = 'configs/config.json';

type Fields = Record<string, unknown>;

/** The real configuration of a brand, with changes. */
async function configurationWith(sandbox: Sandbox, change: (fields: Fields) => Fields): Promise<string> {
  const answer = await fetch(`${sandbox.brands['city-index']}/${FILE}`);
  return JSON.stringify(change((await answer.json()) as Fields));
}

const urlsOf = (fields: Fields): Fields => fields.urls as Fields;

/** What the file contains, and what the page says about it. */
const BROKEN = [
  ['nothing', async () => ({ status: 404, body: '' }), /could not be read/],
  ['a web page', async () => ({ status: 200, body: '<!doctype html><h1>Hi</h1>' }), /could not be read/],
  ['JSON that breaks off', async () => ({ status: 200, body: '{"brand":"city' }), /could not be read/],
  ['a list', async () => ({ status: 200, body: '[]' }), /configs\/config\.json/],
] as const;

/** A change to a good file, and the field that the page must name. */
const WRONG = [
  ['brand', (fields: Fields) => ({ ...fields, brand: 'city-indexx' })],
  ['brand', ({ brand: _, ...fields }: Fields) => fields],
  ['urls.tradingApiUrl', (fields: Fields) => ({ ...fields, urls: { ...urlsOf(fields), apiEnv: 'other' } })],
  [
    'urls.tradingApiUrl',
    (fields: Fields) => ({
      ...fields,
      urls: { ...urlsOf(fields), apiEnv: undefined, tradingApiUrl: 'javascript:alert(1)' },
    }),
  ],
  [
    'urls.redirects.webtrader',
    (fields: Fields) => ({
      ...fields,
      urls: { ...urlsOf(fields), redirects: { webtrader: 'https://platform.example/?x={unknown}' } },
    }),
  ],
] as const;

async function expectFault(page: Page, words: RegExp): Promise<void> {
  await expectScreen(page, 'configuration-fault');
  await expect(alertOn(page)).toContainText(FILE);
  await expect(alertOn(page)).toContainText(words);
  await expect(page.getByRole('heading')).toHaveText('This page is not set up correctly');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

// A site without stamped documents, on any static server.
test.use({ stamped: false });

test.describe('a configuration', () => {
  test.beforeEach(({ guard }) => guard.expectErrors(/404|config\.json/));

  for (const [what, answer, words] of someOf(BROKEN, 2)) {
    test(`that holds ${what} is named, and Try again recovers`, async ({ page, sandbox }) => {
      const fulfilment = await answer();
      await page.route(`**/${FILE}`, (route) => route.fulfill(fulfilment));
      await page.goto(`${sandbox.brands['city-index']}/en-uk/reset?x=1`);
      await expectFault(page, words);
      const readAgain = page.waitForResponse(`**/${FILE}`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await readAgain;
      await expectFault(page, words);
      await page.unroute(`**/${FILE}`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectScreen(page, 'reset');
      await expect(screenOn(page, 'configuration-fault')).toHaveCount(0);
    });
  }

  for (const [index, [field, change]] of someOf([...WRONG.entries()], 3)) {
    test(`with a fault at ${field} says so (${index + 1})`, async ({ page, sandbox }) => {
      const body = await configurationWith(sandbox, change);
      await page.route(`**/${FILE}`, (route) => route.fulfill({ status: 200, body }));
      await page.goto(`${sandbox.brands['city-index']}/en-uk`);
      await expectFault(page, new RegExp(field.replaceAll('.', '\\.')));
      await page.unroute(`**/${FILE}`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectScreen(page, 'login');
    });
  }

  test('with unknown keys warns of them in the console, with the nearest known ones', async ({
    page,
    sandbox,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const body = await configurationWith(sandbox, (fields) => ({ ...fields, brandNme: 'x', zzz: 1 }));
    await page.route(`**/${FILE}`, (route) => route.fulfill({ status: 200, body }));
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await expectScreen(page, 'login');
    await expect
      .poll(() => warnings.filter((text) => text.startsWith(FILE)))
      .toEqual([
        `${FILE} has an unknown key "brandNme". Did you mean brandName?`,
        `${FILE} has an unknown key "zzz".`,
      ]);
  });

  test('that cannot be had is a fault on the way, in the visitor’s language', async ({ page, sandbox }) => {
    await page.route(`**/${FILE}`, (route) => route.abort('connectionrefused'));
    await page.goto(`${sandbox.brands['city-index']}/en-uk?lang=ar`);
    await expectScreen(page, 'configuration-fault');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading')).toHaveText('تعذّر تحميل هذه الصفحة');
    await expect(page.getByRole('heading')).toBeFocused();
    await expect(alertOn(page)).toHaveText('تعذّر الوصول إلى الخدمة. يُرجى المحاولة مرة أخرى.');
    await page.unroute(`**/${FILE}`);
    await page.getByRole('button').click();
    await expectScreen(page, 'login');
  });

  test('that cannot be had, nor any texts, is told in English, and once more when it fails again', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/Failed to load resource/);
    await page.route(/config\.json|i18n/, (route) => route.abort('connectionrefused'));
    await page.goto(`${sandbox.brands['city-index']}/en-uk?lang=ar`);
    await expect(page.getByRole('heading')).toHaveText('This page could not be loaded');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(alertOn(page)).toHaveText('We could not reach the service. Please try again.');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('heading')).toBeFocused();
    await page.unroute(/config\.json|i18n/);
    await again.click();
    await expectScreen(page, 'login');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  test('that keeps the page waiting is waited for in words after a second', async ({ page, sandbox }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/${FILE}`, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${sandbox.brands['city-index']}/en-uk?lang=de`);
    const word = page.getByRole('heading');
    await expect(word).toHaveCSS('animation-delay', '1s');
    await expect(word).toHaveText('Wird geladen');
    await expect(word).toHaveCSS('opacity', '1');
    await expect(page.getByRole('progressbar', { name: 'Wird geladen' })).toBeVisible();
    release();
    await expectScreen(page, 'login');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  test('with markup in its texts shows them as text', async ({ page, sandbox }) => {
    sandbox.faults.add({ call: 'config', kind: 'hostile' });
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await expect(page.locator('main')).toBeVisible();
    expect(await page.title()).not.toBe('owned');
    expect(await page.locator('body img, body script').count()).toBe(0);
  });
});
