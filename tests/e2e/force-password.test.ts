import type { Locator, Page } from 'playwright/test';
import { SAYS } from './support/expect-retry.ts';
import type { Guard } from './support/guard.ts';
import { expectScreen, landingOf, pageBar, placeOf, signIn, stopClock } from './support/login-page.ts';
import { ACCOUNT_CALL, CHANGE_CALL, callsTo, personOf, queryFor } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

const NEW = 'New-Canary45';
const NAMES = ['Old Password', 'New Password', 'Re-enter Password'] as const;

const field = (page: Page, name: (typeof NAMES)[number]): Locator => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const submit = (page: Page): Locator => page.locator('form button[type=submit]');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

async function fill(page: Page, [old, fresh, again]: readonly [string, string, string]): Promise<void> {
  await field(page, 'Old Password').fill(old);
  await field(page, 'New Password').fill(fresh);
  await field(page, 'Re-enter Password').fill(again);
}

/** Reads the three fields, as to whether they hold what was typed; a password must not reach a report. */
const holds = (page: Page, passwords: readonly string[]): Promise<readonly boolean[]> =>
  Promise.all(NAMES.map(async (name, at) => (await field(page, name).inputValue()) === passwords[at]));

test.describe('the forced change of a password', () => {
  const toTheForm = async (page: Page, address: string, person: { username: string; password: string }) => {
    await page.goto(address);
    await signIn(page, person);
    await expectScreen(page, 'force-password');
  };
  const prepare = (guard: Guard): void => {
    guard.keepSecret(NEW);
    guard.expectErrors(/Failed to load resource/);
  };

  test('leads through the checklist and the success view to the platform [2.6, 2.32, 2.33, 2.36, 4.1, 4.2, 4.17, 4.20, 5.8, 9.7]', async ({
    page,
    sandbox,
    guard,
  }) => {
    prepare(guard);
    await page.clock.install();
    const person = personOf(sandbox, 'forced-change');
    await page.goto(`${sandbox.brands['city-index']}/en-uk?a=1`);
    const before = await page.locator('main').boundingBox();
    await signIn(page, person);
    await expectScreen(page, 'force-password');
    expect(placeOf(page)).toBe('/en-uk/force-password?a=1');
    expect(Object.keys(await page.evaluate(() => history.state))).toEqual(['ticket']);
    expect(callsTo(sandbox, ACCOUNT_CALL), 'the account is fetched otherwise').toEqual([]);
    const card = await page.locator('main').boundingBox();
    expect([card?.y, card?.width], 'the card begins where the login did').toEqual([before?.y, 470]);
    await expect(heading(page)).toHaveText('Change your Password');
    await expect(heading(page)).toBeFocused();
    await expect(submit(page)).toBeDisabled();

    await field(page, 'Old Password').fill(person.password);
    await page.clock.runFor(2_000);
    const said = page.getByRole('status');
    await field(page, 'New Password').pressSequentially('Canary');
    await expect(said, 'not while typing').toHaveText('0 of 5 met');
    await page.clock.runFor(1_100);
    await expect(said).toHaveText('2 of 5 met');
    await expect(page.getByRole('listitem').filter({ hasText: 'An uppercase letter' })).toContainText(
      '(met)',
    );
    await expect(page.getByRole('listitem').filter({ hasText: 'A number' })).toContainText('(not met)');
    await field(page, 'New Password').fill(NEW);
    await expect(page.getByRole('main')).toContainText('5 of 5 met');
    await expect(submit(page)).toBeDisabled();
    await field(page, 'Re-enter Password').fill(NEW);
    await expect(submit(page)).toBeEnabled();
    await submit(page).dblclick();

    await expect(heading(page)).toHaveText('Your password was successfully changed');
    await expect(heading(page)).toBeFocused();
    expect((await page.locator('main').boundingBox())?.y).toBe(before?.y);
    expect(callsTo(sandbox, CHANGE_CALL)).toHaveLength(1);
    await button(page, 'OK').click();
    const landing = await landingOf(page);
    expect(landing.values.userName).toBe(person.username);
    expect(landing.accepted).toBe(true);
  });

  test('on a partner’s variant goes back to the partner, and says after a second that it is under way', async ({
    page,
    sandbox,
    guard,
  }) => {
    prepare(guard);
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**${ACCOUNT_CALL}`, async (route) => {
      await answered;
      await route.continue();
    });
    const person = personOf(sandbox, 'forced-change');
    const brand = 'tradingview-city-index';
    await toTheForm(page, `${sandbox.brands[brand]}/en-uk${queryFor(sandbox, brand)}`, person);
    await fill(page, [person.password, NEW, NEW]);
    await page.keyboard.press('Enter');
    await button(page, 'OK').click();
    await expect(button(page, 'Logging in…')).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Logging in…');
    answer();
    await page.waitForURL(/\/tradingview\/callback\/\?code=/);
  });

  test('says what is wrong, where it is, and not too early [5.1, 5.2, 5.6, 5.7, 2.34, 4.16, 4.19]', async ({
    page,
    sandbox,
    guard,
  }) => {
    prepare(guard);
    await toTheForm(page, `${sandbox.brands.whs}/`, personOf(sandbox, 'forced-change'));
    const says = (text: string) => page.getByRole('main').getByText(text, { exact: true });
    await field(page, 'Old Password').focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
    await expect(field(page, 'Re-enter Password')).toBeFocused();
    await expect(says('Old Password - This field is required')).toBeVisible();
    await expect(says('New Password - This field is required')).toBeVisible();
    await expect(says('Re-enter Password - This field is required'), 'it has not been left').toHaveCount(0);

    await field(page, 'Old Password').fill('short');
    await expect(says('Old Password - 8 to 15 characters')).toBeVisible();
    await field(page, 'Old Password').fill('long enough');
    await expect(says('Old Password - 8 to 15 characters')).toHaveCount(0);
    await field(page, 'New Password').fill(NEW);
    await field(page, 'Re-enter Password').pressSequentially('New-Canary4');
    await expect(says('Passwords do not match')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(says('Passwords do not match'), 'the toggle is part of the field').toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(says('Passwords do not match')).toBeVisible();
    await field(page, 'Re-enter Password').fill('New-Canary46');
    await expect(says('Passwords do not match')).toHaveCount(0);
    await expect(submit(page)).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(says('Passwords do not match')).toBeVisible();
    await expect(field(page, 'Re-enter Password')).toBeFocused();
    expect(callsTo(sandbox, CHANGE_CALL)).toEqual([]);

    await button(page, 'Clear').click();
    expect(await holds(page, ['', '', ''])).toEqual([true, true, true]);
    await expect(field(page, 'Old Password')).toBeFocused();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
    await expect(says('Passwords do not match')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('0 of 5 met');
    await submit(page).click({ force: true });
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
    await expect(field(page, 'Old Password'), 'the first that is wrong').toBeFocused();
  });

  test('that a password manager filled in without a word is sent by one click', async ({
    page,
    sandbox,
    guard,
  }) => {
    prepare(guard);
    const person = personOf(sandbox, 'forced-change');
    await toTheForm(page, `${sandbox.brands.kq}/`, person);
    await expect(submit(page)).toBeDisabled();
    // Without an event, the button looks locked until the visitor reaches it.
    for (const [name, value] of [
      ['Old Password', person.password],
      ['New Password', NEW],
      ['Re-enter Password', NEW],
    ] as const)
      await field(page, name).evaluate((input: HTMLInputElement, filled) => {
        input.value = filled;
      }, value);
    await submit(page).click({ force: true });
    await expect(heading(page)).toHaveText('Your password was successfully changed');
    expect(callsTo(sandbox, CHANGE_CALL)).toHaveLength(1);
  });

  test('that failed is closed with everything still there, in another language too, and tried again [2.35, 4.18, 8.5]', async ({
    page,
    sandbox,
    guard,
  }) => {
    prepare(guard);
    const person = personOf(sandbox, 'forced-change');
    await toTheForm(page, `${sandbox.brands['city-index']}/en-uk`, person);
    const top = (await page.locator('main').boundingBox())?.y;
    await fill(page, [person.password, NEW, NEW]);
    sandbox.faults.add({ call: 'change-password', kind: 'server-error', count: 1 });
    await page.getByRole('button', { name: 'Show New Password' }).click();
    await submit(page).click();
    await expect(heading(page)).toHaveText('There was an error changing your password');
    await expect(heading(page)).toBeFocused();
    expect((await page.locator('main').boundingBox())?.y).toBe(top);
    await expect(page.getByText('Reference: ')).toBeVisible();
    await page.locator('header button[aria-haspopup=menu]').click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await button(page, 'Schließen').click();
    await page.locator('header button[aria-haspopup=menu]').click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(field(page, 'Old Password')).toBeVisible();
    expect(await holds(page, [person.password, NEW, NEW])).toEqual([true, true, true]);
    await expect(field(page, 'New Password'), 'sending has hidden it').toHaveAttribute('type', 'password');
    await submit(page).click();
    await expect(heading(page)).toHaveText('Your password was successfully changed');
    expect(callsTo(sandbox, CHANGE_CALL)).toHaveLength(2);
  });

  test('that takes long says so after one second and after five, and may be cancelled', async ({
    page,
    sandbox,
    guard,
  }) => {
    prepare(guard);
    const person = personOf(sandbox, 'forced-change');
    sandbox.faults.add({ call: 'change-password', kind: 'timeout' });
    await page.clock.install();
    await toTheForm(page, `${sandbox.brands.whs}/?a=1`, person);
    await stopClock(page);
    await fill(page, [person.password, NEW, NEW]);
    await submit(page).click();
    const box = await submit(page).boundingBox();
    await page.clock.runFor(1_100);
    await expect(submit(page)).toHaveText('Changing your password…');
    await expect(page.getByRole('status')).toHaveText('Changing your password…');
    await page.clock.runFor(4_000);
    await expect(page.getByRole('status')).toHaveText('Still waiting for the service.');
    expect(await submit(page).boundingBox(), 'it keeps its shape').toEqual(box);
    await button(page, 'Cancel').click();
    await expectScreen(page, 'login');
    await expect(page.getByRole('status')).toHaveText(
      'Cancelled, perhaps too late. Please try your new password first.',
    );
    expect(placeOf(page)).toBe('/?a=1');
  });

  test('is told at once that the device is offline, and that it is back; nothing moves, and nothing is sent by itself', async ({
    page,
    context,
    sandbox,
    guard,
  }) => {
    prepare(guard);
    const person = personOf(sandbox, 'forced-change');
    await toTheForm(page, `${sandbox.brands.whs}/`, person);
    await fill(page, [person.password, NEW, NEW]);
    const before = await submit(page).boundingBox();
    await context.setOffline(true);
    await expect(pageBar(page)).toHaveText(SAYS.offline);
    expect(await submit(page).boundingBox()).toEqual(before);
    await context.setOffline(false);
    await expect(pageBar(page)).toHaveText('You are back online.');
    expect(callsTo(sandbox, CHANGE_CALL)).toEqual([]);
    expect(await holds(page, [person.password, NEW, NEW])).toEqual([true, true, true]);
    await submit(page).click();
    await expect(heading(page)).toHaveText('Your password was successfully changed');
  });

  test('leads to no dead end: a reload, the way back and the way forward end at the login, which says why [4.20]', async ({
    page,
    sandbox,
    guard,
  }) => {
    prepare(guard);
    const site = `${sandbox.brands['city-index']}/en-uk`;
    const expired = () =>
      expect(page.getByRole('status')).toHaveText('Your login has expired. Please log in again.');
    await toTheForm(page, `${site}?a=1`, personOf(sandbox, 'forced-change'));
    await field(page, 'Old Password').fill(NEW);
    await page.reload();
    await expectScreen(page, 'login');
    await expired();
    await signIn(page, personOf(sandbox, 'forced-change'));
    await expectScreen(page, 'force-password');
    await page.goBack();
    await expectScreen(page, 'login');
    await page.goForward();
    await expectScreen(page, 'login');
    await expired();
    await signIn(page, personOf(sandbox, 'forced-change'));
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expectScreen(page, 'login');
    await expect(page.getByRole('status')).toBeEmpty();
  });
});
