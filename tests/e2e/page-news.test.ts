import { SAYS } from './support/expect-retry.ts';
import {
  expectComplete,
  expectScreen,
  fillIn,
  landingOf,
  logInButton,
  pageBar,
  password,
  signIn,
  userName,
} from './support/login-page.ts';
import { personOf, SESSION_CALL } from './support/sandbox.ts';
import { WRONG_PASSWORD } from './support/secrets.ts';
import { expect, test } from './support/test.ts';

const BACK = 'You are back online.';

test.describe('the connection', () => {
  test('that is lost is told at once on every screen, and so is its return', async ({
    page,
    context,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/401|ERR_INTERNET_DISCONNECTED/);
    const site = sandbox.brands.kq;
    const loseAndRegain = async (): Promise<void> => {
      const before = guard.asked.length;
      await context.setOffline(true);
      await expect(pageBar(page)).toHaveText(SAYS.offline);
      await context.setOffline(false);
      await expect(pageBar(page)).toHaveText(BACK);
      expect(guard.asked.slice(before), 'nothing is sent by itself').toEqual([]);
    };
    await page.goto(`${site}/?lang=en`);
    await expectComplete(page);
    await fillIn(page, { username: 'someone', password: WRONG_PASSWORD });
    await loseAndRegain();
    expect([await userName(page).inputValue(), await password(page).inputValue()]).toEqual([
      'someone',
      WRONG_PASSWORD,
    ]);
    await logInButton(page).click();
    await expectScreen(page, 'login-failed');
    await expect(pageBar(page), 'what the visitor does answers the news').toHaveCount(0);
    await loseAndRegain();
    await page
      .getByRole('link', { name: 'reset your password' })
      .or(page.getByRole('button', { name: 'Back to login' }))
      .first()
      .click();
    await expect(pageBar(page), 'and it lasts for a while').toHaveText(BACK);
  });

  test('is told in the visitor’s language, and covers nothing that can be pressed', async ({
    page,
    context,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${sandbox.brands.kq}/`);
    await expectComplete(page);
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await context.setOffline(true);
    await expect(pageBar(page)).toHaveText(/^Sie sind offline/);
    const [bar, header, button] = await Promise.all(
      [pageBar(page), page.getByRole('banner'), logInButton(page)].map((part) => part.boundingBox()),
    );
    expect(bar?.y, 'the page keeps its name').toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 640));
    expect(bar?.y, 'and its button').toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 640));
    await context.setOffline(false);
    await expect(pageBar(page)).toHaveText('Sie sind wieder online.');
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
    await expectScreen(page, 'reset');
  });
});

test.describe('a login in another tab', () => {
  test('is told at the login, which can be used all the same, and hands nothing over', async ({
    page,
    context,
    sandbox,
  }) => {
    const [person, other] = [personOf(sandbox, 'plain'), await context.newPage()];
    await page.goto(`${sandbox.brands.kq}/`);
    await expectComplete(page);
    await userName(page).fill('half-typed');
    await other.goto(`${sandbox.brands.kq}/`);
    await expectComplete(other);
    await signIn(other, person);
    expect((await landingOf(other)).accepted).toBe(true);
    await expect(pageBar(page)).toHaveText('You have logged in in another tab. You can close this one.');
    await expect(userName(page)).toHaveValue('half-typed');
    await signIn(page, person);
    expect((await landingOf(page)).accepted).toBe(true);
  });

  test('of another brand, or that was refused, is not', async ({ page, context, sandbox, guard }) => {
    guard.expectErrors(/401/);
    const other = await context.newPage();
    await page.goto(`${sandbox.brands.kq}/`);
    await expectComplete(page);
    await other.goto(`${sandbox.brands.kq}/`);
    await expectComplete(other);
    await signIn(other, { username: 'someone', password: WRONG_PASSWORD });
    await expectScreen(other, 'login-failed');
    await other.goto(`${sandbox.brands.whs}/`);
    await expectComplete(other);
    await signIn(other, personOf(sandbox, 'plain'));
    expect((await landingOf(other)).accepted).toBe(true);
    await expect(pageBar(page)).toHaveCount(0);
    expect(guard.asked.filter((call) => call.endsWith(SESSION_CALL))).toHaveLength(2);
  });
});
