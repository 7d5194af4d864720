import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Fixture, fieldsOf, logOn, logOnAs, makeFixture } from '../../testing/fixture.ts';

let fixture: Fixture;
const waits: number[] = [];
const clock = {
  now: () => Date.now(),
  wait: async (ms: number) => {
    waits.push(ms);
  },
};

beforeAll(async () => {
  fixture = await makeFixture({ clock });
});
afterEach(() => fixture.sandbox.reset());
afterAll(() => fixture.end());

const refusal = async (response: Response) => [
  response.status,
  ...Object.entries(await fieldsOf(response)).flat(),
];

describe('a log-on that is right', () => {
  it('answers in camel case with the wire spelling of the two-factor fields', async () => {
    const response = await logOnAs(fixture.sandbox, 'plain');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.json()).toEqual({
      session: expect.stringMatching(/^[0-9a-f-]{36}$/),
      passwordChangeRequired: false,
      allowedAccountOperator: false,
      statusCode: 0,
      additionalInfo: null,
      is2FAEnabled: false,
      twoFAToken: null,
      additional2FAMethods: [],
      userType: 1,
    });
  });

  it('reads the request in any casing', async () => {
    const response = await fetch(`${fixture.sandbox.brands.forex}/api-ppe/v2/Session`, {
      method: 'POST',
      headers: { cookie: 'XSRF-TOKEN=a', 'X-XSRF-TOKEN': 'a' },
      body: JSON.stringify({ UserName: 'DM100001', PASSWORD: 'Copper-Kite1', Appkey: 'Mercury' }),
    });
    expect(response.status).toBe(200);
  });

  it('takes the digits of a phone as a user name', async () => {
    expect((await logOn(fixture.sandbox, '8613800138000', 'Golden-Fish1', {}, 'forex-chinese')).status).toBe(
      200,
    );
    expect((await logOn(fixture.sandbox, '+8613800138000', 'Golden-Fish1')).status).toBe(401);
  });

  it('asks for a code instead of giving a session where two-factor is on', async () => {
    const body = await fieldsOf(await logOnAs(fixture.sandbox, 'two-factor'));
    expect(body).toMatchObject({
      session: null,
      is2FAEnabled: true,
      twoFAToken: expect.stringMatching(/.{36}/),
    });
    const contacts = body.additional2FAMethods as object[];
    expect(contacts).toHaveLength(2);
    expect(Object.keys(contacts[0] ?? {})).toEqual(['contactId', 'contactCategoryId', 'value']);
  });

  it('says when the password must be changed', async () => {
    expect(await (await logOnAs(fixture.sandbox, 'forced-change')).json()).toMatchObject({
      passwordChangeRequired: true,
      session: expect.any(String),
    });
  });
});

describe('a log-on that is refused', () => {
  const bad = 'Login failed|The user name or the password is not right.';

  it('gives a wrong password, an unknown name and a locked account the same answer', async () => {
    const answers = [
      await logOn(fixture.sandbox, 'DM100001', 'wrong'),
      await logOn(fixture.sandbox, 'DM999999', 'wrong'),
      await logOnAs(fixture.sandbox, 'locked'),
    ];
    for (const answer of answers) {
      expect(await refusal(answer)).toEqual([401, 'HttpStatus', 401, 'ErrorMessage', bad, 'ErrorCode', 4010]);
    }
  });

  it('locks an account after five wrong passwords, until a reset', async () => {
    for (let tried = 0; tried < 4; tried += 1) await logOn(fixture.sandbox, 'DM100001', 'wrong');
    expect((await logOnAs(fixture.sandbox, 'plain')).status).toBe(200);
    for (let tried = 0; tried < 5; tried += 1) await logOn(fixture.sandbox, 'dm100001', 'wrong');
    expect((await logOnAs(fixture.sandbox, 'plain')).status).toBe(401);
    fixture.sandbox.reset();
    expect((await logOnAs(fixture.sandbox, 'plain')).status).toBe(200);
  });

  it.each([
    ['no password', { password: undefined }, 4001],
    ['no application key', { appKey: undefined }, 4001],
    ['a wrong application key', { appKey: 'Venus' }, 4002],
    ['a password that is no text', { password: 12345678 }, 4000],
  ])('answers 400 to %s', async (_, more, code) => {
    const response = await logOn(fixture.sandbox, 'DM100001', 'Copper-Kite1', more);
    expect(await refusal(response)).toEqual(expect.arrayContaining([400, 'ErrorCode', code]));
  });

  it.each(['', 'null', '[]', '{"username"', '"text"'])(
    'answers 400 with 4003 to the body %j',
    async (body) => {
      const response = await fetch(`${fixture.sandbox.brands.kq}/api/v2/Session`, {
        method: 'POST',
        headers: { cookie: 'XSRF-TOKEN=a', 'X-XSRF-TOKEN': 'a' },
        body,
      });
      expect(await refusal(response)).toEqual(expect.arrayContaining([400, 'ErrorCode', 4003]));
    },
  );
});

describe('people with a habit', () => {
  it.each([
    ['fault', 500, null, 500],
    ['too-many', 429, '5', 5002],
    ['busy', 503, '5', 500],
  ])('%s answers %i', async (id, status, retryAfter, code) => {
    const response = await logOnAs(fixture.sandbox, id);
    expect(response.status).toBe(status);
    expect(response.headers.get('retry-after')).toBe(retryAfter);
    expect((await fieldsOf(response)).ErrorCode).toBe(code);
  });

  it('malformed answers 200 with a page', async () => {
    const response = await logOnAs(fixture.sandbox, 'malformed');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
  });

  it('slow waits three seconds and then signs in', async () => {
    const response = await logOnAs(fixture.sandbox, 'slow');
    expect([response.status, waits.at(-1)]).toEqual([200, 3000]);
  });

  it('shows its habit to nobody who has not given the right password', async () => {
    expect((await logOn(fixture.sandbox, 'DM100004', 'wrong')).status).toBe(401);
  });
});

describe('the table of people', () => {
  it('has passwords that satisfy the rule of spec 5, and no name twice', () => {
    const { people } = fixture.sandbox;
    for (const { password } of people) {
      expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z0-9]).{8,15}$/);
    }
    expect(new Set(people.map(({ username }) => username)).size).toBe(people.length);
    expect(people.every(({ username }) => /^D[MA]\d{6}$/.test(username))).toBe(true);
  });
});
