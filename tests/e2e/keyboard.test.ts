import {
  alertOn,
  chooseUserName,
  expectScreen,
  landingOf,
  logInButton,
  password,
  takenOver,
  userName,
} from './support/login-page.ts';
import { callsTo, personOf, SESSION_CALL } from './support/sandbox.ts';
import { WRONG_PASSWORD } from './support/secrets.ts';
import { expect, test } from './support/test.ts';

test.describe('by keyboard alone', () => {
  test.beforeEach(async ({ page, sandbox }) => {
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await takenOver(page);
  });

  test('a visitor signs in: the caret is in the first field, Enter sends', async ({ page, sandbox }) => {
    const { username, password: secret } = personOf(sandbox, 'plain');
    await expect(userName(page)).toBeFocused();
    await page.keyboard.type(username);
    await page.keyboard.press('Tab');
    await expect(password(page)).toBeFocused();
    await page.keyboard.type(secret);
    await page.keyboard.press('Enter');
    expect((await landingOf(page)).accepted).toBe(true);
    expect(callsTo(sandbox, SESSION_CALL)).toHaveLength(1);
  });

  test('Tab passes every control once, in the order of the page, and comes back', async ({ page }) => {
    const order: string[] = [];
    for (let step = 0; step < 9; step += 1) {
      order.push(
        await page.evaluate(() => {
          const element = document.activeElement;
          return (
            element?.getAttribute('name') ?? element?.getAttribute('aria-label') ?? element?.textContent ?? ''
          );
        }),
      );
      await page.keyboard.press('Tab');
    }
    expect(order.slice(0, 7)).toEqual([
      'username',
      'password',
      'Show Password',
      'Forgotten your password?',
      'platformType',
      'rememberMe',
      'Log in',
    ]);
  });

  test('the focus can always be seen', async ({ page }) => {
    for (let step = 0; step < 7; step += 1) {
      const seen = await page.evaluate(() => {
        const marks = (element: Element | null | undefined): string => {
          const style = element === null || element === undefined ? undefined : getComputedStyle(element);
          return style === undefined ? '' : `${style.outlineStyle} ${style.outlineWidth} ${style.boxShadow}`;
        };
        const focused = document.activeElement;
        return [focused, focused?.parentElement, focused?.nextElementSibling].map(marks);
      });
      expect(
        seen.some((marks) => !/^none .* none$|^ *$/.test(marks)),
        seen.join(' | '),
      ).toBe(true);
      await page.keyboard.press('Tab');
    }
  });

  test('SHOW and HIDE keep the value, and sending hides it', async ({ page, sandbox }) => {
    sandbox.faults.add({ call: 'session', kind: 'timeout' });
    await userName(page).fill(personOf(sandbox, 'plain').username);
    await password(page).fill(WRONG_PASSWORD);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Show Password' })).toHaveText('SHOW');
    await page.keyboard.press('Space');
    const toggle = page.getByRole('button', { name: 'Hide Password' });
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveText('HIDE');
    await expect(password(page)).toHaveAttribute('type', 'text');
    await expect(password(page)).toHaveValue(WRONG_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(password(page)).toHaveAttribute('type', 'password');
    await page.keyboard.press('Enter');
    await expect(password(page)).toHaveAttribute('type', 'text');
    await password(page).press('Enter');
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
    await expect(password(page)).toHaveAttribute('type', 'password');
    await expect(password(page)).toHaveValue(WRONG_PASSWORD);
  });

  test('empty fields get their messages, and the first of them the focus [5.12]', async ({
    page,
    sandbox,
  }) => {
    await logInButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Username - This field is required')).toBeVisible();
    await expect(page.getByText('Password - This field is required')).toBeVisible();
    await expect(userName(page)).toBeFocused();
    await expect(userName(page)).toHaveAccessibleDescription('Username - This field is required');
    await page.keyboard.type('   ');
    await expect(page.getByText('Username - This field is required')).toHaveCount(0);
    await expect(userName(page), 'an edit takes its message away, and nobody’s focus').toBeFocused();
    await expect(userName(page)).toHaveValue('   ');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Username - This field is required')).toBeVisible();
    await userName(page).fill('someone');
    await page.keyboard.press('Enter');
    await expect(password(page)).toBeFocused();
    await expect(password(page)).toHaveAccessibleDescription('Password - This field is required');
    expect(callsTo(sandbox, SESSION_CALL)).toEqual([]);
  });

  test('the language menu opens, moves, chooses and closes [4.25, 4.27, 4.29, 4.31]', async ({ page }) => {
    const trigger = page.locator('header button[aria-haspopup=menu]');
    const active = page.locator('[role=menuitemradio]:focus');
    await trigger.focus();
    await page.keyboard.press('ArrowDown');
    await expect(active).toHaveText('English');
    await page.keyboard.press('ArrowUp');
    await expect(active).toHaveText('Español');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(trigger).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('p');
    await expect(active).toHaveText('Polski');
    await page.keyboard.press('Space');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await expect(trigger).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(active, 'it opens on the chosen language').toHaveText('Polski');
    await page.keyboard.press('Escape');
    await trigger.click();
    await expect(active).toHaveText('Polski');
  });

  test('the focus can be seen on every item of the language menu', async ({ page }) => {
    await page.locator('header button[aria-haspopup=menu]').focus();
    await page.keyboard.press('ArrowDown');
    const seen = new Set<string>();
    for (let step = 0; step < 7; step += 1) {
      const item = page.locator('[role=menuitemradio]:focus');
      await expect(item).toHaveCSS('outline-style', 'solid');
      await expect(item).toHaveCSS('outline-width', '3px');
      seen.add((await item.textContent()) ?? '');
      await page.keyboard.press('ArrowDown');
    }
    expect(seen.size).toBe(7);
  });

  test('the link for a forgotten user name comes after its field, and stands above it', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${sandbox.brands['forex-chinese']}/`);
    await chooseUserName(page);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Forgotten your username?', exact: true });
    await expect(userName(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toHaveAccessibleDescription('Opens in a new tab');
    await expect(link.locator('svg')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(password(page)).toBeFocused();
    const [label, shown, field] = await Promise.all(
      [page.locator('label', { hasText: /^Username$/ }), link, userName(page)].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(shown?.y).toBe(label?.y);
    expect(field?.y).toBeGreaterThan((shown?.y ?? 0) + (shown?.height ?? 0));
  });

  test('Caps Lock is told in words and by an icon, in the line under the password', async ({ page }) => {
    await password(page).focus();
    await password(page).evaluate((field) =>
      field.dispatchEvent(new KeyboardEvent('keyup', { key: 'A', bubbles: true, modifierCapsLock: true })),
    );
    await expect(password(page)).toHaveAccessibleDescription('Caps Lock is on.');
    await expect(page.locator('.field__help', { hasText: 'Caps Lock is on.' }).locator('svg')).toBeVisible();
    await userName(page).focus();
    await expect(page.getByText('Caps Lock is on.')).toHaveCount(0);
  });

  test('login-failed reads its heading out first and leads back by Enter', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/401/);
    await page.keyboard.type(personOf(sandbox, 'plain').username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(WRONG_PASSWORD);
    await page.keyboard.press('Enter');
    await expectScreen(page, 'login-failed');
    await expect(page.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Please try again' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectScreen(page, 'login');
    await expect(alertOn(page)).toHaveCount(0);
  });
});
