import { alertOn, expectScreen, fillIn, logInButton, password } from './support/login-page.ts';
import { personOf } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

test.describe('what is read out', () => {
  test('an alert leaves the focus where it was, so that Enter tries again', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/Failed to load resource/);
    sandbox.faults.add({ call: 'session', kind: 'server-error', count: 1 });
    await page.goto(`${sandbox.brands.whs}/`);
    await fillIn(page, personOf(sandbox, 'plain'));
    await password(page).press('Enter');
    await expect(alertOn(page)).toBeVisible();
    await expect(password(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#landing')).toBeAttached();
  });

  test('a status is written into a region that has been there, empty, from the start', async ({
    page,
    sandbox,
  }) => {
    sandbox.faults.add({ call: 'session', kind: 'timeout' });
    await page.goto(`${sandbox.brands.whs}/`);
    await expectScreen(page, 'login');
    const region = page.getByRole('status');
    await expect(region).toBeEmpty();
    await region.evaluate((element) => element.setAttribute('data-same', ''));
    await fillIn(page, personOf(sandbox, 'plain'));
    await logInButton(page).click();
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
    await expect(region).toHaveText('Logging in…');
    await expect(region).toHaveText('Still waiting for the service.', { timeout: 10_000 });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(region).toHaveText('Cancelled. You have not been logged in.');
    await password(page).press('x');
    await expect(region).toBeEmpty();
    await expect(region).toHaveAttribute('data-same', '');
    expect(await page.locator('[aria-busy] [aria-live], [aria-busy] [role=status]').count()).toBe(0);
  });

  test('a region tells the news of an address that was opened', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.brands.whs}/tfa`);
    await expect(page.getByRole('status')).toHaveText('Your login has expired. Please log in again.');
    await expect(page.getByRole('main')).toContainText('Your login has expired. Please log in again.');
  });

  test('a departure that stalls is told', async ({ page, sandbox }) => {
    await page.route(`${sandbox.home}/platform/**`, (route) => route.fulfill({ status: 204 }));
    await page.clock.install();
    await page.goto(`${sandbox.brands.whs}/`);
    await fillIn(page, personOf(sandbox, 'plain'));
    await logInButton(page).click();
    await expectScreen(page, 'leaving');
    await expect(page.getByRole('status')).toBeEmpty();
    await page.clock.runFor(10_100);
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(page.getByRole('status')).not.toBeEmpty();
  });
});
