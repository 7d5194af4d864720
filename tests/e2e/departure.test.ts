import { startDestination } from './support/destination.ts';
import {
  expectComplete,
  expectScreen,
  landingOf,
  password,
  signIn,
  stopClock,
  userName,
} from './support/login-page.ts';
import { ACCOUNT_CALL, callsTo, personOf, SESSION_CALL, startSandbox } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

test.describe('leaving', () => {
  test('says where to, and offers the way on by hand when nothing has happened for ten seconds', async ({
    page,
    sandbox,
    guard,
  }) => {
    // An answer without content keeps the browser where it is, like a platform that is down.
    const platform = `${sandbox.home}/platform/**`;
    await page.route(platform, (route) => route.fulfill({ status: 204 }));
    await page.clock.install();
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await stopClock(page);
    await signIn(page, personOf(sandbox, 'plain'));
    await expectScreen(page, 'leaving');
    await expect(page.getByRole('heading')).toHaveText('Taking you to Web Trader');
    await expect(page.getByRole('heading')).toBeFocused();
    await page.clock.runFor(9_900);
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
    await page.clock.runFor(200);
    const onwards = page.getByRole('button', { name: 'Continue' });
    await expect(onwards).toBeVisible();
    expect(guard.events.map(({ event }) => event)).toEqual(['login_success']);

    await page.unroute(platform);
    await onwards.click();
    expect((await landingOf(page)).accepted).toBe(true);
    expect(guard.asked.filter((call) => call.endsWith(SESSION_CALL))).toHaveLength(1);
    expect(callsTo(sandbox, ACCOUNT_CALL)).toHaveLength(1);
  });

  test('and coming back out of the browser’s cache starts over, with no trace of the session', async ({
    page,
    sandbox,
  }) => {
    await page.route(`${sandbox.home}/platform/**`, (route) => route.fulfill({ status: 204 }));
    await page.goto(`${sandbox.brands['city-index']}/en-uk?a=1`);
    await signIn(page, personOf(sandbox, 'plain'));
    await expectScreen(page, 'leaving');
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expectScreen(page, 'login');
    await expect(password(page)).toHaveValue('');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });
});

test('the way to the platform is open before the form is sent, and taken before anything else', async ({
  browser,
}) => {
  // A destination, a sandbox and a context of their own: the guard knows no other places.
  const there = await startDestination();
  const urls = { apiEnv: 'live', redirects: { webtrader: `${there.origin}/trade` } };
  const sandbox = await startSandbox(true, {
    configurations: {
      kq: { urls: { ...urls, forgotPasswordUrls: {}, forgotUsernameUrls: {}, myAccountUrl: '' } },
    },
    settings: { cipher: { kq: 'passphrase' } },
  });
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.addInitScript(() => {
    // What the visitor sees when the departure begins.
    window.navigation.addEventListener('navigate', ({ destination }) => {
      if (new URL(destination.url).origin === location.origin) return;
      console.log(`left from ${document.querySelector<HTMLElement>('main')?.dataset.screen}`);
    });
  });
  await page.goto(`${sandbox.brands.kq}/`);
  await expectComplete(page);
  await userName(page).fill('DM100001');
  // The cipher does not wait for the sign-in that needs it.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/query-cipher-')),
  );
  expect(there.connections()).toBe(0);
  await password(page).focus();
  await expect.poll(there.connections).toBe(1);
  await userName(page).focus();
  await password(page).focus();
  await expect(page.locator('link[rel=preconnect]')).toHaveCount(1);
  expect(there.requests).toEqual([]);

  await signIn(page, personOf(sandbox, 'plain'));
  await page.waitForURL(`${there.origin}/trade?**`);
  expect(there.requests[0], 'the navigation uses the open connection').toBe(true);
  expect(said).toEqual(['left from login']);
  await page.close();
  await sandbox.dispose();
  there.close();
});
