import { someOf } from './support/chance.ts';
import { expectRetry, SAYS } from './support/expect-retry.ts';
import { landingOf, logInButton, signIn, stopClock } from './support/login-page.ts';
import { ACCOUNT_CALL, callsTo, personOf, SESSION_CALL } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

/** Each fault of the account call, what the form says, and how often the call is made, retries included. */
const FAULTS = [
  ['refused', SAYS.unreachable, 3],
  ['server-error', SAYS.unreachable, 1],
  ['html', SAYS.malformed, 1],
  ['empty', SAYS.malformed, 1],
  ['malformed', SAYS.malformed, 1],
  ['huge', SAYS.malformed, 1],
  ['redirect', SAYS.unreachable, 3],
] as const;

test.describe('a fault of the account call', () => {
  test.beforeEach(async ({ page, sandbox, guard }) => {
    guard.expectErrors(/Failed to load resource|net::ERR/);
    await page.clock.install();
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await page.getByLabel('Remember me').check();
  });

  for (const [kind, says, calls] of someOf(FAULTS, 3)) {
    test(`leads back to the form, and the session is dropped: ${kind} [4.6]`, async ({
      page,
      sandbox,
      guard,
    }) => {
      sandbox.faults.add({ call: 'account', kind });
      await signIn(page, personOf(sandbox, 'plain'));
      await expectRetry({ page, sandbox, guard }, says);
      expect(guard.asked.filter((call) => call.endsWith(ACCOUNT_CALL))).toHaveLength(calls);
      expect(callsTo(sandbox, '/elsewhere')).toEqual([]);
      expect(guard.sessions.size, 'a session was there to be dropped').toBe(1);
      expect(guard.events.map(({ event }) => event)).toEqual(['login_fail']);

      sandbox.faults.clear();
      await logInButton(page).click();
      const landing = await landingOf(page);
      expect(landing.accepted).toBe(true);
      expect(guard.sessions.size, 'a new login has a new session').toBe(2);
    });
  }

  test('ends at its deadline of ten seconds', async ({ page, sandbox, guard }) => {
    sandbox.faults.add({ call: 'account', kind: 'timeout' });
    await stopClock(page);
    await signIn(page, personOf(sandbox, 'plain'));
    await expect.poll(() => callsTo(sandbox, ACCOUNT_CALL).length).toBe(1);
    await page.clock.runFor(9_900);
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(200);
    await expectRetry({ page, sandbox, guard }, SAYS.timedOut);
  });

  test('that passes is passed over', async ({ page, sandbox }) => {
    sandbox.faults.add({ call: 'account', kind: 'reset', count: 1 });
    await signIn(page, personOf(sandbox, 'plain'));
    expect((await landingOf(page)).accepted).toBe(true);
    expect(callsTo(sandbox, ACCOUNT_CALL)).toHaveLength(2);
    expect(callsTo(sandbox, SESSION_CALL)).toHaveLength(1);
  });
});
