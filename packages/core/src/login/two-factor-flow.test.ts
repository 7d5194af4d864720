import { err, ok, type Result } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { Event } from '../flow/event.ts';
import type { SendCodeError, VerifyCodeError } from '../ports/two-factor-gateway.ts';
import { aLoginAnswer, fakeTwoFactorGateway } from '../testing/index.ts';
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
