import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Fixture,
  fieldsOf,
  get,
  logOn,
  logOnAs,
  makeFixture,
  post,
  refusalOf,
  signedIn,
} from '../testing/fixture.ts';
import { REFUSALS } from './refusals.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
});
afterEach(() => fixture.sandbox.reset());
afterAll(() => fixture.end());

describe('the casing of answers', () => {
  it('is as documented, all camel, or all Pascal', async () => {
    const keys = async (response: Response) => Object.keys(await fieldsOf(response)).slice(0, 3);
    const headers = await signedIn(fixture.sandbox, 'plain');
    const both = async () => [
      await keys(await logOnAs(fixture.sandbox, 'plain')),
      await keys(await get(fixture.sandbox, '/margin/ClientAccountMargin', headers)),
      await keys(await logOn(fixture.sandbox, 'x', 'y')),
    ];
    const camel = ['session', 'passwordChangeRequired', 'allowedAccountOperator'];
    expect((await both()).map(([first]) => first)).toEqual(['session', 'Cash', 'HttpStatus']);
    fixture.sandbox.settings.change({ casing: 'camel' });
    expect(await both()).toEqual([
      camel,
      ['cash', 'margin', 'marginIndicator'],
      ['httpStatus', 'errorMessage', 'errorCode'],
    ]);
    fixture.sandbox.settings.change({ casing: 'pascal' });
    expect((await both()).map(([first]) => first)).toEqual(['Session', 'Cash', 'HttpStatus']);
  });

  it('reaches the fields inside', async () => {
    fixture.sandbox.settings.change({ casing: 'pascal' });
    const body = await fieldsOf(await logOnAs(fixture.sandbox, 'two-factor'));
    expect(Object.keys((body.Additional2FAMethods as object[])[0] ?? {})).toEqual([
      'ContactId',
      'ContactCategoryId',
      'Value',
    ]);
  });
});

describe('only200', () => {
  it('leaves the real status in the body alone', async () => {
    const response = await post(fixture.sandbox, '/v2/Session?only200=true', {
      username: 'x',
      password: 'y',
      appKey: 'Mercury',
    });
    expect([response.status, (await fieldsOf(response)).HttpStatus]).toEqual([200, 401]);
  });
});

describe('people who may not sign in', () => {
  it.each([
    ['locked', 401, 4010],
    ['deactivated', 401, 4010],
    ['suspended', 403, 4020],
  ])('%s is refused with %i and %i, but with 4010 where the password is wrong', async (id, status, code) => {
    expect(await refusalOf(await logOnAs(fixture.sandbox, id))).toEqual([status, code]);
    const username = fixture.sandbox.people.find((person) => person.id === id)?.username ?? '';
    expect(await refusalOf(await logOn(fixture.sandbox, username, 'wrong'))).toEqual([401, 4010]);
  });
});

describe('the table of refusals', () => {
  it('knows the platform’s codes with their usual status', () => {
    const byCode = new Map<number, Set<number>>();
    for (const [status, code] of Object.values(REFUSALS))
      byCode.set(code, (byCode.get(code) ?? new Set()).add(status));
    expect(Object.fromEntries([...byCode].map(([code, statuses]) => [code, [...statuses]]))).toMatchObject({
      4000: [400],
      4001: [400],
      4002: [400],
      4003: [400],
      4010: [401],
      4011: [401],
      4020: [403],
      5002: [429],
    });
  });
});

describe('the platform’s own host', () => {
  const origin = () => fixture.sandbox.brands.whs;
  const call = (path: string, init: RequestInit = {}) => fetch(fixture.sandbox.home + path, init);
  const body = JSON.stringify({ username: 'DM100001', password: 'Copper-Kite1', appKey: 'Mercury' });

  it.each(['', '/TradingAPI'])(
    'answers under %j without anti-forgery, to pages of this sandbox',
    async (base) => {
      const response = await call(`${base}/v2/Session`, {
        method: 'POST',
        headers: { origin: origin() },
        body,
      });
      expect(response.status).toBe(200);
      expect(response.headers.get('access-control-allow-origin')).toBe(origin());
      expect(response.headers.get('access-control-expose-headers')).toBe('Retry-After');
      expect(fixture.sandbox.journal()[0]).toMatchObject({ brand: 'whs', path: `${base}/v2/Session` });
      const { session } = await fieldsOf(response);
      const headers = { UserName: 'DM100001', Session: String(session), origin: origin() };
      expect((await call(`${base}/v2/UserAccount/ClientAndTradingAccount`, { headers })).status).toBe(200);
    },
  );

  it('lets a browser ask before it calls, and names nothing but what is needed', async () => {
    const headers = { origin: origin(), 'access-control-request-method': 'POST' };
    const response = await call('/TradingAPI/v2/Session', { method: 'OPTIONS', headers });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-methods')).toBe('GET,POST');
    expect(response.headers.get('access-control-allow-headers')).toMatch(/UserName,Session/i);
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(fixture.sandbox.journal()).toEqual([]);
  });

  it('shares nothing with pages from elsewhere, and lets them change nothing', async () => {
    const foreign = { origin: 'https://evil.example' };
    const asked = await call('/TradingAPI/v2/Session', {
      method: 'OPTIONS',
      headers: { ...foreign, 'access-control-request-method': 'POST' },
    });
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
    const response = await call('/TradingAPI/v2/Session', { method: 'POST', headers: foreign, body });
    expect(await refusalOf(response)).toEqual([403, 403]);
  });

  it('is where whs sends its calls, and the policy of its pages says so', async () => {
    const page = await fetch(`${origin()}/configs/config.json`);
    const configuration = (await page.json()) as { urls: { apiEnv: string; tradingApiUrl: string } };
    expect(configuration.urls.tradingApiUrl).toBe(`${fixture.sandbox.home}/TradingAPI`);
    expect(page.headers.get('content-security-policy')).toContain(
      `connect-src 'self' ${fixture.sandbox.home} ${fixture.sandbox.home.replace('http', 'ws')};`,
    );
  });

  it('says 404 in the platform’s form to what it does not know', async () => {
    expect(await refusalOf(await call('/TradingAPI/nothing'))).toEqual([404, 404]);
    expect(await refusalOf(await call('/v2/nothing'))).toEqual([404, 404]);
  });
});

describe('anti-forgery', () => {
  const bare = (brand: 'kq' | 'tradingview-forex') =>
    fetch(`${fixture.sandbox.brands[brand]}/api/v2/Session`, {
      method: 'POST',
      body: JSON.stringify({ username: 'DM100001', password: 'Copper-Kite1', appKey: 'Mercury' }),
    });

  it('is off for one brand, and can be switched brand by brand', async () => {
    expect([(await bare('kq')).status, (await bare('tradingview-forex')).status]).toEqual([403, 200]);
    fixture.sandbox.settings.change({ antiForgery: { kq: false, 'tradingview-forex': true } });
    expect([(await bare('kq')).status, (await bare('tradingview-forex')).status]).toEqual([200, 403]);
    fixture.sandbox.settings.change({ antiForgery: true });
    expect((await bare('kq')).status).toBe(403);
  });

  it('offers no cookie where it is off', async () => {
    const { headers } = await fetch(`${fixture.sandbox.brands['tradingview-forex']}/configs/config.json`);
    expect(headers.get('set-cookie')).toBeNull();
  });
});
