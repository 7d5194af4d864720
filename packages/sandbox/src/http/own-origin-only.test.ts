import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Fixture, logOnAs, makeFixture, refusalOf } from '../testing/fixture.ts';

const FOREIGN = 'https://evil.example';
const ALLOWED = 'http://localhost:5173';

let fixture: Fixture;
let open: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
  open = await makeFixture({ allowedOrigins: [`${ALLOWED}/`] });
});
afterEach(() => fixture.sandbox.reset());
afterAll(() => Promise.all([fixture.end(), open.end()]));

const post = (address: string, headers: Record<string, string>, body = '{}') =>
  fetch(address, { method: 'POST', headers, body });

const foreign = [
  { origin: FOREIGN },
  { origin: 'null' },
  { origin: 'http://localhost:1' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

describe('a page of another origin', () => {
  it.each(foreign)('with %j may post to no port', async (headers) => {
    const { home, brands } = fixture.sandbox;
    const addresses = [
      `${home}/_gatehouse/reset`,
      `${home}/TradingAPI/v2/Session`,
      ...Object.values(brands).flatMap((brand) => [`${brand}/api/v2/Session`, `${brand}/csp-report`]),
    ];
    for (const address of addresses) {
      expect(await refusalOf(await post(address, headers)), address).toEqual([403, 403]);
    }
    expect(fixture.sandbox.journal()).toEqual([]);
  });

  it('locks nobody out, not even on the brand without anti-forgery', async () => {
    const address = `${fixture.sandbox.brands['tradingview-forex']}/api/v2/Session`;
    const body = JSON.stringify({ username: 'DM100001', password: 'wrong', appKey: 'Mercury' });
    for (let tried = 0; tried < 6; tried += 1) {
      await post(address, { origin: FOREIGN, 'content-type': 'text/plain' }, body);
    }
    expect((await logOnAs(fixture.sandbox, 'plain', 'tradingview-forex')).status).toBe(200);
  });

  it('may not post to the SSO address, unless it is a page of this machine', async () => {
    const sso = `${fixture.sandbox.home}/sso`;
    expect((await post(sso, { origin: FOREIGN })).status).toBe(403);
    expect((await post(sso, { origin: 'null', 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    // A brand's page sends no referrer, so its form has the origin "null".
    expect((await post(sso, { origin: 'null', 'sec-fetch-site': 'same-site' })).status).toBe(400);
  });
});

describe('the sandbox’s own pages', () => {
  it('may call every port', async () => {
    const { brands } = fixture.sandbox;
    for (const headers of [{ origin: brands.kq }, { origin: 'null', 'sec-fetch-site': 'same-origin' }]) {
      expect((await post(`${brands.kq}/csp-report`, headers)).status).toBe(204);
      expect((await post(`${brands['tradingview-forex']}/api/v2/Session`, headers)).status).toBe(400);
    }
  });
});

describe('an origin that a test allows', () => {
  it('may call every port, and read what the platform’s own host answers', async () => {
    const { home, brands } = open.sandbox;
    expect((await post(`${brands.kq}/csp-report`, { origin: ALLOWED })).status).toBe(204);
    const answer = await post(`${home}/TradingAPI/v2/Session`, { origin: ALLOWED });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('access-control-allow-origin')).toBe(ALLOWED);
    expect((await post(`${brands.kq}/csp-report`, { origin: FOREIGN })).status).toBe(403);
  });
});
