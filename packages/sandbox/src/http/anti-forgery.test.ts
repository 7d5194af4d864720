import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fixture, makeFixture } from '../testing/fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
});
afterAll(() => fixture.end());

const post = (headers: Record<string, string>) =>
  fetch(`${fixture.sandbox.brands.whs}/api/v2/Session`, {
    method: 'POST',
    headers,
    body: '{"username":"DM100001","password":"Copper-Kite1","appKey":"Mercury"}',
  });

describe('anti-forgery', () => {
  it.each([
    ['/', 'text/html'],
    ['/configs/config.json', '*/*'],
    ['/api/v2/UserAccount/ClientAndTradingAccount', '*/*'],
  ])('offers a readable cookie on %s, unless there is one', async (path, accept) => {
    const address = fixture.sandbox.brands.whs + path;
    const offered = (await fetch(address, { headers: { accept } })).headers.get('set-cookie') ?? '';
    expect(offered).toMatch(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Strict$/);
    const second = await fetch(address, { headers: { accept, cookie: offered.split(';')[0] ?? '' } });
    expect(second.headers.get('set-cookie')).toBeNull();
  });

  it('offers none with a script or an image', async () => {
    expect(
      (await fetch(`${fixture.sandbox.brands.whs}/assets/risk-en.svg`)).headers.get('set-cookie'),
    ).toBeNull();
  });

  it('lets a call through whose header repeats the cookie', async () => {
    expect((await post({ cookie: 'XSRF-TOKEN=abc', 'X-XSRF-TOKEN': 'abc' })).status).toBe(200);
  });

  it.each([
    ['neither cookie nor header', {}],
    ['a cookie alone', { cookie: 'XSRF-TOKEN=abc' }],
    ['a header alone', { 'X-XSRF-TOKEN': 'abc' }],
    ['two that differ', { cookie: 'XSRF-TOKEN=abc', 'X-XSRF-TOKEN': 'abd' }],
    ['two that are empty', { cookie: 'XSRF-TOKEN=', 'X-XSRF-TOKEN': '' }],
  ])('refuses %s with 403, in words that are not the platform’s', async (_, headers) => {
    const response = await post(headers);
    expect(response.status).toBe(403);
    expect(await response.text()).toMatch(/^Forbidden: the anti-forgery header/);
  });
});
