import type { Page } from 'playwright/test';
import {
  expectScreen,
  expectUsable,
  fillIn,
  logInButton,
  password,
  signIn,
  userName,
} from './support/login-page.ts';
import { personOf } from './support/sandbox.ts';
import { WRONG_PASSWORD } from './support/secrets.ts';
import { expect, test as sandboxTest } from './support/test.ts';

declare global {
  interface Window {
    restored?: boolean;
  }
}

// One worker runs them all, so that this browser starts once.
sandboxTest.describe.configure({ mode: 'default' });
const test = sandboxTest.extend({
  context: async ({ keepingBrowser, serviceWorkers }, use) => {
    const context = await keepingBrowser.newContext({ serviceWorkers });
    await use(context);
    await context.close();
  },
});

/** Leaves the page and comes back to it by the browser's back button; the browser must not have loaded it again. */
async function leaveAndComeBack(page: Page, elsewhere: string): Promise<void> {
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => (window.restored = persisted)),
  );
  await page.goto(elsewhere);
  // A page that is restored loads nothing, so there is no load to wait for.
  await page.evaluate(() => setTimeout(() => history.back(), 0));
  await page.waitForFunction(() => window.restored === true);
}

test.describe('a page out of the back/forward cache', () => {
  test.beforeEach(async ({ page, sandbox }) => {
    // Served without `no-store`, which keeps pages out of the cache. This brand's API has the page's origin: a page
    // that a test serves may not call another one on this machine.
    await page.route(
      (url) => url.origin === sandbox.brands.kq && !url.pathname.includes('.'),
      async (route) => {
        if (route.request().resourceType() !== 'document') return route.continue();
        const response = await route.fetch();
        const { 'cache-control': _, ...headers } = response.headers();
        await route.fulfill({ response, headers });
      },
    );
    await page.goto(`${sandbox.brands.kq}/?a=1`);
    await expectScreen(page, 'login');
  });

  test('has no password in the login, and the user name still', async ({ page, sandbox }) => {
    await fillIn(page, { username: 'someone', password: WRONG_PASSWORD });
    await leaveAndComeBack(page, `${sandbox.home}/`);
    await expectScreen(page, 'login');
    await expect(password(page)).toHaveValue('');
    await expect(userName(page)).toHaveValue('someone');
    await expectUsable(page);
  });

  test('has fresh fields, without what was said of the old ones', async ({ page, sandbox }) => {
    await userName(page).fill('someone');
    await logInButton(page).click();
    await expect(page.getByText('Password - This field is required')).toBeVisible();
    await leaveAndComeBack(page, `${sandbox.home}/`);
    await expect(page.getByText('Password - This field is required')).toHaveCount(0);
    await expect(userName(page)).toHaveValue('someone');
  });

  for (const [screen, id] of [
    ['two-factor', 'two-factor'],
    ['force-password', 'forced-change'],
  ] as const) {
    test(`does not go on with ${screen}: the login is there, and the address is the login’s`, async ({
      page,
      sandbox,
    }) => {
      await signIn(page, personOf(sandbox, id));
      await expectScreen(page, screen);
      await leaveAndComeBack(page, `${sandbox.home}/`);
      await expectScreen(page, 'login');
      expect(new URL(page.url()).pathname).toBe('/');
      await expect(password(page)).toHaveValue('');
      await expectUsable(page);
    });
  }

  test('does not go on with a departure', async ({ page, sandbox }) => {
    await page.route(`${sandbox.home}/platform/**`, (route) => route.fulfill({ status: 204 }));
    await signIn(page, personOf(sandbox, 'plain'));
    await expectScreen(page, 'leaving');
    await leaveAndComeBack(page, `${sandbox.home}/`);
    await expectScreen(page, 'login');
    await expect(password(page)).toHaveValue('');
    await expectUsable(page);
  });

  test('keeps a screen that holds no secret', async ({ page, sandbox, guard }) => {
    guard.expectErrors(/401/);
    await signIn(page, { username: 'someone', password: WRONG_PASSWORD });
    await expectScreen(page, 'login-failed');
    await leaveAndComeBack(page, `${sandbox.home}/`);
    await expectScreen(page, 'login-failed');
  });
});
