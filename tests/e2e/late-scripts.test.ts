import type { Page } from 'playwright/test';
import {
  expectComplete,
  expectScreen,
  fillIn,
  landingOf,
  logInButton,
  password,
  placeOf,
  takenOver,
  userName,
} from './support/login-page.ts';
import { callsTo, personOf, SESSION_CALL } from './support/sandbox.ts';
import { WRONG_PASSWORD } from './support/secrets.ts';
import { expect, test } from './support/test.ts';

/** Holds back a script of the page until it is released. */
async function holdBack(page: Page, name: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const routerIn = (page: Page) => page.waitForResponse(/\/assets\/router-[^/]*\.js$/);

// A site without stamped documents, on any static server.
test.use({ stamped: false });

test.describe('the login does not wait for the router', () => {
  test('which arrives without a trace: text, focus, caret and the fields themselves stay', async ({
    page,
    sandbox,
  }) => {
    const release = await holdBack(page, 'router');
    await page.goto(`${sandbox.brands.whs}/`);
    await userName(page).pressSequentially('half-typed');
    await userName(page).evaluate((field: HTMLInputElement) => {
      field.dataset.same = '';
      field.setSelectionRange(2, 5);
    });
    await password(page).evaluate((field: HTMLInputElement, secret) => {
      field.value = secret;
    }, WRONG_PASSWORD);
    const arrived = routerIn(page);
    release();
    await (await arrived).finished();
    await page.waitForTimeout(300);
    await expect(userName(page)).toBeFocused();
    await expect(userName(page)).toHaveValue('half-typed');
    await expect(userName(page)).toHaveAttribute('data-same', '');
    await expect(password(page)).toHaveValue(WRONG_PASSWORD);
    expect(
      await userName(page).evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
        selectionStart,
        selectionEnd,
      ]),
    ).toEqual([2, 5]);
  });

  test('to say what is missing, to sign in and to be refused, each with its address', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/401/);
    await holdBack(page, 'router');
    await page.goto(`${sandbox.brands['city-index']}/en-uk?a=1`);
    await logInButton(page).click();
    await expect(page.getByText('Username - This field is required')).toBeVisible();
    await fillIn(page, { username: 'someone', password: WRONG_PASSWORD });
    await logInButton(page).click();
    await expectScreen(page, 'login-failed');
    expect(placeOf(page)).toBe('/en-uk/login-failed?a=1');
    await page.getByRole('button', { name: 'Back to login' }).click();
    await expectScreen(page, 'login');
    expect(placeOf(page)).toBe('/en-uk?a=1');
    await fillIn(page, personOf(sandbox, 'plain'));
    await logInButton(page).click();
    expect((await landingOf(page)).accepted).toBe(true);
  });

  test('which finds out where the visitor has gone to in the meantime', async ({ page, sandbox }) => {
    const release = await holdBack(page, 'router');
    await page.goto(`${sandbox.brands.kq}/?a=1`);
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await expectScreen(page, 'reset');
    expect(placeOf(page)).toBe('/reset?a=1');
    await page.evaluate(() => history.back());
    await expect.poll(() => placeOf(page)).toBe('/?a=1');
    release();
    await expectScreen(page, 'login');
    await page.goForward();
    await expectScreen(page, 'reset');
  });

  test('and does not take a visitor back who goes on while it loads a screen', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.brands.kq}/?a=1`);
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await expectScreen(page, 'reset');
    await page.goBack();
    await expectScreen(page, 'login');
    const release = await holdBack(page, 'ConnectedReset');
    await page.reload();
    // A page that has not been taken over would open at the address that the visitor goes on to.
    await takenOver(page);
    const asked = page.waitForRequest(/\/assets\/ConnectedReset-[^/]*\.js$/);
    const arrived = page.waitForResponse(/\/assets\/ConnectedReset-[^/]*\.js$/);
    await page.evaluate(() => history.forward());
    await asked;
    expect(placeOf(page)).toBe('/reset?a=1');
    await fillIn(page, personOf(sandbox, 'two-factor'));
    await logInButton(page).click();
    await expectScreen(page, 'two-factor');
    release();
    await (await arrived).finished();
    await page.waitForTimeout(300);
    await expectScreen(page, 'two-factor');
    expect(placeOf(page)).toBe('/tfa?a=1');
  });

  test('nor does a step that the router’s arrival must not end', async ({ page, sandbox }) => {
    const release = await holdBack(page, 'router');
    await page.goto(`${sandbox.brands.whs}/`);
    await fillIn(page, personOf(sandbox, 'two-factor'));
    await logInButton(page).click();
    await expectScreen(page, 'two-factor');
    const arrived = routerIn(page);
    release();
    await (await arrived).finished();
    await page.waitForTimeout(300);
    await expectScreen(page, 'two-factor');
    expect(placeOf(page)).toBe('/tfa');
  });

  test('and asks for it again when it did not arrive', async ({ page, sandbox, guard }) => {
    guard.expectErrors(/router-|401/);
    await page.route('**/assets/router-*.js', (route) => route.abort('connectionrefused'), { times: 1 });
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('router-'));
    await page.goto(`${sandbox.brands.kq}/`);
    await refused;
    await fillIn(page, { username: 'someone', password: WRONG_PASSWORD });
    await logInButton(page).click();
    await expectScreen(page, 'login-failed');
    await page.evaluate(() => history.back());
    await expectScreen(page, 'login');
  });
});

test.describe('a form that is sent before the container has arrived', () => {
  test('is sent once it has, with what it held', async ({ page, sandbox }) => {
    const release = await holdBack(page, 'ahead');
    await page.goto(`${sandbox.brands.whs}/`);
    await fillIn(page, personOf(sandbox, 'plain'));
    await logInButton(page).click();
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
    await logInButton(page).click({ force: true });
    expect(callsTo(sandbox, SESSION_CALL)).toEqual([]);
    release();
    expect((await landingOf(page)).accepted).toBe(true);
    expect(callsTo(sandbox, SESSION_CALL)).toHaveLength(1);
  });

  test('says so when it does not arrive, and is sent by the next try', async ({ page, sandbox, guard }) => {
    guard.expectErrors(/ahead-/);
    await page.route('**/assets/ahead-*.js', (route) => route.abort('connectionrefused'), { times: 2 });
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('ahead-'));
    await page.goto(`${sandbox.brands.whs}/`);
    await refused;
    await fillIn(page, personOf(sandbox, 'plain'));
    await logInButton(page).click();
    await expect(page.getByRole('alert')).toHaveText('We could not reach the service. Please try again.');
    await logInButton(page).click();
    expect((await landingOf(page)).accepted).toBe(true);
  });
});

test.describe('a screen whose script does not arrive', () => {
  for (const opened of ['/reset', '/']) {
    test(`gives way to a page that offers another try: ${opened}`, async ({ page, sandbox, guard }) => {
      guard.expectErrors(/ConnectedReset-/);
      await page.route('**/assets/ConnectedReset-*.js', (route) => route.abort('connectionrefused'));
      await page.goto(`${sandbox.brands.kq}${opened}`);
      if (opened === '/') await page.getByRole('link', { name: 'Forgotten your password?' }).click();
      await expectScreen(page, 'configuration-fault');
      await expect(page.getByRole('alert')).toHaveText(
        'A part of this page did not arrive. Please load it again.',
      );
      expect(placeOf(page)).toBe('/reset');
      await page.unroute('**/assets/ConnectedReset-*.js');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectScreen(page, 'reset');
    });
  }
});

test.describe('a screen that is likely to come [2.5]', () => {
  const isOfReset = (call: string) => call.includes('/assets/ConnectedReset-') && call.endsWith('.js');

  for (const how of ['hover', 'focus'] as const) {
    test(`is loaded when the pointer or the focus comes to its link: ${how}`, async ({
      page,
      sandbox,
      guard,
    }) => {
      await page.goto(`${sandbox.brands.kq}/`);
      await expectComplete(page);
      expect(guard.asked.filter(isOfReset)).toHaveLength(0);
      const link = page.getByRole('link', { name: 'Forgotten your password?' });
      await link[how]();
      await expect.poll(() => guard.asked.filter(isOfReset).length).toBe(1);
      await link.click();
      await expectScreen(page, 'reset');
      expect(guard.asked.filter(isOfReset)).toHaveLength(1);
    });
  }
});
