// A phone is turned while a form is being filled in.
import type { Page } from 'playwright/test';
import { expectScreen, signIn } from './support/login-page.ts';
import { CHANGE_CALL, callsTo, personOf, SESSION_CALL } from './support/sandbox.ts';
import { WRONG_PASSWORD } from './support/secrets.ts';
import { expect, test } from './support/test.ts';
import { arrive, choose, contacts, notice, SEND_CALL, SENT } from './support/two-factor-page.ts';

const UPRIGHT = { width: 360, height: 740 };
const ON_ITS_SIDE = { width: 740, height: 360 };

/** What the fields hold, by name, and where the visitor is in the last one. */
type Values = Readonly<Record<string, string>>;

async function fill(page: Page, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`input[name=${name}]`).fill(value);
  // Somewhere within what was typed.
  await page.keyboard.press('ArrowLeft');
}

/** Expects what `fill` left. A password must not reach a report, so the values are only compared. */
async function expectKept(page: Page, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const held = await page.locator(`input[name=${name}]`).inputValue();
    expect(held === value, `${name} is as it was`).toBe(true);
  }
  const [last = '', value = ''] = Object.entries(values).at(-1) ?? [];
  const field = page.locator(`input[name=${last}]`);
  await expect(field).toBeFocused();
  const caret = await field.evaluate((input: HTMLInputElement) => input.selectionStart);
  expect(caret, 'the caret is where it was').toBe(value.length - 1);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, 'nothing scrolls sideways').toBe(0);
}

/** Turns the phone there and back. */
async function turn(page: Page, check: () => Promise<void>): Promise<void> {
  await check();
  for (const size of [ON_ITS_SIDE, UPRIGHT]) {
    await page.setViewportSize(size);
    await check();
  }
}

test.describe('a phone that is turned loses nothing', () => {
  test.use({ viewport: UPRIGHT });
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

  test('of the login, in both tabs', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.brands.whs}/`);
    await tab(page, 'Username').click();
    await page.locator('input[name=username]').fill('somebody');
    await page.getByLabel('Remember me').check();
    await tab(page, 'Phone').click();
    const values = { phonePrefix: '+49', phoneNumber: '1510900222', password: WRONG_PASSWORD };
    await fill(page, values);
    await turn(page, async () => {
      await expect(tab(page, 'Phone')).toHaveAttribute('aria-selected', 'true');
      await expectKept(page, values);
    });
    await tab(page, 'Username').click();
    await expect(page.getByLabel('Username', { exact: true })).toHaveValue('somebody');
    await expect(page.getByLabel('Remember me')).toBeChecked();
    expect(callsTo(sandbox, SESSION_CALL)).toEqual([]);
  });

  test('of a code', async ({ page, sandbox }) => {
    await arrive(page, sandbox);
    await choose(page);
    await expect(notice(page)).toHaveText(SENT);
    const chosen = await contacts(page).textContent();
    await fill(page, { code: '123' });
    await turn(page, async () => {
      await expect(contacts(page)).toHaveText(chosen ?? '');
      await expectKept(page, { code: '123' });
    });
    expect(callsTo(sandbox, SEND_CALL), 'nothing is sent again').toHaveLength(1);
  });

  test('of a new password', async ({ page, sandbox, guard }) => {
    const fresh = 'New-Canary45';
    guard.keepSecret(fresh);
    await page.goto(`${sandbox.brands.kq}/`);
    const person = personOf(sandbox, 'forced-change');
    await signIn(page, person);
    await expectScreen(page, 'force-password');
    const values = { oldPassword: person.password, newPassword: fresh, reEnterPassword: 'New-Ca' };
    await fill(page, values);
    await turn(page, async () => {
      await expectKept(page, values);
      await expect(page.getByRole('main')).toContainText('5 of 5 met');
    });
    expect(callsTo(sandbox, CHANGE_CALL)).toEqual([]);
  });
});
