import type { Step } from '@gatehouse-login/core';
import { someOf } from './support/chance.ts';
import { expectScreen, fillIn, password, placeOf, userName } from './support/login-page.ts';
import { BRANDS, type Brand, callbackOf, isTradingview, queryFor, TRIED_BRANDS } from './support/sandbox.ts';
import { WRONG_PASSWORD } from './support/secrets.ts';
import { expect, test } from './support/test.ts';

const CITY_INDEX = ['en-uk', 'en-sg', 'en-au'];
const FOREX = ['en-uk', 'en-us', 'en-ca', 'en', 'ie', 'jp'];

/** The region prefixes of spec 2; empty if the brand's child routes are at the root. */
const REGIONS = {
  'city-index': CITY_INDEX,
  forex: FOREX,
  whs: [],
  kq: [],
  'forex-chinese': [],
  'tradingview-city-index': CITY_INDEX,
  'tradingview-forex': FOREX,
} as const satisfies Record<Brand, readonly string[]>;

/** Brands that frame the provider's page at /reset. The others open it in a tab and show the login. */
const FRAMED: readonly Brand[] = ['city-index', 'kq', 'tradingview-forex'];

/** Whether a step's address alone shows the login, which says that it has expired. */
const NEEDS_EARLIER = {
  login: false,
  'login-failed': false,
  reset: false,
  tfa: true,
  'force-password': true,
} as const satisfies Record<Step, boolean>;
const STEPS = Object.keys(NEEDS_EARLIER) as Step[];
const LATER = STEPS.filter((step) => NEEDS_EARLIER[step]);

const EXPIRED = 'Your login has expired. Please log in again.';

/** The address that is opened, the address it ends at, and the screen. */
type Row = readonly [opened: string, rest: string, screen: string];

const rowsOf = (brand: Brand): readonly Row[] => {
  const regions: readonly string[] = REGIONS[brand];
  const roots = regions.length > 0 ? regions.map((region) => `/${region}`) : [''];
  const inRegions = roots.flatMap((root): Row[] => [
    [root || '/', root || '/', 'login'],
    [`${root}/login-failed`, `${root}/login-failed`, 'login-failed'],
  ]);
  const first = roots[0] ?? '';
  const others: Row[] = [
    [`${first}/login`, `${first}/login`, 'login'],
    FRAMED.includes(brand)
      ? [`${first}/reset`, `${first}/reset`, 'reset']
      : [`${first}/reset`, first || '/', 'login'],
    ...LATER.map((step): Row => [`${first}/${step}`, first || '/', 'login']),
    ['/', first || '/', 'login'],
    ['/unknown', first || '/', 'login'],
    ['/en-xx/login', first || '/', 'login'],
    [`${first}/login/more`, first || '/', 'login'],
    ['/constructor', first || '/', 'login'],
  ];
  return [...inRegions, ...others];
};

