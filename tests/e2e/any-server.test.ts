// The built site on a server that is not ours, with an API that is written from section 7 of the specification. The
// server is in support/own-site.ts and shares no code with the sandbox.
import type { Page } from 'playwright/test';
import { expectScreen, signIn } from './support/login-page.ts';
import { type Api, type OwnServer, startOwnApi, startOwnSite } from './support/own-site.ts';
import { test as base, expect } from './support/own-test.ts';

const VISITOR = { username: 'DM000001', password: 'Own-Canary-1' };
const NEW_PASSWORD = 'New-Canary-2';
const SESSION = 'own/session=1';
const LOGIN = {
  additional2FaMethods: [],
  additionalInfo: null,
  allowedAccountOperator: true,
  is2FaEnabled: false,
  is2FAMandatory: false,
  passwordChangeRequired: false,
  session: SESSION,
  statusCode: 0,
  twoFaToken: null,
  userType: 1,
};
const ACCOUNT = {
  logonUser: { username: VISITOR.username, displayName: 'Own' },
  legalParties: [],
  accountHolders: [],
  accountOperators: [{ id: 7, is2FAEnabledAO: false, is2FAMandatory: false, isDMAClient: false }],
  clientAccounts: [],
  tradingAccounts: [],
  is2FAEnabledUser: false,
};
const CONTACTS = [{ value: 'o***@own.example', contactId: 31, contactCategoryId: 4 }];

/** An API as section 7 describes it, with another answer to the log-on. */
const apiOf =
  (login: object = {}): Api =>
  ({ method, path }) => {
    switch (`${method} ${path}`) {
      case 'POST /v2/Session':
        return { ...LOGIN, ...login };
      case 'POST /session/2FA/Token/tok%2F1/Code':
        return {};
      case 'POST /session/2FA/VerifyAuthCode':
        return LOGIN;
      case 'POST /session/changePassword':
        return { isPasswordChanged: true };
      case 'GET /v2/UserAccount/ClientAndTradingAccount':
        return ACCOUNT;
      default:
        return undefined;
    }
  };

interface Fixtures {
  readonly platform: OwnServer;
}

const test = base.extend<Fixtures>({
  platform: async ({ page: _ }, use) => {
    const platform = await startOwnApi(
      '',
      () => ({}),
      () => '*',
    );
    await use(platform);
    await platform.unplug();
  },
});

const configurationOf = (platform: OwnServer, urls: object) => ({
  brand: 'whs',
  brandName: 'Somebody',
  appKey: 'OwnKey',
  urls: {
    redirects: { advantage: `${platform.origin}/trade?s={sessionId}&u={userName}&o={accountOperator}` },
    ...urls,
  },
});

/** Waits until the page has left for the platform, and returns the query that it has left with. */
async function leftWith(page: Page, platform: OwnServer): Promise<URLSearchParams> {
  await page.waitForURL((url) => url.origin === platform.origin);
  return new URL(page.url()).searchParams;
}

test.describe('the built site on any server', () => {
  for (const [apiEnv, path] of [
    ['live', '/api'],
    ['ppe', '/api-ppe'],
  ] as const) {
    test(`logs in with the API at ${path} when the environment is ${apiEnv} [7.10]`, async ({
      page,
      platform,
    }) => {
      const site = await startOwnSite(() => configurationOf(platform, { apiEnv }), {
        base: path,
        api: apiOf(),
      });
      await page.goto(site.origin);
      await signIn(page, VISITOR);
      const query = await leftWith(page, platform);
      expect(Object.fromEntries(query)).toEqual({ s: SESSION, u: VISITOR.username, o: '7' });
      const [logon, account, ...more] = site.calls;
      expect(logon).toMatchObject({ method: 'POST', path: '/v2/Session' });
      expect(logon?.body).toMatchObject({ ...VISITOR, appKey: 'OwnKey', appVersion: expect.any(String) });
      expect(account?.headers).toMatchObject({ username: VISITOR.username, session: SESSION });
      expect(more).toEqual([]);
      await site.unplug();
    });
  }

  test('asks for a code, with the API at a path of its own', async ({ page, platform }) => {
    const api = apiOf({
      session: null,
      is2FaEnabled: true,
      twoFaToken: 'tok/1',
      additional2FaMethods: CONTACTS,
    });
    const site = await startOwnSite(() => configurationOf(platform, { tradingApiUrl: '/TradingAPI/' }), {
      base: '/TradingAPI',
      api,
    });
    await page.goto(`${site.origin}/login`);
    await signIn(page, VISITOR);
    await page.getByRole('combobox').click();
    await page.getByRole('option', { name: 'o***@own.example' }).click();
    await expect(page.locator('.notice__text')).toHaveText('The authentication code has been sent to you.');
    await page.getByRole('textbox', { name: 'Authentication code' }).fill('123456');
    await page.getByRole('button', { name: 'Submit code' }).click();
    expect((await leftWith(page, platform)).get('s')).toBe(SESSION);
    expect(site.calls.map(({ path, body }) => [path, body])).toMatchObject([
      ['/v2/Session', VISITOR],
      ['/session/2FA/Token/tok%2F1/Code', { '2FAToken': 'tok/1', ContactId: '31' }],
      ['/session/2FA/VerifyAuthCode', { token: 'tok/1', code: '123456' }],
      ['/v2/UserAccount/ClientAndTradingAccount', undefined],
    ]);
    await site.unplug();
  });

  test('changes a password, with the API on another origin', async ({ page, platform }) => {
    let origin = '';
    const api = await startOwnApi('/TradingAPI', apiOf({ passwordChangeRequired: true }), () => origin);
    const site = await startOwnSite(() =>
      configurationOf(platform, { tradingApiUrl: `${api.origin}/TradingAPI` }),
    );
    origin = site.origin;
    await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'own-token', url: site.origin }]);
    await page.goto(site.origin);
    await signIn(page, VISITOR);
    await expectScreen(page, 'force-password');
    await page.getByLabel('Old Password', { exact: true }).fill(VISITOR.password);
    await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Re-enter Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: 'OK' }).click();
    expect((await leftWith(page, platform)).get('s')).toBe(SESSION);
    const change = api.calls.find(({ path }) => path === '/session/changePassword');
    expect(change?.body).toEqual({
      userName: VISITOR.username,
      password: VISITOR.password,
      newPassword: NEW_PASSWORD,
    });
    expect(change?.headers).toMatchObject({ username: VISITOR.username, session: SESSION });
    expect(api.calls.filter(({ headers }) => headers['x-xsrf-token'])).toEqual([]);
    await site.unplug();
    await api.unplug();
  });

  test('starts at every path of its brand, and says which field of its configuration is wrong', async ({
    page,
    platform,
  }) => {
    const site = await startOwnSite(() => configurationOf(platform, { apiEnv: 'live' }));
    for (const [path, screen] of [
      ['/login-failed', 'login-failed'],
      ['/tfa', 'login'],
      ['/nowhere/at/all', 'login'],
    ] as const) {
      await page.goto(`${site.origin}${path}`);
      await expectScreen(page, screen);
    }
    site.files.set(
      '/configs/config.json',
      JSON.stringify({ brand: 'whs', urls: { tradingApiUrl: '//elsewhere/' } }),
    );
    await page.goto(site.origin);
    await expectScreen(page, 'configuration-fault');
    await expect(page.getByText('urls.tradingApiUrl must be')).toBeVisible();
    await site.unplug();
  });
});
