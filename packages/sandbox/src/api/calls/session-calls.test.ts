import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Fixture,
  fieldsOf,
  get,
  logOn,
  makeFixture,
  post,
  refusalOf,
  signedIn,
} from '../../testing/fixture.ts';
import { makeManualClock } from '../../time-and-chance/manual-clock.ts';

const clock = makeManualClock();
let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture({ clock });
});
afterEach(() => fixture.sandbox.reset());
afterAll(() => fixture.end());

const minutes = (count: number) => count * 60_000;
const accountPath = '/v2/UserAccount/ClientAndTradingAccount';

describe('a session', () => {
  it('ends after twenty minutes without use, and use prolongs it', async () => {
    const headers = await signedIn(fixture.sandbox, 'plain');
    clock.advance(minutes(20));
    expect((await get(fixture.sandbox, accountPath, headers)).status).toBe(200);
    clock.advance(minutes(20));
    expect((await get(fixture.sandbox, accountPath, headers)).status).toBe(200);
    clock.advance(minutes(20) + 1);
    expect(await refusalOf(await get(fixture.sandbox, accountPath, headers))).toEqual([401, 4011]);
    expect(fixture.sandbox.holds().sessions).toBe(0);
  });

  it.each([
    ['/v2/Session/validate', 'isAuthenticated'],
    ['/session/validate', 'IsAuthenticated'],
  ])('is judged by %s, in the casing of its version', async (path, name) => {
    const own = await signedIn(fixture.sandbox, 'plain');
    expect(await fieldsOf(await post(fixture.sandbox, path, own))).toEqual({ [name]: true });
    const dead = { ...own, Session: 'dead' };
    const response = await post(fixture.sandbox, path, dead);
    expect([response.status, await response.json()]).toEqual([200, { [name]: false }]);
    expect(await refusalOf(await post(fixture.sandbox, path, { UserName: 'x' }))).toEqual([400, 4001]);
    expect(await refusalOf(await post(fixture.sandbox, path, ''))).toEqual([400, 4003]);
  });
});

describe('changing the password', () => {
  const change = (headers: Readonly<Record<string, string>>, body: unknown) =>
    post(fixture.sandbox, '/session/changePassword', body, headers);
  const valid = { userName: 'DA200004', password: 'Old-Winter44', newPassword: 'New-Spring55' };

  it('takes a good one: from then on it is the password, and the change is done', async () => {
    const headers = await signedIn(fixture.sandbox, 'forced-change');
    const response = await change(headers, valid);
    expect([response.status, await response.json()]).toEqual([200, { IsPasswordChanged: true }]);
    expect(await refusalOf(await logOn(fixture.sandbox, 'DA200004', 'Old-Winter44'))).toEqual([401, 4010]);
    const again = await fieldsOf(await logOn(fixture.sandbox, 'DA200004', 'New-Spring55'));
    expect(again.passwordChangeRequired).toBe(false);
    fixture.sandbox.reset();
    expect((await logOn(fixture.sandbox, 'DA200004', 'Old-Winter44')).status).toBe(200);
  });

  it.each([
    ['seven characters', 'Ab-4567'],
    ['sixteen', 'Ab-4567890123456'],
    ['no capital', 'new-spring55'],
    ['no small letter', 'NEW-SPRING55'],
    ['no digit', 'New-Springs'],
    ['no symbol', 'NewSpring55'],
    ['a symbol beyond ASCII', 'NewSpring55€'],
    ['the current one', 'Old-Winter44'],
    ['the one before', 'Old-Autumn33'],
    ['the one before that', 'Old-Summer22'],
  ])('refuses %s with 400 and 4002', async (_, newPassword) => {
    const headers = await signedIn(fixture.sandbox, 'forced-change');
    expect(await refusalOf(await change(headers, { ...valid, newPassword }))).toEqual([400, 4002]);
    expect((await logOn(fixture.sandbox, 'DA200004', 'Old-Winter44')).status).toBe(200);
  });

  it('lets a password come back once three others were there', async () => {
    const headers = await signedIn(fixture.sandbox, 'forced-change');
    const passwords = ['Old-Winter44', 'One-More-1', 'Two-More-2', 'Three-More3', 'Old-Winter44'];
    for (const [index, newPassword] of passwords.slice(1).entries()) {
      const response = await change(headers, { ...valid, password: passwords[index], newPassword });
      expect(response.status, newPassword).toBe(200);
    }
  });

  it('refuses a wrong old one with 401 and 4010, and five of them lock the account', async () => {
    const headers = await signedIn(fixture.sandbox, 'forced-change');
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await refusalOf(await change(headers, { ...valid, password: 'wrong' }))).toEqual([401, 4010]);
    }
    expect(await refusalOf(await change(headers, valid))).toEqual([401, 4010]);
    expect(await refusalOf(await logOn(fixture.sandbox, 'DA200004', 'Old-Winter44'))).toEqual([401, 4010]);
  });

  it.each([
    [{ ...valid, userName: 'DM100001' }, 400, 4002],
    [{ ...valid, newPassword: '' }, 400, 4001],
    [{ ...valid, newPassword: 12345678 }, 400, 4000],
    ['{', 400, 4003],
  ])('refuses %j', async (body, status, code) => {
    const headers = await signedIn(fixture.sandbox, 'forced-change');
    expect(await refusalOf(await change(headers, body))).toEqual([status, code]);
  });

  it('needs a session', async () => {
    expect(await refusalOf(await change({}, valid))).toEqual([401, 4011]);
  });
});

describe('the rate limit', () => {
  const calls = async (count: number) => {
    const headers = await signedIn(fixture.sandbox, 'plain');
    const statuses: number[] = [];
    let retryAfter: string | null = null;
    for (let made = 0; made < count; made += 1) {
      const response = await get(fixture.sandbox, '/cfd/markets', headers);
      statuses.push(response.status);
      retryAfter = response.headers.get('retry-after');
      await response.arrayBuffer();
    }
    return { headers, statuses, retryAfter };
  };

  it('answers 429 with Retry-After to the 501st call of a session in five seconds', async () => {
    const { headers, statuses, retryAfter } = await calls(501);
    expect(statuses.slice(0, 500).every((status) => status === 200)).toBe(true);
    expect([statuses[500], retryAfter]).toEqual([429, '1']);
    expect(await refusalOf(await get(fixture.sandbox, '/cfd/markets', headers))).toEqual([429, 5002]);
    const other = await signedIn(fixture.sandbox, 'demo');
    expect((await get(fixture.sandbox, '/cfd/markets', other)).status).toBe(200);
    clock.advance(5_000);
    expect((await get(fixture.sandbox, '/cfd/markets', headers)).status).toBe(200);
  });

  it('can be switched off', async () => {
    fixture.sandbox.settings.change({ rateLimit: false });
    expect((await calls(501)).statuses.at(-1)).toBe(200);
  });
});
