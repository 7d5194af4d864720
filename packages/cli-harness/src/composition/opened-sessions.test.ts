import { NEVER_CANCELLED } from '@gatehouse-login/core';
import { aLoginAnswer, fakeSessionGateway } from '@gatehouse-login/core/testing';
import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { rememberSessions } from './opened-sessions.ts';

const REQUEST = { username: 'me', password: 'p', appKey: 'k', appVersion: '1' };

describe('sessions that a login opened', () => {
  it('are remembered, told as secrets and closed once', async () => {
    const secrets: string[] = [];
    const fake = fakeSessionGateway(ok(aLoginAnswer({ session: 's-1', twoFaToken: 't-1' })));
    const sessions = rememberSessions(fake, (secret) => secrets.push(secret));
    await sessions.gateway.open(REQUEST, NEVER_CANCELLED);
    expect(secrets).toEqual(['s-1', 't-1']);
    expect(sessions.all()).toEqual([{ username: 'me', session: 's-1' }]);
    await sessions.closeAll();
    await sessions.closeAll();
    expect(fake.closed).toEqual([{ username: 'me', session: 's-1' }]);
  });

  it('are none after a refusal', async () => {
    const sessions = rememberSessions(fakeSessionGateway(err({ kind: 'session-refused' })), () => {});
    await sessions.gateway.open(REQUEST, NEVER_CANCELLED);
    expect(sessions.all()).toEqual([]);
  });

  it('that cannot be closed are told', async () => {
    const fake = fakeSessionGateway();
    fake.answerClosingWith(err({ kind: 'unreachable' }));
    const sessions = rememberSessions(fake, () => {});
    await sessions.gateway.open(REQUEST, NEVER_CANCELLED);
    expect((await sessions.closeAll())._unsafeUnwrapErr().kind).toBe('unreachable');
  });
});
