import { createLogin, NEVER_CANCELLED } from '@gatehouse-login/core';
import {
  aConfiguration,
  aDraft,
  aLoginAnswer,
  fakePorts,
  fakeSessionGateway,
  fakeTwoFactorGateway,
} from '@gatehouse-login/core/testing';
import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { recordSessions, type SessionRecordOptions } from './session-record.ts';

const REQUEST = { username: 'me', password: 'p', appKey: 'k', appVersion: '1' };
const SESSION = { username: 'me', session: 's-1' };

function record(
  platform = fakeSessionGateway(ok(aLoginAnswer({ session: 's-1' }))),
  options?: SessionRecordOptions,
  twoFactor = fakeTwoFactorGateway(),
) {
  return { platform, ...recordSessions({ sessions: platform, twoFactor }, options) };
}

describe('a record of sessions', () => {
  it('lists a session that was opened, and logs it off once', async () => {
    const { platform, sessions, opened, closeAll } = record();
    await sessions.open(REQUEST, NEVER_CANCELLED);
    expect(opened()).toEqual([SESSION]);
    await closeAll();
    await closeAll();
    expect(platform.closed).toEqual([SESSION]);
    expect(opened()).toEqual([SESSION]);
  });

  it('does not log off again what the login has logged off itself', async () => {
    const { platform, sessions, closeAll } = record();
    await sessions.open(REQUEST, NEVER_CANCELLED);
    await Promise.all([sessions.close(SESSION), closeAll()]);
    expect(platform.closed).toEqual([SESSION]);
  });

  it('lists a session that a verified code opened, under the name of the login', async () => {
    const platform = fakeSessionGateway(ok(aLoginAnswer({ session: null, twoFaToken: 't-1' })));
    const twoFactor = fakeTwoFactorGateway({ verifying: [ok(aLoginAnswer({ session: 's-2' }))] });
    const { sessions, twoFactor: recorded, opened } = record(platform, {}, twoFactor);
    await sessions.open(REQUEST, NEVER_CANCELLED);
    expect(opened()).toEqual([]);
    await recorded.verifyCode({ twoFaToken: 't-1', code: '123456' }, NEVER_CANCELLED);
    expect(opened()).toEqual([{ username: 'me', session: 's-2' }]);
  });

  it('calls onSecret with sessions and tokens', async () => {
    const secrets: string[] = [];
    const platform = fakeSessionGateway(ok(aLoginAnswer({ session: 's-1', twoFaToken: 't-1' })));
    const { sessions } = record(platform, { onSecret: (secret) => secrets.push(secret) });
    await sessions.open(REQUEST, NEVER_CANCELLED);
    expect(secrets).toEqual(['s-1', 't-1']);
  });

  it('is empty after a refusal', async () => {
    const { sessions, opened } = record(fakeSessionGateway(err({ kind: 'session-refused' })));
    await sessions.open(REQUEST, NEVER_CANCELLED);
    expect(opened()).toEqual([]);
  });

  it('fails when a session cannot be logged off, even if the login tried it first', async () => {
    const { platform, sessions, closeAll } = record();
    platform.answerClosingWith(err({ kind: 'unreachable' }));
    await sessions.open(REQUEST, NEVER_CANCELLED);
    await sessions.close(SESSION);
    expect((await closeAll())._unsafeUnwrapErr().kind).toBe('unreachable');
    expect(platform.closed).toHaveLength(1);
  });

  it('sends nothing when sessions are to be kept open', async () => {
    const { platform, sessions, opened, closeAll } = record(undefined, { keepOpen: true });
    await sessions.open(REQUEST, NEVER_CANCELLED);
    expect((await sessions.close(SESSION)).isOk()).toBe(true);
    expect((await closeAll()).isOk()).toBe(true);
    expect(platform.closed).toEqual([]);
    expect(opened()).toEqual([SESSION]);
  });

  it.each([
    ['that the visitor leaves with', false],
    ['that the login drops', true],
  ])('logs off a session once %s', async (_which, passwordChangeRequired) => {
    const { platform, ...recorded } = record(
      fakeSessionGateway(ok(aLoginAnswer({ session: 's-1', passwordChangeRequired }))),
    );
    const login = createLogin(fakePorts(recorded), aConfiguration());
    login.send({ type: 'opened-at', step: 'login', visit: { region: 'en-uk', language: 'en', query: '' } });
    login.send({ type: 'submitted', draft: aDraft(), password: 'p', reference: 'r' });
    await login.settled();
    login.dispose();
    await recorded.closeAll();
    expect(platform.closed).toEqual([{ username: 'DM123456', session: 's-1' }]);
  });
});
