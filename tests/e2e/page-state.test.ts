// What the page tells programs that drive it.
import type { Page } from 'playwright/test';
import { expectScreen, signIn } from './support/login-page.ts';
import { personOf } from './support/sandbox.ts';
import { WRONG_PASSWORD } from './support/secrets.ts';
import { expect, test } from './support/test.ts';

const stateOf = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));

test.describe('the state of the page', () => {
  test('is on its root element: state, fault and message, and what a visitor can press', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/401 \(Unauthorized\)/);
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await expect.poll(async () => (await stateOf(page)).state).toBe('login');
    await signIn(page, { username: personOf(sandbox, 'plain').username, password: WRONG_PASSWORD });
    await expectScreen(page, 'login-failed');
    expect(await stateOf(page)).toMatchObject({
      state: 'login-failed',
      fault: 'session-refused',
      message: 'loginFailed.username',
      reference: guard.events[0]?.reference,
    });
    await page.locator('[data-action=back]').click();
    await expectScreen(page, 'login');
    const { state, fault, message } = await stateOf(page);
    expect({ state, fault, message }).toEqual({ state: 'login' });
  });

  test('names the chosen contact, and holds nothing secret', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    const person = personOf(sandbox, 'two-factor');
    await signIn(page, person);
    await expectScreen(page, 'two-factor');
    await page.locator('form [role=combobox]').click();
    await page.locator('[role=option]').first().click();
    await expect.poll(async () => (await stateOf(page)).message).toBe('twoFactor.codeSent');
    const told = await stateOf(page);
    expect(told).toMatchObject({ state: 'two-factor', contact: expect.stringMatching(/^\w+$/) });
    expect(JSON.stringify(told).includes(person.password)).toBe(false);
    for (const action of ['back', 'resend-code'])
      await expect(page.locator(`[data-action=${action}]`)).toBeVisible();
  });
});