test.describe('addresses', () => {
  for (const brand of TRIED_BRANDS) {
    test(`of ${brand} show their screens, and unknown ones fall back with their query [2.1, 2.2, 2.3, 2.4, 2.6, 2.7, 2.8]`, async ({
      page,
      sandbox,
    }) => {
      const query = queryFor(sandbox, brand) || '?a=1&b=%2F%20x';
      // The routes are one table. One brand tries it whole.
      const rows = brand === 'city-index' ? rowsOf(brand) : someOf(rowsOf(brand), 10);
      for (const [opened, rest, screen] of rows) {
        await page.goto(`${sandbox.brands[brand]}${opened}${query}`);
        await expectScreen(page, screen);
        await expect.poll(() => placeOf(page), `${opened} comes to rest`).toBe(`${rest}${query}`);
        const status = page.getByRole('status').filter({ hasText: EXPIRED });
        await expect(status).toHaveCount(LATER.some((step) => opened.endsWith(`/${step}`)) ? 1 : 0);
        if (opened.endsWith('/tfa'))
          await expect(page.locator('form input:visible').first(), 'the news takes no focus').toBeFocused();
        await expect(page.getByRole('progressbar')).toHaveCount(0);
      }
    });
  }

  test('let lang choose the region where the path names none [2.12]', async ({ page, sandbox }) => {
    const rows = [
      ['forex', '/?lang=en-us&x=1', '/en-us?lang=en-us&x=1'],
      ['forex', '/nowhere?lang=EN-CA', '/en-ca?lang=EN-CA'],
      ['forex', '/?lang=en-sg', '/en-uk?lang=en-sg'],
      ['city-index', '/?lang=en-sg', '/en-sg?lang=en-sg'],
      ['city-index', '/en-au?lang=en-sg', '/en-au?lang=en-sg'],
      ['whs', '/?lang=en-uk', '/?lang=en-uk'],
      ['kq', '/en-uk?lang=en-uk', '/?lang=en-uk'],
    ] as const;
    for (const [brand, opened, rest] of rows) {
      await page.goto(`${sandbox.brands[brand]}${opened}`);
      await expectScreen(page, 'login');
      await expect.poll(() => placeOf(page), opened).toBe(rest);
    }
  });

  test('give way to the region’s login on a first navigation with lang, keeping lang alone [2.9]', async ({
    page,
    sandbox,
  }) => {
    for (const step of STEPS.filter((each) => each !== 'login')) {
      await page.goto(`${sandbox.brands['city-index']}/en-au/${step}?lang=de&x=1`);
      await expectScreen(page, 'login');
      await expect.poll(() => placeOf(page)).toBe('/en-au/login?lang=de');
      await expect(page.getByRole('status')).toHaveText(NEEDS_EARLIER[step] ? /^\p{L}/u : '');
    }
    await page.goto(`${sandbox.brands['city-index']}/en-au/login?lang=de&x=1`);
    await expectScreen(page, 'login');
    await expect.poll(() => placeOf(page)).toBe('/en-au/login?lang=de&x=1');
  });

  test('are no first navigation when they are loaded again', async ({ page, sandbox, guard }) => {
    guard.expectErrors(/status of 401/);
    const query = `?redirect_uri=${encodeURIComponent(callbackOf(sandbox))}&state=a%2Bb&lang=de`;
    await page.goto(`${sandbox.brands['tradingview-forex']}/en-uk${query}`);
    await page.getByRole('textbox', { name: 'Benutzername' }).fill('DM100001');
    await page.getByLabel('Passwort', { exact: true }).fill(WRONG_PASSWORD);
    await page.locator('form button[type=submit]').click();
    await expectScreen(page, 'login-failed');
    await page.reload();
    await expectScreen(page, 'login-failed');
    await expect.poll(() => placeOf(page)).toBe(`/en-uk/login-failed${query}`);
    await page.getByRole('button').last().click();
    await expectScreen(page, 'login');
    await expect(page.locator('form')).toBeVisible();
    await expect.poll(() => placeOf(page)).toBe(`/en-uk${query}`);
  });

  test('keep a partner’s request through the fallback, before lang is asked', async ({ page, sandbox }) => {
    const query = `?lang=en-us&redirect_uri=${encodeURIComponent(callbackOf(sandbox))}&state=a%2Bb+c`;
    await page.goto(`${sandbox.brands['tradingview-forex']}/unknown${query}`);
    await expectScreen(page, 'login');
    await expect.poll(() => placeOf(page)).toBe(`/en-us${query}`);
    await expect(page.locator('form')).toBeVisible();
  });

  test('lead from reset back to the region’s root by Close, and forth by the browser [2.20, 2.22]', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${sandbox.brands.kq}/?a=1`);
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await expectScreen(page, 'reset');
    await expect.poll(() => placeOf(page)).toBe('/reset?a=1');
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('title', 'Forgotten password');
    await expect(frame).toHaveAttribute('sandbox', /^(?!.*allow-top)/);
    expect((await frame.boundingBox())?.height).toBe(530);
    await expect(frame.contentFrame().getByRole('heading')).toHaveText('Forgotten password');
    await page.getByRole('button', { name: 'Close' }).click();
    await expectScreen(page, 'login');
    await expect.poll(() => placeOf(page)).toBe('/?a=1');

    await fillIn(page, { username: 'half-typed', password: 'Some-Word-1' });
    await page.getByLabel('Remember me').check();
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await expectScreen(page, 'reset');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(userName(page), 'what was typed is kept').toHaveValue('half-typed');
    await expect(page.getByLabel('Remember me')).toBeChecked();
    await expect(password(page), 'but for the password').toHaveValue('');

    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await expectScreen(page, 'reset');
    await page.goBack();
    await expectScreen(page, 'login');
    await page.goForward();
    await expectScreen(page, 'reset');
  });

  test('show no foreign links on TradingView variants, and the region’s own elsewhere [2.10, 2.11, 2.19]', async ({
    page,
    sandbox,
  }) => {
    const forgotten = page.getByRole('link', { name: /^Forgotten your/ });
    const password = page.getByRole('link', { name: 'Forgotten your password?', exact: true });
    for (const brand of BRANDS.filter(isTradingview)) {
      await page.goto(`${sandbox.brands[brand]}/en-uk${queryFor(sandbox, brand)}`);
      await expectScreen(page, 'login');
      await expect(forgotten).toHaveCount(0);
    }
    await page.goto(`${sandbox.brands.forex}/en-us`);
    await expect(forgotten).toHaveCount(2);
    for (const href of await forgotten.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    )) {
      expect(href).toContain('region=en-us');
    }
    await page.goto(`${sandbox.brands.forex}/en-uk`);
    await expect(forgotten).toHaveCount(1);
    expect(await forgotten.getAttribute('href')).toContain('/provider/forgot-password?');
    await page.goto(`${sandbox.brands['city-index']}/en-au`);
    expect(await forgotten.getAttribute('href')).toBe('/en-au/reset');
    // Each of these brands has an address of its own. Only whs goes there without a detour.
    await page.goto(`${sandbox.brands.whs}/`);
    await expect(password).toHaveAttribute('href', /\/provider\/forgot-password$/);
    await page.goto(`${sandbox.brands.kq}/`);
    await expect(password).toHaveAttribute('href', '/reset');
    // /reset does not frame the page of forex-chinese: the link opens what /reset would open, with theme and cu.
    await page.goto(`${sandbox.brands['forex-chinese']}/`);
    await expect(password).toHaveAttribute('href', /\/provider\/forgot-password\?theme=light&cu=en-EN$/);
  });
});
