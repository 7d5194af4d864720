import { err, ok, type Result } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { Event } from '../flow/event.ts';
import type { SendCodeError, VerifyCodeError } from '../ports/two-factor-gateway.ts';
import { anAccountOperator } from '../testing/builders.ts';
import { aLoginAnswer, anAccount, fakeAccountGateway, fakeTwoFactorGateway } from '../testing/index.ts';
import { askingForCode, HELD, METHODS, SECRETS, SESSION, site, TOKEN } from '../testing/site.fixture.ts';

const select = (contactId: string): Event => ({ type: 'contact-selected', contactId });
const code = (text = '123456'): Event => ({ type: 'code-submitted', code: text });
const BACK: Event = { type: 'back-pressed' };
const CLOSE: Event = { type: 'popup-closed' };
type Parts = NonNullable<Parameters<typeof site>[0]>;

async function atTheCode(parts: Parts = {}) {
  const opened = site({ sessions: askingForCode(), ...parts });
  await opened.submit();
  return opened;
}

const refusing = (...errors: VerifyCodeError[]) =>
  fakeTwoFactorGateway({ verifying: errors.map((error) => err(error)) });

/** A send-code call that the test answers by hand. */
function sendingByHand() {
  const answers: ((result: Result<void, SendCodeError>) => void)[] = [];
  const sending = [0, 1].map(
    () => new Promise<Result<void, SendCodeError>>((answer) => answers.push(answer)),
  );
  return { answers, twoFactor: fakeTwoFactorGateway({ sending }) };
}

const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await null;
};

describe('two-factor authentication, from the form to the platform', () => {
  it('sends the code to the chosen contact and takes the visitor in [4.10]', async () => {
    const { play, runner, twoFactor, tracker, navigator, accounts, spinner } = await atTheCode();
    expect(runner.getSnapshot()).toMatchObject({
      at: 'two-factor',
      contacts: [METHODS[1], METHODS[0]],
      contactId: null,
    });
    expect(twoFactor.sent).toEqual([]);
    expect(await play(select('phone'))).toMatchObject({
      at: 'two-factor',
      contactId: 'phone',
      news: 'code-sent',
    });
    expect(twoFactor.sent).toEqual([{ twoFaToken: TOKEN, contactId: 'phone' }]);
    expect((await play(code())).at).toBe('leaving');
    expect(twoFactor.verified).toEqual([{ twoFaToken: TOKEN, code: '123456' }]);
    expect(accounts.sessions).toEqual([{ username: 'DM123456', session: SESSION }]);
    expect(tracker.events).toMatchObject([{ event: 'login_success', reference: 'kamo-7352' }]);
    expect(navigator.destinations[0]?.url).toContain(SESSION);
    expect(spinner.getCount()).toBe(0);
  });

  it('remembers the visitor when the session call succeeds, before any code', async () => {
    const { store } = await atTheCode();
    expect(store.values.get('username')).toBe('DM123456');
  });

  it('sends once more on demand', async () => {
    const { play, twoFactor } = await atTheCode();
    await play(select('mail'), { type: 'resend-pressed' });
    expect(twoFactor.sent.map(({ contactId }) => contactId)).toEqual(['mail', 'mail']);
  });

  it('drops the answer of a sending that another selection has replaced', async () => {
    const { answers, twoFactor } = sendingByHand();
    const { runner, spinner } = await atTheCode({ twoFactor });
    runner.send(select('phone'));
    runner.send(select('mail'));
    await turns();
    expect(spinner.getCount()).toBe(1);
    answers[0]?.(err({ kind: 'code-not-sent' }));
    await turns();
    expect(runner.getSnapshot()).toMatchObject({ at: 'sending-code', contactId: 'mail' });
    answers[1]?.(ok(undefined));
    expect(await runner.settled()).toMatchObject({
      at: 'two-factor',
      contactId: 'mail',
      news: 'code-sent',
    });
    expect(spinner.getCount()).toBe(0);
  });

  it('verifies a code that came before its sending was answered', async () => {
    const { answers, twoFactor } = sendingByHand();
    const { runner, play } = await atTheCode({ twoFactor });
    runner.send(select('phone'));
    await play(code());
    answers[0]?.(err({ kind: 'code-not-sent' }));
    await turns();
    expect(runner.getSnapshot().at).toBe('leaving');
  });

  it('follows the second table: an operator who demands it leads to my-account [4.7, 4.12]', async () => {
    const operator = anAccountOperator({ is2FAEnabledAO: true, is2FAMandatory: true });
    const myAccountUrl = 'https://my.example/?s={session}';
    const { play } = await atTheCode({
      accounts: fakeAccountGateway(ok(anAccount({ accountOperators: [operator] }))),
      changes: {
        urls: { apiEnv: 'live', redirects: {}, forgotPasswordUrls: {}, forgotUsernameUrls: {}, myAccountUrl },
      },
    });
    expect(await play(select('mail'), code())).toMatchObject({ at: 'leaving', purpose: 'my-account' });
  });

  it('may end in a forced change', async () => {
    const answer = aLoginAnswer({ session: SESSION, passwordChangeRequired: true });
    const { play } = await atTheCode({ twoFactor: fakeTwoFactorGateway({ verifying: [ok(answer)] }) });
    expect((await play(select('mail'), code())).at).toBe('force-password');
  });

  it('asks for no second code: whatever the answer says, its session opens the way', async () => {
    const answer = aLoginAnswer({ session: SESSION, is2FaEnabled: true, twoFaToken: TOKEN });
    const { play } = await atTheCode({ twoFactor: fakeTwoFactorGateway({ verifying: [ok(answer)] }) });
    expect((await play(select('mail'), code())).at).toBe('leaving');
  });

  it('does not take an answer without a session for a success', async () => {
    const answer = aLoginAnswer({ session: null, twoFaToken: TOKEN });
    const { play } = await atTheCode({ twoFactor: fakeTwoFactorGateway({ verifying: [ok(answer)] }) });
    expect(await play(select('mail'), code())).toMatchObject({
      at: 'two-factor',
      fault: { kind: 'malformed-answer' },
    });
  });
});

