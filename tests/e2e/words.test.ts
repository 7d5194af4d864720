// The texts of section 2 and the help text of section 5, to the letter. They are written out here, and not read from
// the page's own files.
import type { Page } from 'playwright/test';
import { expectScreen, screenOn, signIn } from './support/login-page.ts';
import { CHANGE_CALL, personOf } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';
import { arrive, choose, code, notice, popup, SENT, submit } from './support/two-factor-page.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const buttonsOn = (page: Page, screen: string) => screenOn(page, screen).getByRole('button');
const linksOn = (page: Page, screen: string) => screenOn(page, screen).getByRole('link');

test.describe('the words of the specification', () => {
  test('on login-failed and on the forgotten password [2.15, 2.16, 2.17, 2.18, 2.20, 8.7]', async ({
    page,
    sandbox,
  }) => {
    for (const [address, title, sentence] of [
      [
        `${sandbox.brands['city-index']}/en-uk/login-failed`,
        'Incorrect Username or Password',
        /^Please try again or you can reset your password$/,
      ],
      [
        `${sandbox.brands['forex-chinese']}/login-failed`,
        'Incorrect phone number or password',
        /^Please try again or you can reset your password$/,
      ],
      [
        `${sandbox.brands.forex}/en-uk/login-failed`,
        'Incorrect Username or Password',
        /^Login Failed - Please try again and\/or contact Client Management\.$/,
      ],
    ] as const) {
      await page.goto(address);
      await expectScreen(page, 'login-failed');
      await expect(heading(page)).toHaveText(title);
      await expect(linksOn(page, 'login-failed').first()).toHaveText('Please try again');
      await expect(buttonsOn(page, 'login-failed')).toHaveText(['Back to login']);
      await expect(screenOn(page, 'login-failed').locator('p').filter({ hasText: sentence })).toHaveCount(1);
    }
    await page.goto(`${sandbox.brands.kq}/reset`);
    await expectScreen(page, 'reset');
    await expect(buttonsOn(page, 'reset')).toHaveText(['Close']);
  });

  test('on two-factor [2.26, 2.28, 2.29, 2.30, 2.31, 8.1, 8.4]', async ({ page, sandbox, guard }) => {
    guard.expectErrors(/status of 40\d/);
    await arrive(page, sandbox);
    const label = screenOn(page, 'two-factor').locator('label, legend, [id$=label]');
    await expect(label.filter({ hasText: /^Send me the code via email \/ SMS to$/ })).toBeVisible();
    await expect(linksOn(page, 'two-factor')).toHaveText(['Back to login']);
    await expect(submit(page)).toHaveText('Submit code');
    await choose(page);
    await expect(notice(page)).toHaveText(SENT);
    await code(page).fill('------');
    await submit(page).click();
    await expect(popup(page)).toContainText('Your code was not valid. Please try again.');
    await expect(popup(page).getByRole('button')).toHaveText(['OK']);
  });

  test('on the change of a password [2.32, 2.33, 2.34, 2.35, 2.36, 5.9, 8.5]', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/Failed to load resource/);
    const fresh = 'New-Canary45';
    guard.keepSecret(fresh);
    const person = personOf(sandbox, 'forced-change');
    await page.goto(`${sandbox.brands.whs}/`);
    await signIn(page, person);
    await expectScreen(page, 'force-password');
    const form = screenOn(page, 'force-password');
    await expect(heading(page)).toHaveText('Change your Password');
    await expect(
      form.getByText(
        'Your new password should have a minimum of 8 characters and maximum of 15 characters. The password must contain at least one uppercase letter, one lowercase letter, one number and one symbol or special character.',
        { exact: true },
      ),
    ).toBeVisible();
    await expect(form.locator('label')).toHaveText(['Old Password', 'New Password', 'Re-enter Password']);
    await expect(buttonsOn(page, 'force-password')).toHaveText(['SHOW', 'SHOW', 'SHOW', 'Submit', 'Clear']);
    const passwords = form.locator('form input:visible');
    for (const [index, value] of [person.password, fresh, fresh].entries()) {
      await passwords.nth(index).fill(value);
      await expect(passwords.nth(index)).toHaveAttribute('type', 'password');
      await buttonsOn(page, 'force-password').nth(index).click();
      await expect(passwords.nth(index)).toHaveAttribute('type', 'text');
    }
    await expect(buttonsOn(page, 'force-password')).toHaveText(['HIDE', 'HIDE', 'HIDE', 'Submit', 'Clear']);

    // An empty result is a failure, too.
    await page.route(`**${CHANGE_CALL}`, (route) => route.fulfill({ json: {} }));
    await form.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(heading(page)).toHaveText('There was an error changing your password');
    await form.getByRole('button', { name: 'Close', exact: true }).click();
    await page.unroute(`**${CHANGE_CALL}`);
    await form.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(heading(page)).toHaveText('Your password was successfully changed');
    await expect(buttonsOn(page, 'force-password')).toHaveText(['OK']);
  });
});
