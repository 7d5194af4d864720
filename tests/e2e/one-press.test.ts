import type { Page } from 'playwright/test';
import { alertOn, expectComplete, fillIn } from './support/login-page.ts';
import { callsTo, personOf, SESSION_CALL } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';
import {
  arrive,
  choose,
  code,
  newestCode,
  notice,
  popup,
  resend,
  SEND_CALL,
  SENT,
} from './support/two-factor-page.ts';

/** Holds Enter down until the keyboard has repeated it a few times. */
async function holdEnter(page: Page): Promise<void> {
  for (let repeat = 0; repeat < 20; repeat += 1) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(20);
  }
  await page.keyboard.up('Enter');
}

test.describe('one press', () => {
  test('is one log-on, however long Enter is held while the service fails', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/500/);
    sandbox.faults.add({ call: 'session', kind: 'server-error' });
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await expectComplete(page);
    await fillIn(page, personOf(sandbox, 'plain'));
    await holdEnter(page);
    await expect(alertOn(page)).toContainText('We could not reach the service');
    expect(callsTo(sandbox, SESSION_CALL)).toHaveLength(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => callsTo(sandbox, SESSION_CALL).length).toBe(2);
  });

  test('does not close the pop-up that it opens, and a double click sends one code', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/400/);
    await arrive(page, sandbox);
    await expectComplete(page);
    await choose(page);
    await expect(notice(page)).toHaveText(SENT);
    // Waits between the two clicks, so that the first one has been answered.
    await resend(page).click();
    await expect.poll(() => callsTo(sandbox, SEND_CALL).length).toBe(2);
    await expect(notice(page)).toHaveText(SENT);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await code(page).fill(newestCode(sandbox) === '000000' ? '111111' : '000000');
    await holdEnter(page);
    await expect(popup(page)).toBeVisible();
    expect(callsTo(sandbox, SEND_CALL)).toHaveLength(2);
    await page.keyboard.press('Enter');
    await expect(popup(page)).toHaveCount(0);
    await expect(code(page)).toBeFocused();
  });

  test('shows a password and hides it again, however fast', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await expectComplete(page);
    const field = page.locator('input[name=password]');
    const toggle = page.locator('.password-field__toggle');
    await toggle.click();
    await expect(field).toHaveAttribute('type', 'text');
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(field).toHaveAttribute('type', 'password');
  });
});
