import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, type Fixture, makeFixture, sessionOf, withToken } from '../../testing/fixture.ts';
import { SESSION_IDLE_MS } from '../../world/sessions.ts';

let fixture: Fixture;
let skew = 0;
const clock = { now: () => Date.now() + skew, wait: () => Promise.resolve() };

beforeAll(async () => {
  fixture = await makeFixture({ clock });
});
afterAll(() => fixture.end());

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

const invalid = { HttpStatus: 401, ErrorCode: 4011, ErrorMessage: 'Session is not valid' };

describe('the account call', () => {
  it.each(['api', 'api-ppe'])('answers under /%s in the flat wire form', async (prefix) => {
    const session = await sessionOf(fixture.sandbox, 'plain');
    const response = await account(fixture.sandbox, 'DM100001', session, prefix);
    const body = (await response.json()) as Rows;
    expect(response.status).toBe(200);
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining(['logonUser', 'legalParties', 'accountOperators', 'contracts', 'restrictions']),
    );
    expect(body.logonUser).toMatchObject({ logonUserName: 'DM100001' });
    expect(body.accountOperators?.[0]).toMatchObject({ accountOperatorId: 420648, is2FAEnabledAO: false });
    expect(body.clientAccounts?.[0]?.contractId).toBe(body.contracts?.[0]?.contractId);
    expect(body.tradingAccounts?.[0]?.clientAccountId).toBe(body.clientAccounts?.[0]?.clientAccountId);
  });

  it.each([
    ['two-factor-enabled-operator', 'DA200002', { is2FAEnabledAO: true, is2FAMandatory: false }],
    ['two-factor-mandatory', 'DA200003', { is2FAEnabledAO: true, is2FAMandatory: true }],
  ])('carries the operator flags of %s', async (id, userName, flags) => {
    const body = (await (
      await account(fixture.sandbox, userName, await sessionOf(fixture.sandbox, id))
    ).json()) as Rows;
    expect(body.accountOperators?.[0]).toMatchObject(flags);
    expect(body.is2FAEnabledUser).toBe(false);
  });

  it('answers 500 for the person whose account call fails', async () => {
    const session = await sessionOf(fixture.sandbox, 'account-fault');
    expect((await account(fixture.sandbox, 'DM100008', session)).status).toBe(500);
  });

  it('sends markup and keys that aim at prototypes for the hostile person', async () => {
    const text = await (
      await account(fixture.sandbox, 'DM400001', await sessionOf(fixture.sandbox, 'hostile'))
    ).text();
    expect(text).toContain('"__proto__":{"owned":true}');
    expect(JSON.parse(text)).toMatchObject({ logonUser: { displayName: expect.stringContaining('<img') } });
  });

  it('refuses a session that is unknown, or somebody else’s, with 4011', async () => {
    const session = await sessionOf(fixture.sandbox, 'plain');
    for (const [userName, given] of [
      ['DM100001', 'made-up'],
      ['DM100003', session],
      ['', ''],
    ] as const) {
      const response = await account(fixture.sandbox, userName, given);
      expect([response.status, await response.json()]).toEqual([401, invalid]);
    }
  });

  it('refuses a session that nobody has used for twenty minutes', async () => {
    const session = await sessionOf(fixture.sandbox, 'plain');
    skew = SESSION_IDLE_MS + 1;
    expect((await account(fixture.sandbox, 'DM100001', session)).status).toBe(401);
    skew = 0;
  });
});

describe('log off', () => {
  const logOff = (path: string, init: RequestInit) =>
    fetch(`${fixture.sandbox.brands['city-index']}/api/session/deleteSession${path}`, {
      method: 'POST',
      ...init,
    });

  it.each([
    ['the query', (s: string) => logOff(`?userName=DM100001&session=${s}`, { headers: withToken })],
    ['headers', (s: string) => logOff('', { headers: { ...withToken, UserName: 'DM100001', Session: s } })],
    [
      'the body',
      (s: string) =>
        logOff('', { headers: withToken, body: JSON.stringify({ UserName: 'DM100001', Session: s }) }),
    ],
  ])('takes the session from %s and ends it', async (_, send) => {
    const session = await sessionOf(fixture.sandbox, 'plain');
    expect(await (await send(session)).json()).toEqual({ LoggedOut: true });
    expect((await account(fixture.sandbox, 'DM100001', session)).status).toBe(401);
    expect((await send(session)).status).toBe(401);
  });
});

describe('an unknown call', () => {
  it('is a 404 in the form of the platform', async () => {
    const response = await fetch(`${fixture.sandbox.brands.kq}/api/v2/Nothing`, {
      headers: { accept: 'text/html' },
    });
    expect([response.status, await response.json()]).toEqual([
      404,
      expect.objectContaining({ ErrorCode: 404 }),
    ]);
  });
});
