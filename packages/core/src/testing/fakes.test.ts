import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { makeCancellation, NEVER_CANCELLED } from '../cancellation/cancellation.ts';
import { aLoginAnswer } from './builders.ts';
import { fakeNavigator } from './fake-navigator.ts';
import { fakePasswordGateway } from './fake-password-gateway.ts';
import { fakeSessionGateway } from './fake-session-gateway.ts';
import { fakeTracker } from './fake-tracker.ts';
import { fakeTwoFactorGateway } from './fake-two-factor-gateway.ts';

const REQUEST = { username: 'DM123456', password: 'x', appKey: 'Mercury', appVersion: '1' };

describe('fakes', () => {
  it('give scripted answers in their order, the last one again and again', async () => {
    const gateway = fakeSessionGateway(err({ kind: 'timed-out' }), ok(aLoginAnswer({ session: 's-2' })));
    const open = () => gateway.open(REQUEST, NEVER_CANCELLED);
    expect((await open())._unsafeUnwrapErr()).toEqual({ kind: 'timed-out' });
    expect((await open())._unsafeUnwrap().session).toBe('s-2');
    expect((await open())._unsafeUnwrap().session).toBe('s-2');
    expect(gateway.requests).toHaveLength(3);
  });

  it('succeed without a script', async () => {
    expect((await fakeSessionGateway().open(REQUEST, NEVER_CANCELLED)).isOk()).toBe(true);
  });

  it('drop an answer that comes after its caller has gone', async () => {
    let answer = (): void => {};
    const gateway = fakeSessionGateway(
      new Promise((resolve) => {
        answer = () => resolve(ok(aLoginAnswer()));
      }),
    );
    const cancellation = makeCancellation();
    const opening = gateway.open(REQUEST, cancellation);
    cancellation.cancel();
    answer();
    expect((await opening)._unsafeUnwrapErr()).toEqual({ kind: 'cancelled' });
  });

  it('close as they are told', async () => {
    const gateway = fakeSessionGateway();
    gateway.answerClosingWith(err({ kind: 'unreachable' }));
    expect((await gateway.close({ username: 'a', session: 's' }))._unsafeUnwrapErr().kind).toBe(
      'unreachable',
    );
  });

  it('keep what they were told', () => {
    const tracker = fakeTracker();
    const navigator = fakeNavigator();
    const event = {
      event: 'login_fail',
      brand: 'kq',
      region: null,
      language: 'en',
      platformType: 'webtrader',
    } as const;
    const destination = {
      kind: 'navigate',
      purpose: 'platform',
      url: 'https://trade.example/',
      parts: [],
    } as const;
    tracker.record(event);
    navigator.leave(destination);
    expect(tracker.events).toEqual([event]);
    expect(navigator.destinations).toEqual([destination]);
  });

  it('send and verify codes by scripts of their own', async () => {
    const gateway = fakeTwoFactorGateway({
      sending: [err({ kind: 'code-not-sent' })],
      verifying: [err({ kind: 'code-refused' }), ok(aLoginAnswer({ session: 's-2' }))],
    });
    const sent = await gateway.sendCode({ twoFaToken: 't', contactId: 'c' }, NEVER_CANCELLED);
    expect(sent._unsafeUnwrapErr()).toEqual({ kind: 'code-not-sent' });
    const verify = () => gateway.verifyCode({ twoFaToken: 't', code: '123456' }, NEVER_CANCELLED);
    expect((await verify())._unsafeUnwrapErr()).toEqual({ kind: 'code-refused' });
    expect((await verify())._unsafeUnwrap().session).toBe('s-2');
    expect([gateway.sent.length, gateway.verified.length]).toEqual([1, 2]);
  });

  it('count no call of a caller who has gone', async () => {
    const cancellation = makeCancellation();
    cancellation.cancel();
    const [codes, passwords] = [fakeTwoFactorGateway(), fakePasswordGateway()];
    await codes.sendCode({ twoFaToken: 't', contactId: 'c' }, cancellation);
    await codes.verifyCode({ twoFaToken: 't', code: '123456' }, cancellation);
    const change = { username: 'a', oldPassword: 'b', newPassword: 'c', session: null };
    expect((await passwords.change(change, cancellation))._unsafeUnwrapErr().kind).toBe('cancelled');
    expect([codes.sent, codes.verified, passwords.requests]).toEqual([[], [], []]);
  });
});
