import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { makeCancellation, NEVER_CANCELLED } from '../cancellation/cancellation.ts';
import type { VerifyCodeError } from '../ports/two-factor-gateway.ts';
import type { LoginAnswer } from '../session/login-answer.ts';
import { aLoginAnswer, fakePasswordGateway, fakeTwoFactorGateway } from '../testing/index.ts';
import { makeChangePassword } from './change-password.ts';
import { makeSendCode } from './send-code.ts';
import { makeVerifyCode } from './verify-code.ts';

const TO_VERIFY = { username: 'DM1', twoFaToken: 'T', code: '12 45６' };
const verify = (changes: Partial<LoginAnswer>) =>
  makeVerifyCode(fakeTwoFactorGateway({ verifying: [ok(aLoginAnswer(changes))] }))(
    TO_VERIFY,
    NEVER_CANCELLED,
  );

describe('sending a code', () => {
  it('hands token and contact on, and nothing else', async () => {
    const gateway = fakeTwoFactorGateway();
    const request = { twoFaToken: 'T', contactId: 'c' };
    expect((await makeSendCode(gateway)(request, NEVER_CANCELLED)).isOk()).toBe(true);
    expect(gateway.sent).toEqual([request]);
  });

  it('hands its failure on', async () => {
    const gateway = fakeTwoFactorGateway({ sending: [err({ kind: 'code-not-sent' })] });
    const outcome = await makeSendCode(gateway)({ twoFaToken: 'T', contactId: 'c' }, NEVER_CANCELLED);
    expect(outcome._unsafeUnwrapErr()).toEqual({ kind: 'code-not-sent' });
  });
});

describe('verifying a code (docs/unknowns.md, after sign-in, first table)', () => {
  it('hands token and code on as they are, without the user name', async () => {
    const gateway = fakeTwoFactorGateway();
    await makeVerifyCode(gateway)(TO_VERIFY, NEVER_CANCELLED);
    expect(gateway.verified).toEqual([{ twoFaToken: 'T', code: '12 45６' }]);
  });

  it('opens the session of the user who asked', async () => {
    expect((await verify({ session: 'S', userType: 3 }))._unsafeUnwrap()).toEqual({
      kind: 'session-opened',
      parameters: { username: 'DM1', session: 'S', userType: 3 },
    });
  });

  it.each([true, false])('has no two-factor row: is2FaEnabled %j', async (is2FaEnabled) => {
    const outcome = await verify({ session: 'S', is2FaEnabled, twoFaToken: 'T' });
    expect(outcome._unsafeUnwrap().kind).toBe('session-opened');
    for (const session of [null, '']) {
      const without = await verify({ session, is2FaEnabled, twoFaToken: 'T' });
      expect(without._unsafeUnwrapErr().kind).toBe('malformed-answer');
    }
  });

  it('may demand a new password, with a session or without', async () => {
    expect((await verify({ session: 'S', passwordChangeRequired: true }))._unsafeUnwrap()).toEqual({
      kind: 'password-change-required',
      parameters: { username: 'DM1', session: 'S', userType: 1 },
    });
    expect((await verify({ session: null, passwordChangeRequired: true }))._unsafeUnwrap()).toEqual({
      kind: 'password-change-required',
      parameters: null,
    });
  });

  it.each<VerifyCodeError>([
    { kind: 'code-refused' },
    { kind: 'account-suspended' },
    { kind: 'session-expired' },
    { kind: 'service-busy', seconds: 3 },
  ])('hands $kind on', async (error) => {
    const gateway = fakeTwoFactorGateway({ verifying: [err(error)] });
    expect((await makeVerifyCode(gateway)(TO_VERIFY, NEVER_CANCELLED))._unsafeUnwrapErr()).toEqual(error);
  });
});

describe('changing a password', () => {
  const REQUEST = { username: 'DM1', oldPassword: ' old\t', newPassword: 'ne\u0301w ', session: null };

  it('hands both passwords on as they were typed, once', async () => {
    const gateway = fakePasswordGateway(err({ kind: 'password-not-changed' }));
    const outcome = await makeChangePassword(gateway)(REQUEST, NEVER_CANCELLED);
    expect(outcome._unsafeUnwrapErr()).toEqual({ kind: 'password-not-changed' });
    expect(gateway.requests).toEqual([REQUEST]);
  });

  it('can be cancelled before it is sent', async () => {
    const cancellation = makeCancellation();
    cancellation.cancel();
    const gateway = fakePasswordGateway();
    const outcome = await makeChangePassword(gateway)(REQUEST, cancellation);
    expect(outcome._unsafeUnwrapErr()).toEqual({ kind: 'cancelled' });
    expect(gateway.requests).toEqual([]);
  });
});
