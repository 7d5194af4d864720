import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { makeCancellation, NEVER_CANCELLED } from '../cancellation/cancellation.ts';
import type { OpenSessionError } from '../ports/session-gateway.ts';
import type { LoginAnswer } from '../session/login-answer.ts';
import { aConfiguration, aCredentials, aLoginAnswer } from '../testing/builders.ts';
import { fakeSessionGateway } from '../testing/fake-session-gateway.ts';
import { VERSION } from '../version.ts';
import { signIn } from './sign-in.ts';

const configuration = aConfiguration({ appKey: 'General', appKeyWebTrader: 'Web' });

async function signInWith(answer: Partial<LoginAnswer>, credentials = aCredentials()) {
  const sessions = fakeSessionGateway(ok(aLoginAnswer(answer)));
  return signIn(sessions, configuration, credentials, NEVER_CANCELLED);
}

describe('the session call', () => {
  it.each([
    ['webtrader', 'Web'],
    ['advantage', 'General'],
    ['settings', 'General'],
  ] as const)('carries, for %s, the app key %s [3.29, 7.1, 7.2]', async (platformType, appKey) => {
    const sessions = fakeSessionGateway();
    await signIn(sessions, configuration, aCredentials({ platformType }), NEVER_CANCELLED);
    expect(sessions.requests).toEqual([
      { username: 'DM123456', password: 'Correct-Horse-9', appKey, appVersion: VERSION },
    ]);
  });

  it.each([
    ' leading and trailing ',
    'ÄÖÜ\u0308é你😀',
    '\uFB01\u212B\u00A0',
    '"\\</script>&%{}$&',
    '\t\n\u0000',
    'a\uD83D',
    'x'.repeat(10_000),
  ])('carries the password as it was typed: %j [7.1]', async (password) => {
    const sessions = fakeSessionGateway();
    await signIn(sessions, configuration, aCredentials({ password }), NEVER_CANCELLED);
    expect(sessions.requests[0]?.password).toBe(password);
  });

  it('is made once, whatever comes of it', async () => {
    const sessions = fakeSessionGateway(err({ kind: 'unreachable' }));
    await signIn(sessions, configuration, aCredentials(), NEVER_CANCELLED);
    expect(sessions.requests).toHaveLength(1);
  });

  it('carries the package’s version', () => {
    expect(VERSION).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

describe('what an accepted sign-in leads to (functional spec, after sign-in, first table)', () => {
  const parameters = { username: 'DM123456', session: 'S', userType: 1 };

  it('is an open session, with the user name as it was sent [3.8]', async () => {
    expect((await signInWith({ session: 'S' }))._unsafeUnwrap()).toEqual({
      kind: 'session-opened',
      parameters,
    });
  });

  it('is a forced change before all else [4.1]', async () => {
    for (const is2FaEnabled of [true, false]) {
      const outcome = await signInWith({
        session: 'S',
        passwordChangeRequired: true,
        is2FaEnabled,
        twoFaToken: 'T',
      });
      expect(outcome._unsafeUnwrap()).toEqual({ kind: 'password-change-required', parameters });
    }
  });

  it.each([
    [true, 'T', 'two-factor-required'],
    [true, null, 'session-opened'],
    [true, '', 'session-opened'],
    [false, 'T', 'session-opened'],
  ] as const)('is, with is2FaEnabled %j and the token %j, %s', async (is2FaEnabled, twoFaToken, kind) => {
    expect((await signInWith({ is2FaEnabled, twoFaToken }))._unsafeUnwrap().kind).toBe(kind);
  });

  it('is two-factor authentication even without a session', async () => {
    const outcome = (
      await signInWith({ session: null, is2FaEnabled: true, twoFaToken: 'T' })
    )._unsafeUnwrap();
    expect(outcome).toMatchObject({ kind: 'two-factor-required', twoFaToken: 'T', methods: [] });
  });

  it.each([{ session: null }, { session: '' }, { session: null, twoFaToken: 'T', is2FaEnabled: false }])(
    'is nothing without a session: %j',
    async (answer) => {
      expect((await signInWith(answer))._unsafeUnwrapErr().kind).toBe('malformed-answer');
    },
  );

  it('is a forced change even without a session: whoever has the new password logs in with it', async () => {
    for (const is2FaEnabled of [true, false])
      for (const session of [null, '']) {
        const given = { session, passwordChangeRequired: true, twoFaToken: 'T', is2FaEnabled };
        expect((await signInWith(given))._unsafeUnwrap()).toEqual({
          kind: 'password-change-required',
          parameters: null,
        });
      }
  });

  it('depends on neither statusCode nor allowedAccountOperator nor userType', async () => {
    for (const statusCode of [0, 1, 4010, null])
      for (const allowedAccountOperator of [true, false])
        for (const userType of [0, 1, 99, null]) {
          const outcome = await signInWith({ statusCode, allowedAccountOperator, userType });
          expect(outcome._unsafeUnwrap()).toMatchObject({ kind: 'session-opened', parameters: { userType } });
        }
  });
});

describe('a sign-in that fails', () => {
  it.each<OpenSessionError>([
    { kind: 'session-refused', code: 4010 },
    { kind: 'cookies-blocked' },
    { kind: 'timed-out' },
    { kind: 'too-many-attempts', seconds: 30 },
  ])('hands the error on: $kind', async (error) => {
    const sessions = fakeSessionGateway(err(error));
    const outcome = await signIn(sessions, configuration, aCredentials(), NEVER_CANCELLED);
    expect(outcome._unsafeUnwrapErr()).toEqual(error);
  });

  it('can be cancelled', async () => {
    const cancellation = makeCancellation();
    const sessions = fakeSessionGateway(new Promise<never>(() => {}));
    const outcome = signIn(sessions, configuration, aCredentials(), cancellation);
    cancellation.cancel();
    expect((await outcome)._unsafeUnwrapErr()).toEqual({ kind: 'cancelled' });
  });
});
