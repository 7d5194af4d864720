import type { Page } from 'playwright/test';
import {
  expectComplete,
  expectScreen,
  landingOf,
  logInButton,
  password,
  signIn,
  userName,
} from './support/login-page.ts';
import { personOf } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

/** How far the label of the field with the focus is off the top of the window; positive when it can be seen. */
const labelTop = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const field = document.activeElement;
    const label = field instanceof HTMLInputElement ? field.labels?.[0] : undefined;
    return label?.getBoundingClientRect().top ?? Number.NaN;
  });

test.describe('the first focus', () => {
  test('is in the password field for a visitor who is remembered', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.brands.whs}/`);
    await expect(userName(page)).toBeFocused();
    await page.getByLabel('Remember me').check();
    await signIn(page, personOf(sandbox, 'plain'));
    expect((await landingOf(page)).accepted).toBe(true);
    await page.goto(`${sandbox.brands.whs}/`);
    await expect(password(page)).toBeFocused();
    await page.keyboard.type(personOf(sandbox, 'plain').password);
    await page.keyboard.press('Enter');
    expect((await landingOf(page)).accepted).toBe(true);
  });

  for (const [width, height] of [
    [320, 256],
    [640, 400],
    [360, 640],
  ] as const) {
    test(`never scrolls the header away at ${width} × ${height}`, async ({ page, sandbox }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`${sandbox.brands['city-index']}/en-uk`);
      await expectComplete(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page.locator('header')).toBeInViewport({ ratio: 1 });
      const focused = await page.evaluate(() => document.activeElement !== document.body);
      expect(focused, 'the focus goes where it can be seen').toBe(height > 300);
      if (!focused) return;
      expect(await labelTop(page)).toBeGreaterThanOrEqual(0);
      await expect(userName(page)).toBeInViewport({ ratio: 1 });
    });
  }
});

test.describe('a field with the focus shows its label', () => {
  test.beforeEach(async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await expectScreen(page, 'login');
  });

  test('when it is found empty', async ({ page }) => {
    await logInButton(page).click();
    await expect(userName(page)).toBeFocused();
    expect(await labelTop(page)).toBeGreaterThanOrEqual(0);
  });

  test('when it is come to by Tab, there and back', async ({ page }) => {
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press(key);
        const top = await labelTop(page);
        if (!Number.isNaN(top)) expect(top, `${key} ${step}`).toBeGreaterThanOrEqual(0);
      }
    }
  });
});
