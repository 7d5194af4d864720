import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { NEVER_CANCELLED } from '../cancellation/cancellation.ts';
import type { Command } from '../flow/command.ts';
import type { VerifyCodeError } from '../ports/two-factor-gateway.ts';
import type { LoginAnswer } from '../session/login-answer.ts';
import {
  aConfiguration,
  aCredentials,
  aLoginAnswer,
  fakePorts,
  fakeSessionGateway,
  fakeTwoFactorGateway,
} from '../testing/index.ts';
import { makePerform } from './perform.ts';

const SIGN_IN: Command = { run: 'sign-in', credentials: aCredentials() };
const SEND: Command = { run: 'send-code', contactId: 'c' };
const VERIFY: Command = { run: 'verify-code', code: '12 45６' };
const WITH_TOKEN = aLoginAnswer({ session: null, is2FaEnabled: true, twoFaToken: 'TOKEN' });

function prepare(twoFactor = fakeTwoFactorGateway()) {
  const ports = fakePorts({ twoFactor, sessions: fakeSessionGateway(ok(WITH_TOKEN)) });
  const perform = makePerform(ports, aConfiguration());
  return {
    twoFactor,
    accounts: ports.accounts,
    perform: (command: Command) => perform(command, NEVER_CANCELLED),
  };
}

describe('performing the two-factor steps', () => {
  async function challenged(twoFactor = fakeTwoFactorGateway()) {
    const prepared = prepare(twoFactor);
    await prepared.perform(SIGN_IN);
    return prepared;
  }
  const verified = async (changes: Partial<LoginAnswer>) =>
    (await challenged(fakeTwoFactorGateway({ verifying: [ok(aLoginAnswer(changes))] }))).perform(VERIFY);

  it('sends token and contact, and nothing else [3.10, 4.10, 7.3]', async () => {
    const { perform, twoFactor } = await challenged();
    expect(await perform(SEND)).toEqual({ type: 'code-sent' });
    expect(twoFactor.sent).toEqual([{ twoFaToken: 'TOKEN', contactId: 'c' }]);
  });

  it('says when the code could not be sent', async () => {
    const { perform } = await challenged(fakeTwoFactorGateway({ sending: [err({ kind: 'code-not-sent' })] }));
    expect(await perform(SEND)).toEqual({ type: 'code-not-sent', error: { kind: 'code-not-sent' } });
  });

  it('verifies token and code as they are, without the user name [3.10, 7.4]', async () => {
    const { perform, twoFactor } = await challenged();
    await perform(VERIFY);
    expect(twoFactor.verified).toEqual([{ twoFaToken: 'TOKEN', code: '12 45６' }]);
  });

  it('opens the session of the user who asked', async () => {
    const answer = aLoginAnswer({ session: 'S', userType: 3 });
    const { perform, accounts } = await challenged(fakeTwoFactorGateway({ verifying: [ok(answer)] }));
    expect(await perform(VERIFY)).toEqual({ type: 'session-opened' });
    await perform({ run: 'load-account' });
    expect(accounts.sessions).toEqual([{ username: 'DM123456', session: 'S' }]);
  });

  it.each([true, false])('never asks for another code: is2FaEnabled %j [4.12]', async (is2FaEnabled) => {
    const answer = { is2FaEnabled, twoFaToken: 'T' };
    expect(await verified({ ...answer, session: 'S' })).toMatchObject({ type: 'session-opened' });
    for (const session of [null, ''])
      expect(await verified({ ...answer, session })).toMatchObject({
        type: 'verification-failed',
        error: { kind: 'malformed-answer' },
      });
  });

  it('may demand a new password, with a session or without', async () => {
    for (const session of ['S', null])
      expect(await verified({ session, passwordChangeRequired: true })).toEqual({
        type: 'password-change-required',
      });
  });

  it.each<[VerifyCodeError, string]>([
    [{ kind: 'code-refused' }, 'code-refused'],
    [{ kind: 'account-suspended' }, 'code-refused'],
    [{ kind: 'session-expired' }, 'verification-failed'],
    [{ kind: 'service-busy', seconds: 3 }, 'verification-failed'],
  ])('turns %j into %s', async (error, type) => {
    const { perform } = await challenged(fakeTwoFactorGateway({ verifying: [err(error)] }));
    expect(await perform(VERIFY)).toEqual({ type, error });
  });

  it('does nothing without a token', async () => {
    const { perform, twoFactor } = prepare();
    expect(await perform(SEND)).toMatchObject({ type: 'code-not-sent' });
    expect(await perform(VERIFY)).toMatchObject({ error: { kind: 'session-expired' } });
    expect([...twoFactor.sent, ...twoFactor.verified]).toEqual([]);
  });
});
