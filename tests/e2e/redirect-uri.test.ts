import { STEPS } from '@gatehouse-login/core';
import { someOf } from './support/chance.ts';
import { hostileRedirects } from './support/hostile-redirects.ts';
import { alertOn, expectScreen, landingOf, signIn } from './support/login-page.ts';
import { callbackOf, callsTo, personOf, SESSION_CALL } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

/** Queries that a TradingView variant refuses. */
const refusedQueries = (callback: string, partner: string): readonly string[] => [
  '',
  'redirect_uri=',
  'state=x',
  encodeURIComponent(`redirect_uri=${encodeURIComponent(callback)}`),
  // The comparison has tests of its own, and the attacks try each of these behind a real server.
  ...someOf(hostileRedirects(callback, partner), 5),
];

test.describe('a way back that is not listed', () => {
  test('is refused on arrival: the words, no form, no log-on, no request elsewhere [4.9, 8.6]', async ({
    page,
    sandbox,
  }) => {
    const callback = callbackOf(sandbox);
    for (const query of refusedQueries(callback, `${sandbox.home}/partner/callback`)) {
      await page.goto(`${sandbox.brands['tradingview-city-index']}/en-uk?${query}`);
      await expectScreen(page, 'login');
      await expect(alertOn(page), query).toHaveText('Invalid redirectUri provided');
      await expect(page.locator('form, input'), query).toHaveCount(0);
    }
    expect(callsTo(sandbox, SESSION_CALL)).toEqual([]);
  });

  test('is refused on other brands too, if it is there, and on every step [4.9]', async ({
    page,
    sandbox,
  }) => {
    const evil = `?redirect_uri=${encodeURIComponent('https://evil.example/')}`;
    const { kq, 'tradingview-forex': tradingview } = sandbox.brands;
    const steps = ['', ...STEPS].map((step) => `${kq}/${step}`);
    for (const address of [...steps, `${tradingview}/jp/reset`]) {
      await page.goto(`${address}${evil}`);
      await expectScreen(page, 'login');
      await expect(alertOn(page), address).toHaveText('Invalid redirectUri provided');
      await expect(page.locator('form, input, iframe'), address).toHaveCount(0);
    }
  });
});

test.describe('a refused visitor', () => {
  const refused = (site: string): string =>
    `${site}/?redirect_uri=${encodeURIComponent('https://evil.example/')}`;

  test('goes back to the page that led there', async ({ page, sandbox }) => {
    await page.goto(sandbox.home);
    await page.goto(refused(sandbox.brands.kq));
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL(`${sandbox.home}/`);
  });

  test('gets back to the tab that the page was opened from', async ({ page, context, sandbox }) => {
    await page.goto(sandbox.home);
    const opened = context.waitForEvent('page');
    await page.evaluate((address) => void window.open(address), refused(sandbox.brands.kq));
    const tab = await opened;
    const closed = tab.waitForEvent('close');
    await tab.getByRole('button', { name: 'Go back' }).click();
    await closed;
  });
});

test.describe('a way back that is listed', () => {
  test('gets the code once and no state where none was given [4.8]', async ({ page, sandbox }) => {
    const uri = encodeURIComponent(callbackOf(sandbox));
    await page.goto(`${sandbox.brands['tradingview-forex']}/jp?redirect_uri=${uri}&state=`);
    await signIn(page, personOf(sandbox, 'plain'));
    const landing = await landingOf(page);
    expect(landing.problems).toEqual([]);
    expect(Object.keys(landing.values)).toEqual(['code']);
  });

  test('keeps its own query byte for byte, and the state as it came [4.8]', async ({ page, sandbox }) => {
    const state = 'a+b c/ü&=?#%';
    const own = 'x=%7E1&y=a+b';
    const uri = encodeURIComponent(`${sandbox.home}/partner/callback?${own}`);
    const query = `redirect_uri=${uri}&state=${encodeURIComponent(state)}`;
    await page.goto(`${sandbox.brands['tradingview-forex']}/en?${query}`);
    await signIn(page, personOf(sandbox, 'plain'));
    const landing = await landingOf(page);
    expect(landing.problems).toEqual([]);
    expect(landing.values.state).toBe(state);
    expect(new URL(page.url()).search.startsWith(`?${own}&code=`)).toBe(true);
  });

  test('is gone to from other brands where the operator has two-factor, and not otherwise [4.3]', async ({
    page,
    sandbox,
  }) => {
    const uri = encodeURIComponent(callbackOf(sandbox));
    await page.goto(`${sandbox.brands.kq}/?redirect_uri=${uri}`);
    await signIn(page, personOf(sandbox, 'two-factor-enabled-operator'));
    expect((await landingOf(page)).problems).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/tradingview/callback/');
    await page.goto(`${sandbox.brands.kq}/?redirect_uri=${uri}`);
    await signIn(page, personOf(sandbox, 'plain'));
    expect((await landingOf(page)).problems).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/platform/webtrader');
  });
});
