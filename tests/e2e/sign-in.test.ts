import { expectScreen, fillIn, landingOf, logInButton, placeOf, signIn } from './support/login-page.ts';
import {
  ACCOUNT_CALL,
  callsTo,
  isTradingview,
  personOf,
  queryFor,
  ROOT_OF,
  SESSION_CALL,
  TRIED_BRANDS,
} from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

/** The brand that leads to Web Trader by the SSO post, as the sandbox starts. No form post can replace its entry. */
const POSTS = 'forex';

/** The parameters of an address whose value is not percent-encoded exactly once. */
const encodedTwiceOrNever = (address: string): readonly string[] =>
  address
    .slice(address.indexOf('?') + 1)
    .split('&')
    .filter((pair) => {
      const value = pair.slice(pair.indexOf('=') + 1);
      return value !== encodeURIComponent(decodeURIComponent(value));
    });

test.describe('signing in', () => {
  for (const brand of new Set([...TRIED_BRANDS, POSTS] as const)) {
    test(`takes a visitor of ${brand} on, with every value as it should be [4.2, 4.4, 4.8, 7.13]`, async ({
      page,
      sandbox,
      guard,
    }) => {
      const person = personOf(sandbox, 'plain');
      await page.goto(`${sandbox.brands[brand]}/${queryFor(sandbox, brand)}`);
      await expectScreen(page, 'login');
      await expect.poll(() => placeOf(page)).toBe(`${ROOT_OF[brand]}${queryFor(sandbox, brand)}`);
      const entries = (await page.evaluate(() => history.length)) + (brand === POSTS ? 1 : 0);
      await signIn(page, person);
      const landing = await landingOf(page);

      expect(landing.problems).toEqual([]);
      expect(landing.accepted).toBe(true);
      if (isTradingview(brand)) {
        expect(new URL(page.url()).pathname).toBe('/tradingview/callback/');
        expect(landing.values.state).toBe('st&te=1');
        expect(guard.sessions).toContain(landing.values.code);
      } else {
        expect(new URL(page.url()).pathname).toBe('/platform/webtrader');
        expect(landing.values.userName).toBe(person.username);
      }
      expect(encodedTwiceOrNever(page.url())).toEqual([]);
      expect(await page.evaluate(() => history.length), 'the login leaves no entry behind').toBe(entries);
      expect(await page.evaluate(() => document.referrer)).toBe('');
      const posted = sandbox.journal().some(({ method, path }) => method === 'POST' && path === '/sso');
      expect(posted, 'the SSO post').toBe(brand === POSTS);
      expect(callsTo(sandbox, SESSION_CALL)).toHaveLength(1);
      expect(callsTo(sandbox, ACCOUNT_CALL)).toHaveLength(1);
      expect(guard.events).toEqual([
        {
          event: 'login_success',
          brand,
          region: ROOT_OF[brand] === '/' ? null : 'en-uk',
          language: 'en',
          platformType: 'webtrader',
          reference: expect.stringMatching(/^\S{4,40}$/),
        },
      ]);
    });
  }

  // One brand's platform address has placeholders; the other's gets every value as a parameter.
  for (const brand of ['city-index', 'whs'] as const) {
    test(`hands a title of ${brand} over as it is, whatever stands in it`, async ({
      page,
      sandbox,
      guard,
    }) => {
      // The platform that the sandbox plays expects its own title, and says 400.
      guard.expectErrors(/400/);
      const appTitle = 'R&D = 100% #1 + {sessionId}? "ü"';
      await page.route('**/configs/config.json', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ json: { ...(await answer.json()), appTitle } });
      });
      await page.goto(`${sandbox.brands[brand]}/`);
      await signIn(page, personOf(sandbox, 'plain'));
      expect((await landingOf(page)).values.title).toBe(appTitle);
    });
  }

  test('goes to the platform that is chosen, in the language of the page [7.16]', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${sandbox.brands['city-index']}/en-sg?lang=de`);
    await page.getByLabel('Benutzername', { exact: true }).fill(personOf(sandbox, 'plain').username);
    await page.locator('input[type=password]').fill(personOf(sandbox, 'plain').password);
    await page.getByRole('radio', { name: 'Advantage' }).check({ force: true });
    await logInButton(page).click();
    const landing = await landingOf(page);
    expect(new URL(page.url()).pathname).toBe('/platform/advantage');
    expect(landing.problems).toEqual([]);
    expect(landing.values).toMatchObject({ language: 'de', cultureCode: 'de-DE' });
  });

  test('chooses settings where the address asks for them [7.16]', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.brands['city-index']}/en-uk?page=settings`);
    await signIn(page, personOf(sandbox, 'plain'));
    const landing = await landingOf(page);
    expect(new URL(page.url()).pathname).toBe('/platform/settings');
    expect(landing.problems).toEqual([]);
  });

  test('sends a visitor whose two-factor is mandatory and missing to his account [4.7]', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await signIn(page, personOf(sandbox, 'two-factor-mandatory'));
    expect(await landingOf(page)).toMatchObject({ accepted: true, values: { source: 'tradingview' } });
    expect(new URL(page.url()).pathname).toBe('/my-account');
  });

  test('passes markup in the account answer on as nothing but text', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await signIn(page, personOf(sandbox, 'hostile'));
    expect(await landingOf(page)).toMatchObject({ accepted: true });
    expect(await page.title()).not.toContain('owned');
  });

  test('sends the user name trimmed, the password untouched, and Mercury where no key is configured [9.4]', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/401 \(Unauthorized\)/);
    const { username, password } = personOf(sandbox, 'plain');
    await page.route('**/configs/config.json', async (route) => {
      const { appKey: _, appKeyWebTrader: __, ...others } = await (await route.fetch()).json();
      await route.fulfill({ json: others });
    });
    await page.goto(`${sandbox.brands.kq}/`);
    await fillIn(page, { username: ` \u202A${username}\u202C `, password: ` ${password} ` });
    const sent = page.waitForRequest((request) => request.url().endsWith(SESSION_CALL));
    await logInButton(page).click();
    const body = (await sent).postDataJSON() as Readonly<Record<string, unknown>>;
    expect(body.username).toBe(username);
    expect(body.appKey).toBe('Mercury');
    expect(body.password === ` ${password} `).toBe(true);
    expect(Object.keys(body).sort()).toEqual(['appKey', 'appVersion', 'password', 'username']);
    await expectScreen(page, 'login-failed');
  });
});
