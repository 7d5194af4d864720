import { SAYS } from './support/expect-retry.ts';
import {
  alertOn,
  expectScreen,
  landingOf,
  pageBar,
  placeOf,
  signIn,
  stopClock,
} from './support/login-page.ts';
import { callsTo, personOf } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';
import {
  arrive,
  choose,
  code,
  contacts,
  newestCode,
  notice,
  popup,
  resend,
  SEND_CALL,
  SENT,
  submit,
  VERIFY_CALL,
} from './support/two-factor-page.ts';

test.describe('two-factor, when something takes time or fails', () => {
  test('waits to send again for as long as the platform asks, whatever happens meanwhile [8.3]', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/429|status of 40\d/);
    sandbox.faults.add({ call: 'send-code', kind: 'too-many', retryAfter: '30', count: 1 });
    await page.clock.install();
    await arrive(page, sandbox);
    await stopClock(page);
    await choose(page);
    await expect(alertOn(page)).toHaveText(
      'There was a problem sending the authentication code to you. Please try again.',
    );
    const wait = (seconds: number) => page.getByText(`You can resend the code in ${seconds} seconds.`);
    await expect(wait(30)).toBeVisible();
    await expect(resend(page)).toBeDisabled();
    await page.clock.runFor(5_000);
    await code(page).fill('000000');
    await submit(page).click();
    await popup(page).getByRole('button').click();
    await code(page).fill('12');
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect(page.getByText('Neuer Code in 25 Sekunden möglich.')).toBeVisible();
    await page.getByRole('button', { name: 'Sprache' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(wait(25)).toBeVisible();
    await expect(code(page), 'nothing typed is lost').toHaveValue('12');
    await resend(page).click({ force: true });
    expect(callsTo(sandbox, SEND_CALL)).toHaveLength(1);
    await page.getByRole('link', { name: 'Back to login' }).click();
    await signIn(page, personOf(sandbox, 'two-factor'));
    await expect(wait(25), 'it is kept for whoever comes back').toBeVisible();
    await expect(resend(page)).toBeDisabled();
    await page.clock.runFor(25_500);
    await expect(page.getByRole('status')).toHaveText('You can resend the code now.');
    await expect(resend(page), 'nothing was sent yet').toBeDisabled();
    await choose(page);
    await expect(notice(page)).toHaveText(SENT);
    expect(callsTo(sandbox, SEND_CALL)).toHaveLength(2);
  });

  test('counts down where the platform names a time, and keeps the code', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/503/);
    await page.clock.install();
    await arrive(page, sandbox, 'verify-fault');
    await stopClock(page);
    await choose(page);
    await expect(notice(page)).toHaveText(SENT);
    await code(page).fill(newestCode(sandbox));
    await submit(page).click();
    await expect(alertOn(page)).toHaveText('The service is busy. Please try again in 3 seconds.');
    for (const locked of [contacts(page), submit(page), resend(page)]) await expect(locked).toBeDisabled();
    await page.clock.runFor(3_300);
    await expect(page.getByRole('status')).toHaveText('You can try again now.');
    await submit(page).click();
    await page.clock.resume();
    expect((await landingOf(page)).accepted).toBe(true);
  });

  test('says after a second and after five that it waits, and can be cancelled', async ({
    page,
    sandbox,
  }) => {
    await page.clock.install();
    await arrive(page, sandbox);
    await stopClock(page);
    const main = page.getByRole('main');
    const still = main.getByText('Still waiting for the service.');
    const cancel = page.getByRole('button', { name: 'Cancel' });
    sandbox.faults.add({ call: 'send-code', kind: 'timeout', count: 1 });
    await choose(page);
    await expect(main.getByText('Sending the code…')).toBeVisible();
    await page.clock.runFor(5_100);
    await expect(still).toBeVisible();
    await cancel.click();
    await expect(still.or(cancel)).toHaveCount(0);
    await resend(page).click();
    await expect(notice(page)).toHaveText(SENT);

    sandbox.faults.add({ call: 'verify-code', kind: 'timeout', count: 1 });
    const right = newestCode(sandbox);
    await code(page).fill(right);
    const before = await submit(page).boundingBox();
    await submit(page).click();
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(1_100);
    await expect(submit(page)).toHaveText('Checking the code…');
    await expect(page.getByRole('status')).toHaveText('Checking the code…');
    await page.clock.runFor(4_000);
    await expect(still).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Still waiting for the service.');
    expect(await submit(page).boundingBox(), 'nothing moves').toEqual(before);
    await cancel.click();
    await expect(submit(page), 'the focus is not lost').toBeFocused();
    await expect(code(page)).toHaveValue(right);
    await submit(page).click();
    await page.clock.resume();
    expect((await landingOf(page)).accepted).toBe(true);
  });

  test('says a fault in place, and an expired token at the login', async ({ page, sandbox, guard }) => {
    guard.expectErrors(/status of (500|401)/);
    await arrive(page, sandbox);
    await choose(page);
    await expect(notice(page)).toHaveText(SENT);
    sandbox.faults.add({ call: 'verify-code', kind: 'server-error', count: 1 });
    await code(page).fill('123456');
    await submit(page).click();
    await expect(alertOn(page)).toHaveText('We could not reach the service. Please try again.');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByRole('status')).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).not.toBe('');
    await expect(page.getByText(`Reference: ${copied}`, { exact: true })).toBeVisible();
    await expect(code(page)).toHaveValue('123456');
    await page.route(`**${VERIFY_CALL}`, (route) =>
      route.fulfill({ status: 401, json: { HttpStatus: 401, ErrorCode: 4011, ErrorMessage: 'Expired' } }),
    );
    await submit(page).click();
    await expectScreen(page, 'login');
    await expect(page.getByRole('status')).toHaveText('Your login has expired. Please log in again.');
    expect(placeOf(page)).toBe('/en-uk?x=1');
  });

  test('notices at once that the device is offline, and says when it is back', async ({ page, sandbox }) => {
    await arrive(page, sandbox);
    await choose(page);
    await expect(notice(page)).toHaveText(SENT);
    const right = newestCode(sandbox);
    await code(page).fill(right);
    await page.context().setOffline(true);
    await expect(pageBar(page)).toHaveText(SAYS.offline);
    await page.context().setOffline(false);
    await expect(pageBar(page)).toHaveText('You are back online.');
    await expect(code(page), 'nothing typed is lost').toHaveValue(right);
    expect(callsTo(sandbox, VERIFY_CALL), 'and nothing is sent by itself').toEqual([]);
    await submit(page).click();
    expect((await landingOf(page)).accepted).toBe(true);
  });
});
