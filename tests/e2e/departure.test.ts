import { expectScreen, landingOf, password, signIn, stopClock } from './support/login-page.ts';
import { ACCOUNT_CALL, callsTo, personOf, SESSION_CALL } from './support/sandbox.ts';
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
