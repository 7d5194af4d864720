import type { Sandbox } from '@gatehouse-login/sandbox';
import type { Page } from 'playwright/test';
import { expectScreen, password, signIn } from './support/login-page.ts';
import { personOf } from './support/sandbox.ts';
import { WRONG_PASSWORD } from './support/secrets.ts';
import { expect, test } from './support/test.ts';

const arrive = async (page: Page, sandbox: Sandbox, secret: string): Promise<void> => {
  await page.goto(`${sandbox.brands['city-index']}/en-uk`);
  await signIn(page, { username: personOf(sandbox, 'plain').username, password: secret });
};

/** Copies the reference that is shown, and returns it. */
async function copy(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  return page.evaluate(() => navigator.clipboard.readText());
}

test.describe('the support reference', () => {
  test('of a fault is copied from the login, which keeps what was typed', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/status of 500/);
    sandbox.faults.add({ call: 'session', kind: 'server-error', count: 1 });
    await arrive(page, sandbox, WRONG_PASSWORD);
    const copied = await copy(page);
    await expect(page.getByRole('main').getByText(`Reference: ${copied}`, { exact: true })).toBeVisible();
    await expect(password(page)).toHaveValue(WRONG_PASSWORD);
  });

  test('of a refusal is copied from login-failed', async ({ page, sandbox, guard }) => {
    guard.expectErrors(/status of 401/);
    await page.clock.install();
    await arrive(page, sandbox, WRONG_PASSWORD);
    await expectScreen(page, 'login-failed');
    expect(await copy(page)).toBe(guard.events[0]?.reference);
    await page.clock.runFor(4_000);
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  });

  test('is shown without its button when the script of the button does not come', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/status of 500|ERR_FAILED/);
    await page.route('**/assets/Reference-*', (route) => route.abort());
    sandbox.faults.add({ call: 'session', kind: 'server-error', count: 1 });
    await arrive(page, sandbox, WRONG_PASSWORD);
    await expect(page.getByRole('main').getByText(/^Reference: /)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
    await expect(password(page)).toHaveValue(WRONG_PASSWORD);
  });
});
