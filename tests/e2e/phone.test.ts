import type { Locator, Page } from 'playwright/test';
import { expectScreen, landingOf, logInButton, password, userName } from './support/login-page.ts';
import { callsTo, personOf, SESSION_CALL } from './support/sandbox.ts';
import { WRONG_PASSWORD } from './support/secrets.ts';
import { expect, test } from './support/test.ts';

const code = (page: Page): Locator => page.getByRole('combobox', { name: 'Country code' });
const number = (page: Page): Locator => page.getByRole('textbox', { name: 'Phone number' });
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
const options = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

/** Waits until the list of countries listens to its field. Only then does it load what places it. */
const listReady = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/keep-beside-')),
      ),
    )
    .toBe(true);

/** Puts a text into a field as a password manager does: at once, and with an event that no key has caused. */
const autofill = (field: Locator, text: string): Promise<void> =>
  field.evaluate((input: HTMLInputElement, value) => {
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

test.describe('the phone tab', () => {
  test('is the first of forex-chinese; code and number are sent as one user name, and remembered [3.3, 3.4, 3.34]', async ({
    page,
    sandbox,
  }) => {
    const person = personOf(sandbox, 'phone');
    const site = `${sandbox.brands['forex-chinese']}/`;
    await page.goto(site);
    await expect(tab(page, 'Phone')).toHaveAttribute('aria-selected', 'true');
    await expect(code(page), 'the code of most visitors').toHaveValue('+86');
    await listReady(page);
    await code(page).click();
    expect((await options(page).locator('bdi').allTextContents()).slice(0, 7)).toEqual([
      '+86',
      '+852',
      '+853',
      '+886',
      '+65',
      '+60',
      '+93',
    ]);
    await number(page).click();
    await expect(number(page)).toBeFocused();
    await expect(userName(page)).toBeHidden();
    await code(page).fill('86');
    await number(page).fill('138 0013-8000');
    await password(page).fill(person.password);
    await page.getByLabel('Remember me').check();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect((await landingOf(page)).accepted).toBe(true);
    const [{ body } = { body: null }] = callsTo(sandbox, SESSION_CALL);
    expect((body as { username: string }).username).toBe('8613800138000');

    await page.goto(site);
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
      'phoneNumber',
      'phonePrefix',
      'rememberme',
    ]);
    await expect(code(page)).toHaveValue('+86');
    await expect(number(page)).toHaveValue('138 0013-8000');
    await expect(password(page)).toBeFocused();
  });

  test('is refused in its own words, and everything but the password is still there [2.15, 4.22, 4.23, 8.7]', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/401/);
    await page.goto(`${sandbox.brands.whs}/`);
    await expect(tab(page, 'Username')).toHaveAttribute('aria-selected', 'true');
    await userName(page).fill('somebody');
    await tab(page, 'Phone').click();
    await code(page).fill('+49');
    await number(page).fill('1510900222');
    await password(page).fill(WRONG_PASSWORD);
    await logInButton(page).click();
    await expect(page.getByRole('heading')).toHaveText('Incorrect phone number or password');
    await page.getByRole('button', { name: 'Back to login' }).click();
    await expectScreen(page, 'login');
    await expect(tab(page, 'Phone')).toHaveAttribute('aria-selected', 'true');
    await expect(code(page)).toHaveValue('+49');
    await expect(number(page)).toHaveValue('1510900222');
    await expect(password(page)).toHaveValue('');
    await tab(page, 'Username').click();
    await expect(userName(page)).toHaveValue('somebody');
  });

  test('says at its fields what is missing and what is no digit, and loses nothing by another tab or language', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/401/);
    await page.goto(`${sandbox.brands['forex-chinese']}/`);
    await code(page).fill('');
    await logInButton(page).click();
    await expect(code(page)).toHaveAccessibleDescription('Country code - This field is required');
    await expect(number(page)).toHaveAccessibleDescription('Phone number - This field is required');
    await expect(code(page)).toBeFocused();
    await code(page).fill('86');
    await number(page).fill('nobody');
    await password(page).fill(WRONG_PASSWORD);
    await logInButton(page).click();
    await expect(number(page)).toHaveAccessibleDescription('Phone number - Please enter digits only');
    await expect(number(page)).toBeFocused();
    expect(callsTo(sandbox, SESSION_CALL)).toEqual([]);

    await tab(page, 'Username').click();
    await expect(number(page)).toBeHidden();
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('tab').last().click();
    for (const [name, value] of [
      ['phonePrefix', '+86'],
      ['phoneNumber', 'nobody'],
      ['password', WRONG_PASSWORD],
    ] as const) {
      const field = page.locator(`input[name=${name}]`);
      expect((await field.inputValue()) === value, `${name} is as it was`).toBe(true);
      await expect(field, 'digits run from left to right').toHaveCSS('direction', 'ltr');
    }
    const [left, right] = await Promise.all(
      ['phonePrefix', 'phoneNumber'].map((name) => page.locator(`input[name=${name}]`).boundingBox()),
    );
    expect(left?.x).toBeLessThan(right?.x ?? 0);
    await page.locator('input[name=phoneNumber]').fill('١٣٨٠٠١٣٨٠٠١');
    await logInButton(page).click();
    await expectScreen(page, 'login-failed');
    expect(callsTo(sandbox, SESSION_CALL)[0]?.body).toMatchObject({ username: '8613800138001' });
  });

  test('by keyboard: tabs by the arrows, the list of countries by name and by digits [4.29, 4.30, 4.27]', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${sandbox.brands.whs}/`);
    await expect(userName(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tab(page, 'Username')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Phone')).toBeFocused();
    await expect(tab(page, 'Phone')).toHaveAttribute('aria-selected', 'true');
    await listReady(page);
    await page.keyboard.press('Tab');
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.press('ArrowDown');
    await expect(code(page)).toHaveAttribute('aria-expanded', 'true');
    const first = await options(page).first().getAttribute('id');
    await expect(code(page)).toHaveAttribute('aria-activedescendant', first ?? '-');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(code(page)).toBeFocused();

    await page.keyboard.type('germ');
    await expect(options(page)).toHaveText([/Germany.*\+49/]);
    await page.keyboard.press('Enter');
    await expect(code(page)).toHaveValue('+49');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(code(page)).toBeFocused();
    expect(callsTo(sandbox, SESSION_CALL)).toEqual([]);

    await code(page).fill('85');
    await expect(options(page).filter({ hasText: 'Hong Kong' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(code(page)).toHaveValue('+85');
    await code(page).fill('Japan');
    await page.keyboard.press('Tab');
    await expect(code(page), 'a name becomes its code').toHaveValue('+81');
  });

  test('by pointer: six rows of 44 px below the fields, closed by a press or the wheel elsewhere [4.26, 9.11]', async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${sandbox.brands['forex-chinese']}/`);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), 'nothing scrolls').toBe(640);
    await listReady(page);
    await code(page).click();
    const list = page.getByRole('listbox', { name: 'Countries' });
    const [row, below, box, six] = await Promise.all([
      page.locator('.phone-field').boundingBox(),
      page.locator('.list-panel').boundingBox(),
      code(page).boundingBox(),
      options(page).nth(5).boundingBox(),
    ]);
    if (row === null || below === null || box === null || six === null) throw new Error('no list');
    expect([below.x, below.width], 'it has the column’s width').toEqual([row.x, row.width]);
    expect(below.y - (box.y + box.height)).toBe(2);
    expect(six.height).toBe(44);
    expect(six.y + six.height).toBeLessThanOrEqual(below.y + below.height);
    expect(below.y + below.height, 'it is in the window').toBeLessThanOrEqual(640);
    await options(page).filter({ hasText: 'China' }).first().click();
    await expect(code(page)).toHaveValue('+86');
    await expect(code(page)).toBeFocused();
    await code(page).click();
    await expect(
      options(page).filter({ hasText: /^China/ }),
      'it opens where the choice is',
    ).toBeInViewport();
    await page.mouse.move(180, 30);
    await page.mouse.wheel(0, 10);
    await expect(list).toHaveCount(0);
    await code(page).click();
    await page.mouse.click(180, 100);
    await expect(list).toHaveCount(0);
  });

  test('names no country before somebody opens the list: that takes a slow phone long', async ({
    page,
    sandbox,
  }) => {
    await page.addInitScript(() => {
      const { DisplayNames } = Intl;
      const watched = class extends DisplayNames {
        constructor(...call: ConstructorParameters<typeof DisplayNames>) {
          super(...call);
          document.documentElement.dataset.named = '';
        }
      };
      Object.defineProperty(Intl, 'DisplayNames', { value: watched });
    });
    await page.goto(`${sandbox.brands['forex-chinese']}/`);
    await listReady(page);
    await autofill(code(page), '86');
    await number(page).fill('13800138000');
    await password(page).focus();
    await expect(page.locator('html')).not.toHaveAttribute('data-named');
    await code(page).click();
    await expect(options(page).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-named');
  });

  test('opens the list for what was typed before it arrived, where the focus still is', async ({
    page,
    sandbox,
  }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/CountryList-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${sandbox.brands['forex-chinese']}/`);
    await code(page).selectText();
    await code(page).pressSequentially('germ');
    release();
    await expect(options(page)).toHaveText([/Germany.*\+49/]);
    await page.keyboard.press('Enter');
    await expect(code(page)).toHaveValue('+49');
    expect(callsTo(sandbox, SESSION_CALL)).toEqual([]);
  });

  test('splits a whole number that is pasted, filled in or typed', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.brands['forex-chinese']}/`);
    await listReady(page);
    const parts = async () => [await code(page).inputValue(), await number(page).inputValue()];
    await autofill(number(page), '+8613800138000');
    expect(await parts()).toEqual(['+86', '13800138000']);
    await autofill(code(page), '+44 (0)20 7946 0000');
    expect(await parts()).toEqual(['+44', '2079460000']);
    await number(page).fill('');
    await number(page).pressSequentially('+852 5123 4567');
    await password(page).focus();
    expect(await parts()).toEqual(['+852', '51234567']);
    await autofill(number(page), '0086 138 0013 8000');
    expect(await parts()).toEqual(['+86', '13800138000']);
    await code(page).fill('0044');
    await password(page).focus();
    await expect(code(page)).toHaveValue('+44');
    await number(page).fill('+8613800138000');
    await password(page).evaluate((input: HTMLInputElement) => {
      input.value = 'Golden-Fish1';
    });
    await number(page).press('Enter');
    expect((await landingOf(page)).accepted).toBe(true);
    expect(callsTo(sandbox, SESSION_CALL)[0]?.body).toMatchObject({ username: '8613800138000' });
  });
});
