import { someOf } from './support/chance.ts';
import { expectRetry, SAYS } from './support/expect-retry.ts';
import {
  alertOn,
  expectComplete,
  expectScreen,
  fillIn,
  landingOf,
  logInButton,
  signIn,
  stopClock,
} from './support/login-page.ts';
import { ACCOUNT_CALL, callsTo, personOf, SESSION_CALL } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

/** Faults of the session call, and what the form says (functional spec, after sign-in). `faults` has all of them. */
const FAULTS = [
  ['refused', SAYS.unreachable],
  ['reset', SAYS.unreachable],
  ['server-error', SAYS.unreachable],
  ['too-many', SAYS.unreachable],
  ['busy', SAYS.unreachable],
  ['redirect', SAYS.unreachable],
  ['html', SAYS.malformed],
  ['empty', SAYS.malformed],
  ['malformed', SAYS.malformed],
  ['wrong-type', SAYS.malformed],
  ['huge', SAYS.malformed],
] as const;

test.describe('a fault of the session call', () => {
  test.beforeEach(async ({ page, sandbox, guard }) => {
    guard.expectErrors(/Failed to load resource|net::ERR/);
    await page.clock.install();
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await page.getByLabel('Remember me').check();
  });

  for (const [kind, says] of someOf(FAULTS, 4)) {
    test(`keeps the form and says what to do: ${kind} [8.8]`, async ({ page, sandbox, guard }) => {
      sandbox.faults.add({ call: 'session', kind });
      await signIn(page, personOf(sandbox, 'plain'));
      await expectRetry({ page, sandbox, guard }, says);
      // Chromium itself repeats a request if its kept-alive connection breaks before any answer.
      if (kind !== 'refused') expect(callsTo(sandbox, SESSION_CALL)).toHaveLength(1);
      expect(callsTo(sandbox, '/elsewhere'), 'nothing is sent on').toEqual([]);
      expect(callsTo(sandbox, ACCOUNT_CALL)).toEqual([]);
      sandbox.faults.clear();
      await logInButton(page).click();
      expect((await landingOf(page)).accepted).toBe(true);
    });
  }

  for (const kind of ['timeout', 'slow-drip'] as const) {
    test(`ends at its deadline of fifteen seconds and not before: ${kind}`, async ({
      page,
      sandbox,
      guard,
    }) => {
      sandbox.faults.add({ call: 'session', kind });
      await stopClock(page);
      await signIn(page, personOf(sandbox, 'plain'));
      await expect.poll(() => callsTo(sandbox, SESSION_CALL).length).toBe(1);
      await page.clock.runFor(14_900);
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
      await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
      await page.clock.runFor(200);
      await expectRetry({ page, sandbox, guard }, SAYS.timedOut);
      expect(callsTo(sandbox, SESSION_CALL)).toHaveLength(1);
    });
  }

  test('keeps the form where nobody listens, and nothing is sent', async ({ page, sandbox, guard }) => {
    await page.route(`**${SESSION_CALL}`, (route) => route.abort('connectionrefused'));
    await signIn(page, personOf(sandbox, 'plain'));
    await expectRetry({ page, sandbox, guard }, SAYS.unreachable);
    expect(callsTo(sandbox, SESSION_CALL)).toEqual([]);
  });

  test('of a hostile answer stays text and opens nothing', async ({ page, sandbox }) => {
    sandbox.faults.add({ call: 'session', kind: 'hostile' });
    await signIn(page, personOf(sandbox, 'plain'));
    await expect(alertOn(page)).toBeVisible();
    await expectScreen(page, 'login');
    expect(await page.title()).toBe('Log in - Meridian');
    expect(await page.locator('main img, main script').count()).toBe(0);
    expect(callsTo(sandbox, SESSION_CALL)).toHaveLength(1);
  });
});

test.describe('offline', () => {
  test('keeps the form, sends nothing, and nothing by itself when the line is back', async ({
    page,
    context,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await expectComplete(page);
    await page.getByLabel('Remember me').check();
    await fillIn(page, personOf(sandbox, 'plain'));
    await context.setOffline(true);
    await logInButton(page).click();
    await expect(alertOn(page)).toHaveText(SAYS.offline);
    await expect(logInButton(page)).toBeFocused();
    await context.setOffline(false);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(callsTo(sandbox, SESSION_CALL)).toEqual([]);
    await logInButton(page).click();
    expect((await landingOf(page)).accepted).toBe(true);
    expect(callsTo(sandbox, SESSION_CALL)).toHaveLength(1);
  });
});
