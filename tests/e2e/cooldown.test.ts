import {
  alertOn,
  expectUsable,
  landingOf,
  logInButton,
  password,
  signIn,
  stopClock,
  userName,
} from './support/login-page.ts';
import { callsTo, personOf, SESSION_CALL } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

const SAYS = {
  'too-many': /^Too many attempts\. Please try again in (\d+) seconds\.$/,
  busy: /^The service is busy\. Please try again in (\d+) seconds\.$/,
} as const;

test.describe('a service that names a time', () => {
  for (const kind of ['too-many', 'busy'] as const) {
    test(`locks the button and counts down: ${kind}`, async ({ page, sandbox, guard }) => {
      guard.expectErrors(/429|503/);
      const person = personOf(sandbox, 'plain');
      sandbox.faults.add({ call: 'session', kind, retryAfter: '30', count: 1 });
      await page.clock.install();
      await page.goto(`${sandbox.brands.whs}/`);
      await stopClock(page);
      await signIn(page, person);
      await expect(alertOn(page)).toHaveText(SAYS[kind]);
      await expect(logInButton(page), 'the alert is read out, and takes no focus').toBeFocused();
      const secondsLeft = async () => Number(SAYS[kind].exec((await alertOn(page).textContent()) ?? '')?.[1]);
      expect(await secondsLeft()).toBe(30);
      await expect(logInButton(page)).toHaveAttribute('aria-disabled', 'true');
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await logInButton(page).click({ force: true });
      await password(page).press('Enter');

      await page.clock.runFor(10_000);
      await expect.poll(secondsLeft).toBe(20);
      await expect(logInButton(page)).toHaveAttribute('aria-disabled', 'true');
      expect(callsTo(sandbox, SESSION_CALL)).toHaveLength(1);
      await page.clock.runFor(19_000);
      await expect(logInButton(page)).toHaveAttribute('aria-disabled', 'true');
      await page.clock.runFor(1_500);
      await expect(page.getByRole('status')).toHaveText('You can try again now.');
      await expect(password(page), 'the news takes nobody’s focus').toBeFocused();
      await expectUsable(page);
      await expect(userName(page)).toHaveValue(person.username);
      await expect(password(page)).not.toHaveValue('');
      await logInButton(page).click();
      expect((await landingOf(page)).accepted).toBe(true);
      expect(callsTo(sandbox, SESSION_CALL)).toHaveLength(2);
    });
  }

  test('leaves the focus where the visitor has it', async ({ page, sandbox, guard }) => {
    guard.expectErrors(/429/);
    sandbox.faults.add({ call: 'session', kind: 'too-many', retryAfter: '1', count: 1 });
    await page.goto(`${sandbox.brands.whs}/`);
    await signIn(page, personOf(sandbox, 'plain'));
    await expect(alertOn(page)).toHaveText('Too many attempts. Please try again in 1 second.');
    await userName(page).pressSequentially('x');
    await expect(alertOn(page), 'it says why the button is locked').toBeVisible();
    await expect(page.getByRole('status')).toHaveText('You can try again now.');
    await expect(page.locator('.notice')).toHaveText('You can try again now.');
    await expect(userName(page)).toBeFocused();
  });

  test('is read out when it starts, and not every second', async ({ page, sandbox, guard }) => {
    guard.expectErrors(/429/);
    sandbox.faults.add({ call: 'session', kind: 'too-many', retryAfter: '30', count: 1 });
    await page.clock.install();
    await page.goto(`${sandbox.brands.whs}/`);
    await stopClock(page);
    await signIn(page, personOf(sandbox, 'plain'));
    await expect(alertOn(page)).toHaveText(/ in 30 seconds\.$/);
    await expect(alertOn(page)).not.toHaveAttribute('aria-live');
    await page.clock.runFor(700);
    await expect(alertOn(page)).toHaveText(/ in 30 seconds\.$/);
    await expect(alertOn(page)).toHaveAttribute('aria-live', 'off');
  });

  test('is not believed beyond a minute', async ({ page, sandbox, guard }) => {
    guard.expectErrors(/429/);
    sandbox.faults.add({ call: 'session', kind: 'too-many', retryAfter: '999999' });
    await page.goto(`${sandbox.brands.whs}/`);
    await signIn(page, personOf(sandbox, 'plain'));
    await expect(alertOn(page)).toHaveText(/ in (60|59|58) seconds\.$/);
  });
});
