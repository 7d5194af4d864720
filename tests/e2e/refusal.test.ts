import { expectScreen, fillIn, password, placeOf, screenOn, signIn, userName } from './support/login-page.ts';
import {
  type Brand,
  callsTo,
  personOf,
  queryFor,
  ROOT_OF,
  SESSION_CALL,
  TRIED_BRANDS,
} from './support/sandbox.ts';
import { WRONG_PASSWORD } from './support/secrets.ts';
import { expect, test } from './support/test.ts';

const RESET = 'or you can reset your password';
const CONTACT = 'Login Failed - Please try again and/or contact Client Management.';

/** Which of the two sentences a brand shows (spec 2, functional spec). */
const SENTENCE = {
  'city-index': RESET,
  forex: CONTACT,
  whs: CONTACT,
  kq: CONTACT,
  'forex-chinese': RESET,
  'tradingview-city-index': null,
  'tradingview-forex': null,
} as const satisfies Record<Brand, string | null>;

const REFUSED = /401 \(Unauthorized\)/;

test.describe('refused credentials', () => {
  for (const brand of TRIED_BRANDS) {
    test(`lead on ${brand} to login-failed, and back with the query and the user name [2.15, 2.16, 2.17, 2.18, 4.23, 8.7]`, async ({
      page,
      sandbox,
      guard,
    }) => {
      guard.expectErrors(REFUSED);
      const query = queryFor(sandbox, brand) || '?platform=webtrader&campaign=a%20b';
      const { username } = personOf(sandbox, 'plain');
      await page.goto(`${sandbox.brands[brand]}${ROOT_OF[brand]}${query}`);
      await signIn(page, { username, password: WRONG_PASSWORD });
      await expectScreen(page, 'login-failed');

      const prefix = ROOT_OF[brand] === '/' ? '' : ROOT_OF[brand];
      expect(placeOf(page)).toBe(`${prefix}/login-failed${query}`);
      await expect(page.getByRole('heading')).toHaveText('Incorrect Username or Password');
      await expect(page.getByRole('heading')).toBeFocused();
      const words = (await screenOn(page, 'login-failed').textContent()) ?? '';
      for (const sentence of [RESET, CONTACT]) {
        expect(words.includes(sentence), sentence).toBe(SENTENCE[brand] === sentence);
      }
      expect(guard.events).toEqual([
        {
          event: 'login_fail',
          brand,
          region: prefix === '' ? null : 'en-uk',
          language: 'en',
          platformType: 'webtrader',
          errorCode: 4010,
          reference: expect.any(String),
        },
      ]);
      const shown = `Reference: ${guard.events[0]?.reference}`;
      await expect(screenOn(page, 'login-failed').getByText(shown, { exact: true })).toBeVisible();

      await page.getByRole('button', { name: 'Back to login' }).click();
      await expectScreen(page, 'login');
      expect(placeOf(page)).toBe(`${ROOT_OF[brand]}${query}`);
      await expect(userName(page)).toHaveValue(username);
      await expect(password(page)).toHaveValue('');
      expect(callsTo(sandbox, SESSION_CALL)).toHaveLength(1);
    });
  }

  test('look the same for a wrong password, an unknown name and a locked account', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(REFUSED);
    guard.expectErrors(/403/);
    const looks: Buffer[] = [];
    const wrong = (username: string) => ({ username, password: WRONG_PASSWORD });
    for (const credentials of [
      wrong(personOf(sandbox, 'plain').username),
      wrong('NOBODY1'),
      wrong(personOf(sandbox, 'locked').username),
      // Who knows the password is refused with a code of his own, which the page does not show either.
      personOf(sandbox, 'deactivated'),
      personOf(sandbox, 'suspended'),
    ]) {
      await page.goto(`${sandbox.brands['city-index']}/en-uk`);
      await signIn(page, credentials);
      await expectScreen(page, 'login-failed');
      // Only the reference of the attempt may differ.
      const mask = [page.locator('.reference')];
      looks.push(await page.screenshot({ animations: 'disabled', mask }));
    }
    expect(looks.every((look) => look.equals(looks[0] as Buffer))).toBe(true);
  });

  test('can be tried again by the link, and by the browser’s own back button', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(REFUSED);
    const credentials = { username: personOf(sandbox, 'plain').username, password: WRONG_PASSWORD };
    await page.goto(`${sandbox.brands.forex}/ie?lang=en-ie&a=1`);
    await signIn(page, credentials);
    await expectScreen(page, 'login-failed');
    const link = page.getByRole('link', { name: 'Please try again' });
    expect(await link.getAttribute('href')).toBe('/ie?lang=en-ie&a=1');
    await link.click();
    await expectScreen(page, 'login');
    expect(placeOf(page)).toBe('/ie?lang=en-ie&a=1');
    await expect(userName(page)).toHaveValue(credentials.username);

    await signIn(page, credentials);
    await expectScreen(page, 'login-failed');
    await page.goBack();
    await expectScreen(page, 'login');
    expect(placeOf(page)).toBe('/ie?lang=en-ie&a=1');
    await expect(userName(page)).toHaveValue(credentials.username);
    await expect(password(page)).toHaveValue('');
    await signIn(page, personOf(sandbox, 'plain'));
    await expect(page.locator('#landing')).toBeAttached();
  });

  test('stay explained when the page is loaded again, worded for the brand’s own tab', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(REFUSED);
    await page.goto(`${sandbox.brands['forex-chinese']}/?x=1`);
    await signIn(page, { username: 'NOBODY1', password: WRONG_PASSWORD });
    await expect(page.getByRole('heading')).toHaveText('Incorrect Username or Password');
    await page.reload();
    await expect(page.getByRole('heading')).toHaveText('Incorrect phone number or password');
    expect(placeOf(page)).toBe('/login-failed?x=1');
    await page.getByRole('button', { name: 'Back to login' }).click();
    await expectScreen(page, 'login');
    expect(placeOf(page)).toBe('/?x=1');
  });

  test('offer the brand’s reset page, or the region’s own in a new tab without an opener [2.19]', async ({
    page,
    context,
    sandbox,
  }) => {
    await page.goto(`${sandbox.brands['city-index']}/en-au/login-failed`);
    await page.getByRole('link', { name: 'reset your password' }).click();
    await expectScreen(page, 'reset');
    expect(placeOf(page)).toBe('/en-au/reset');

    await page.goto(`${sandbox.brands['city-index']}/en-uk/login-failed`);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'reset your password' }).click(),
    ]);
    await tab.waitForLoadState();
    expect(tab.url()).toContain('/provider/forgot-password');
    expect(await tab.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);
  });

  test('take nothing that was typed along into another attempt', async ({ page, sandbox, guard }) => {
    guard.expectErrors(REFUSED);
    await page.goto(`${sandbox.brands.whs}/`);
    await fillIn(page, { username: 'first', password: WRONG_PASSWORD });
    await page.keyboard.press('Enter');
    await expectScreen(page, 'login-failed');
    await page.getByRole('button', { name: 'Back to login' }).click();
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Password - This field is required')).toBeVisible();
    expect(callsTo(sandbox, SESSION_CALL)).toHaveLength(1);
  });
});