describe('a code that opens nothing', () => {
  it('may be typed again after 4002, with the same token [4.13]', async () => {
    const { play, twoFactor } = await atTheCode({
      twoFactor: fakeTwoFactorGateway({
        verifying: [err({ kind: 'code-refused' }), ok(aLoginAnswer({ session: SESSION }))],
      }),
    });
    expect(await play(select('mail'), code('000000'))).toMatchObject({
      at: 'code-refused',
      fault: { kind: 'code-refused' },
    });
    expect(await play(CLOSE)).toMatchObject({ at: 'two-factor', contactId: 'mail' });
    expect((await play(code())).at).toBe('leaving');
    expect(twoFactor.verified.map(({ twoFaToken }) => twoFaToken)).toEqual([TOKEN, TOKEN]);
    expect(twoFactor.sent).toHaveLength(1);
  });

  it('closes the account after 4020, and no code is taken any more [4.14]', async () => {
    const { play, runner, perform } = await atTheCode({
      twoFactor: refusing({ kind: 'account-suspended' }),
    });
    expect((await play(select('mail'), code(), CLOSE)).at).toBe('login');
    expect(runner.send(code()).isErr()).toBe(true);
    const never = { cancelled: false, onCancel: () => () => {} };
    expect(await perform({ run: 'verify-code', code: '123456' }, never)).toEqual({
      type: 'verification-failed',
      error: { kind: 'session-expired' },
    });
  });

  it('of an expired token leads to the login with a status text', async () => {
    const { play } = await atTheCode({ twoFactor: refusing({ kind: 'session-expired' }) });
    expect(await play(select('mail'), code())).toMatchObject({
      at: 'login',
      visit: { query: '?lang=en&utm=x' },
      news: 'session-expired',
    });
  });

  it('of a fault may be sent again in place', async () => {
    const { play, twoFactor } = await atTheCode({ twoFactor: refusing({ kind: 'timed-out' }) });
    expect(await play(select('mail'), code())).toMatchObject({ at: 'two-factor', contactId: 'mail' });
    await play(code());
    expect(twoFactor.verified).toHaveLength(2);
  });

  it('is never recorded', async () => {
    for (const kind of ['code-refused', 'account-suspended', 'session-expired', 'offline'] as const) {
      const { play, tracker } = await atTheCode({ twoFactor: refusing({ kind }) });
      await play(select('mail'), code(), CLOSE);
      expect(tracker.events).toEqual([]);
    }
  });
});

describe('an account that cannot be had after a verified code (functional spec, after sign-in)', () => {
  it('is recorded as a fail, the session dropped, and the login says what to do [4.6]', async () => {
    const { play, tracker, navigator, runner } = await atTheCode({
      accounts: fakeAccountGateway(err({ kind: 'unreachable' })),
    });
    expect(await play(select('mail'), code())).toMatchObject({
      at: 'login',
      fault: { kind: 'unreachable' },
    });
    expect(tracker.events).toMatchObject([{ event: 'login_fail', errorCode: 'unreachable' }]);
    expect(navigator.destinations).toEqual([]);
    expect(runner.send(code()).isErr()).toBe(true);
  });
});

describe('secrets of a code', () => {
  it('reach no state, no record and no storage on any way', async () => {
    const gateways = [
      fakeTwoFactorGateway({ verifying: [ok(aLoginAnswer({ session: SESSION }))] }),
      fakeTwoFactorGateway({ sending: [err({ kind: 'code-not-sent' })] }),
      refusing({ kind: 'code-refused' }),
      refusing({ kind: 'malformed-answer', detail: 'login answer: session' }),
    ];
    for (const twoFactor of gateways) {
      const { play, snapshots, tracker, store, exchanged } = await atTheCode({ twoFactor });
      await play(select('mail'), code('CANARY'), CLOSE, BACK);
      expect(JSON.stringify([snapshots, tracker.events, [...store.values]])).not.toMatch(SECRETS);
      expect(JSON.stringify(exchanged)).not.toMatch(HELD);
    }
  });
});
