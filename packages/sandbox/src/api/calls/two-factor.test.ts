import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  askCode,
  type Fixture,
  fieldsOf,
  logOnAs,
  makeFixture,
  post,
  refusalOf,
  tokenOf,
  verify,
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
const newest = () => fixture.sandbox.inbox()[0];
const codeFor = async (token: string) => {
  await askCode(fixture.sandbox, token);
  return newest()?.code ?? '';
};
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('sending a code', () => {
  it('answers 200 with nothing in it, and the message arrives', async () => {
    const token = await tokenOf(fixture.sandbox, 'two-factor');
    const response = await askCode(fixture.sandbox, token);
    expect([response.status, await response.json()]).toEqual([200, {}]);
    expect(newest()).toEqual({
      to: 'two-factor@client.example',
      kind: 'email',
      code: expect.stringMatching(/^\d{6}$/),
      at: new Date(clock.now()).toISOString(),
      username: 'DA200001',
    });
  });

  it('goes where the contact says, given as a number or its digits', async () => {
    const token = await tokenOf(fixture.sandbox, 'many-contacts');
    for (const [id, to] of [
      [501, '+44 7700 900111'],
      ['504', 'second@client.example'],
    ] as const) {
      expect((await askCode(fixture.sandbox, token, id)).status).toBe(200);
      expect(newest()?.to).toBe(to);
    }
  });

  it.each([
    [{ ContactId: 501 }, 4001],
    [{ '2FAToken': '{token}' }, 4001],
    [{ '2FAToken': '{token}', ContactId: 999 }, 4002],
    [{ '2FAToken': '{token}', ContactId: -1 }, 4002],
    [{ '2FAToken': '{token}', ContactId: [501] }, 4000],
    [{ '2FAToken': 7, ContactId: 501 }, 4000],
    [{ '2FAToken': 'another', ContactId: 501 }, 4002],
  ])('refuses %j with 400 and %i', async (body, code) => {
    const token = await tokenOf(fixture.sandbox, 'two-factor');
    const sent = JSON.stringify(body).replace('{token}', token);
    expect(await refusalOf(await post(fixture.sandbox, `/session/2FA/Token/${token}/Code`, sent))).toEqual([
      400,
      code,
    ]);
    expect(fixture.sandbox.inbox()).toEqual([]);
  });

  it('refuses no JSON with 4003, and an unknown token with 401 and 4011', async () => {
    const token = await tokenOf(fixture.sandbox, 'two-factor');
    expect(await refusalOf(await post(fixture.sandbox, `/session/2FA/Token/${token}/Code`, 'x'))).toEqual([
      400, 4003,
    ]);
    expect(await refusalOf(await askCode(fixture.sandbox, 'made-up'))).toEqual([401, 4011]);
  });
});

describe('verifying a code', () => {
  it('gives a session for the right one, in Pascal case, and uses the token up', async () => {
    const token = await tokenOf(fixture.sandbox, 'two-factor');
    const code = await codeFor(token);
    const response = await verify(fixture.sandbox, token, code);
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        Session: expect.stringMatching(/^[0-9a-f-]{36}$/),
        PasswordChangeRequired: false,
        AllowedAccountOperator: false,
        StatusCode: 1,
        AdditionalInfo: null,
        Is2FAEnabled: true,
        TwoFAToken: null,
        Additional2FAMethods: null,
        UserType: 1,
      },
    ]);
    expect(await refusalOf(await verify(fixture.sandbox, token, code))).toEqual([401, 4011]);
  });

  it('says when the password must be changed as well', async () => {
    const token = await tokenOf(fixture.sandbox, 'two-factor-forced-change');
    const body = await fieldsOf(await verify(fixture.sandbox, token, await codeFor(token)));
    expect(body.PasswordChangeRequired).toBe(true);
  });

  it('answers 4002 twice, suspends at the third wrong code with 4020, and at login as well', async () => {
    const token = await tokenOf(fixture.sandbox, 'two-factor');
    const code = await codeFor(token);
    const answers = [];
    for (let tried = 0; tried < 4; tried += 1) {
      answers.push(await refusalOf(await verify(fixture.sandbox, token, wrong(code))));
    }
    expect(answers).toEqual([
      [400, 4002],
      [400, 4002],
      [403, 4020],
      [403, 4020],
    ]);
    expect(await refusalOf(await verify(fixture.sandbox, token, code))).toEqual([403, 4020]);
    expect(await refusalOf(await askCode(fixture.sandbox, token))).toEqual([403, 4020]);
    expect(await refusalOf(await logOnAs(fixture.sandbox, 'two-factor'))).toEqual([403, 4020]);
    fixture.sandbox.reset();
    expect((await logOnAs(fixture.sandbox, 'two-factor')).status).toBe(200);
  });

  it('counts wrong codes over tokens, and forgets them at a right one', async () => {
    const first = await tokenOf(fixture.sandbox, 'two-factor');
    await verify(fixture.sandbox, first, 'abcdef');
    const second = await tokenOf(fixture.sandbox, 'two-factor');
    await verify(fixture.sandbox, second, 'abcdef');
    expect((await verify(fixture.sandbox, second, await codeFor(second))).status).toBe(200);
    expect(await refusalOf(await verify(fixture.sandbox, first, 'abcdef'))).toEqual([400, 4002]);
  });

  it('knows the newest code alone', async () => {
    const token = await tokenOf(fixture.sandbox, 'two-factor');
    const old = await codeFor(token);
    const fresh = await codeFor(token);
    expect(fresh).not.toBe(old);
    expect(await refusalOf(await verify(fixture.sandbox, token, old))).toEqual([400, 4002]);
    expect((await verify(fixture.sandbox, token, fresh)).status).toBe(200);
  });

  it('takes no code after five minutes, and no token after ten', async () => {
    const token = await tokenOf(fixture.sandbox, 'two-factor');
    const code = await codeFor(token);
    clock.advance(minutes(5) + 1);
    expect(await refusalOf(await verify(fixture.sandbox, token, code))).toEqual([400, 4002]);
    const fresh = await codeFor(token);
    clock.advance(minutes(5));
    expect(await refusalOf(await verify(fixture.sandbox, token, fresh))).toEqual([401, 4011]);
    expect(fixture.sandbox.holds().tokens).toBe(0);
  });

  it('takes a code that is exactly five minutes old', async () => {
    const token = await tokenOf(fixture.sandbox, 'two-factor');
    const code = await codeFor(token);
    clock.advance(minutes(5));
    expect((await verify(fixture.sandbox, token, code)).status).toBe(200);
  });

  it.each([
    [{ code: '123456' }, 4001],
    [{ token: 'x' }, 4001],
    [{ token: 'x', code: 123456 }, 4000],
    ['[]', 4003],
  ])('refuses %j with 400 and %i', async (body, code) => {
    expect(await refusalOf(await post(fixture.sandbox, '/session/2FA/VerifyAuthCode', body))).toEqual([
      400,
      code,
    ]);
  });
});
