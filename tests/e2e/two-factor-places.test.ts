import type { Page } from 'playwright/test';
import { alertOn, expectScreen, placeOf, screenOn, signIn, userName } from './support/login-page.ts';
import { personOf } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';
import { arrive, code, contacts, resend, submit } from './support/two-factor-page.ts';

/** Where the card of a screen begins, and how wide it is. */
const cardOn = async (page: Page, screen: string) =>
  (await screenOn(page, screen).boundingBox()) ?? undefined;

test.describe('the place of two-factor', () => {
  test('has no dead ends: the link, back, forward and reload lead to the login [2.26]', async ({
    page,
    sandbox,
  }) => {
    await arrive(page, sandbox);
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expectScreen(page, 'login');
    expect(placeOf(page)).toBe('/en-uk?x=1');
    await signIn(page, personOf(sandbox, 'two-factor'));
    await expectScreen(page, 'two-factor');
    await page.goBack();
    await expectScreen(page, 'login');
    await page.goForward();
    await expectScreen(page, 'login');
    await expect(page.getByRole('status')).toHaveText('Your login has expired. Please log in again.');
    await signIn(page, personOf(sandbox, 'two-factor'));
    await expectScreen(page, 'two-factor');
    await page.reload();
    await expectScreen(page, 'login');
    await expect(page.getByRole('status')).toHaveText('Your login has expired. Please log in again.');
    await expect(userName(page)).toBeVisible();
    expect(placeOf(page)).toBe('/en-uk?x=1');
  });

  test('without contacts offers the way back, and nothing that cannot work [2.28]', async ({
    page,
    sandbox,
  }) => {
    await arrive(page, sandbox, 'no-contacts');
    const back = page.getByRole('link', { name: 'Back to login' });
    await expect(back).toHaveClass(/button--primary/);
    await expect(contacts(page)).toBeDisabled();
    await expect(resend(page)).toBeDisabled();
    await code(page).fill('123456');
    await expect(submit(page)).toBeDisabled();
    await code(page).press('Enter');
    await resend(page).click({ force: true });
    await expect(contacts(page)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(alertOn(page)).toContainText('no email address or phone number');
    await back.click();
    await expectScreen(page, 'login');
  });

  test('is 350 px wide, begins where the login does, and fits a phone [9.8]', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/status of 500/);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${sandbox.brands['city-index']}/en-uk?lang=de`);
    await expectScreen(page, 'login');
    const login = await cardOn(page, 'login');
    await page.locator('input[name=username]').fill(personOf(sandbox, 'code-not-sent').username);
    await page.locator('input[name=password]').fill(personOf(sandbox, 'code-not-sent').password);
    await submit(page).click();
    await expectScreen(page, 'two-factor');
    const card = await cardOn(page, 'two-factor');
    expect([card?.width, card?.y]).toEqual([350, login?.y]);
    const fieldAt = () => page.locator('input[name=code]').boundingBox();
    const before = await fieldAt();
    await page.getByRole('combobox').click();
    await page.getByRole('option').first().click();
    await expect(alertOn(page)).toBeVisible();
    expect(await fieldAt(), 'a message moves nothing').toEqual(before);
    for (const [width, height] of [
      [360, 640],
      [320, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const over = await page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
        return [scrollWidth - clientWidth, scrollHeight - clientHeight];
      });
      expect(over, `nothing scrolls at ${width} × ${height}`).toEqual([0, 0]);
    }
    await page.locator('html').evaluate((root) => {
      root.style.fontSize = '200%';
    });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      'nor sideways with text of twice the size',
    ).toBe(0);
    await page.getByRole('combobox').click();
    await expect(page.getByRole('listbox'), 'a list is inside the window').toBeInViewport({ ratio: 1 });
    await page.keyboard.press('End');
    await expect(page.getByRole('option').last(), 'and scrolls to its options').toBeInViewport({ ratio: 1 });
  });
});
