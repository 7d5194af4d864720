import { describe, expect, it } from 'vitest';
import { aConfiguration } from '../../testing/builders.ts';
import { common, contacts, draft, go, STATES, visit } from '../../testing/flow-samples.fixture.ts';
import type { Event, EventOf } from '../event.ts';
import type { State, StateAt } from '../state.ts';
import { transition } from '../transition.ts';

const FORGET = { run: 'forget' };
const atRest: StateAt<'two-factor'> = { ...common, contacts, contactId: null, at: 'two-factor' };
const chosen: StateAt<'two-factor'> = { ...atRest, contactId: 'phone' };
const sending: StateAt<'sending-code'> = { ...chosen, at: 'sending-code' };
const verifying: StateAt<'verifying-code'> = { ...chosen, at: 'verifying-code' };
const select = (contactId: string): Event => ({ type: 'contact-selected', contactId });
const submit = (code: string): Event => ({ type: 'code-submitted', code });

describe('arriving at two-factor authentication', () => {
  it('offers the contacts sorted by category, none preselected [2.28]', () => {
    const methods = [contacts[1], { contactId: '', contactCategoryId: '0', value: 'x' }, contacts[0]];
    expect(go(STATES['signing-in'], { type: 'two-factor-required', methods }).next).toEqual(atRest);
  });

  it('sends nothing by itself', () => {
    const { commands } = go(STATES['signing-in'], { type: 'two-factor-required', methods: contacts });
    expect(commands).toEqual([{ run: 'remember', draft }]);
  });

  it('is possible without any contact', () => {
    const { next } = go(STATES['signing-in'], { type: 'two-factor-required', methods: [] });
    expect(next).toMatchObject({ at: 'two-factor', contacts: [], contactId: null });
  });
});

describe('selecting a contact', () => {
  it.each([atRest, chosen, { ...chosen, fault: { kind: 'code-not-sent' } } as const])(
    'sends the code there, the old message gone [4.10]',
    (state) => {
      expect(go(state, select('mail'))).toEqual({
        next: { ...sending, contactId: 'mail' },
        commands: [{ run: 'send-code', contactId: 'mail' }],
      });
    },
  );

  it('again makes no code void that was just sent', () => {
    for (const state of [chosen, { ...chosen, news: 'code-sent' } as const])
      expect(go(state, select('phone'))).toEqual({ next: state, commands: [] });
  });

  it('again sends again after a failure, once the platform’s wait is over [4.10]', () => {
    const failed = { ...chosen, fault: { kind: 'code-not-sent' } } as const;
    const sent = { next: sending, commands: [{ run: 'send-code', contactId: 'phone' }] };
    expect(go(failed, select('phone'))).toEqual(sent);
    expect(go({ ...failed, resendWait: { seconds: 0 } }, select('phone'))).toMatchObject(sent);
    const waiting = { ...failed, resendWait: { seconds: 9 } };
    expect(go(waiting, select('phone'))).toEqual({ next: waiting, commands: [] });
    expect(go(waiting, select('mail')).commands).toEqual([{ run: 'send-code', contactId: 'mail' }]);
    const busy = { ...chosen, fault: { kind: 'unreachable' } } as const;
    expect(go(busy, select('phone'))).toEqual({ next: busy, commands: [] });
  });

  it('while another sending is under way takes its place', () => {
    expect(go(sending, select('mail'))).toEqual({
      next: { ...sending, contactId: 'mail' },
      commands: [{ run: 'send-code', contactId: 'mail' }],
    });
  });

  it('that is being sent to changes nothing', () => {
    expect(go(sending, select('phone'))).toEqual({ next: sending, commands: [] });
  });

  it.each(['', 'unknown', '__proto__', 'MAIL'])('that is not offered, %j, changes nothing', (contactId) => {
    for (const state of [atRest, sending])
      expect(go(state, select(contactId))).toEqual({ next: state, commands: [] });
  });

  it('while a code is being verified changes nothing', () => {
    expect(go(verifying, select('mail'))).toEqual({ next: verifying, commands: [] });
  });
});

describe('sending', () => {
  it('is told of when it worked [2.29, 4.11, 8.4]', () => {
    expect(go(sending, { type: 'code-sent' })).toEqual({
      next: { ...chosen, news: 'code-sent' },
      commands: [],
    });
  });

  it('is told of when it failed, whatever the reason, the contact kept [4.11, 8.3]', () => {
    const error = { kind: 'code-not-sent' } as const;
    const next = { ...chosen, fault: error };
    expect(go(sending, { type: 'code-not-sent', error })).toEqual({ next, commands: [] });
  });

  it('that breaks is told of in the same words', () => {
    expect(go(sending, { type: 'command-broke' }).next).toEqual({
      ...chosen,
      fault: { kind: 'code-not-sent' },
    });
  });

  it('can be asked for once more', () => {
    expect(go(chosen, { type: 'resend-pressed' })).toEqual({
      next: sending,
      commands: [{ run: 'send-code', contactId: 'phone' }],
    });
  });

  it('once more, before a contact was chosen, changes nothing', () => {
    expect(go(atRest, { type: 'resend-pressed' })).toEqual({ next: atRest, commands: [] });
  });

  it.each([sending, verifying])('once more at $at changes nothing: one call at a time', (state) => {
    expect(go(state, { type: 'resend-pressed' })).toEqual({ next: state, commands: [] });
  });

  it('is cancelled for good by nobody but the visitor: a failure leaves the session’s token alone', () => {
    const failed = go(sending, { type: 'code-not-sent', error: { kind: 'code-not-sent' } });
    expect(failed.commands).not.toContainEqual(FORGET);
  });
});

describe('submitting a code (functional spec, words)', () => {
  it.each(['123456', 'abcdef', '  a-b ', '😀😀😀😀😀😀'])('verifies any six characters: %j', (code) => {
    for (const state of [chosen, sending])
      expect(go(state, submit(code))).toEqual({ next: verifying, commands: [{ run: 'verify-code', code }] });
  });

  it.each(['', '12345', '1234567'])('of another length, %j, sends nothing [2.30]', (code) => {
    for (const state of [atRest, chosen, sending])
      expect(go(state, submit(code))).toEqual({ next: state, commands: [] });
  });

  it('without a contact asks for one and sends nothing [5.11]', () => {
    expect(go(atRest, submit('123456'))).toEqual({
      next: { ...atRest, contactMissing: true },
      commands: [],
    });
  });

  it('again while it is verified changes nothing', () => {
    expect(go(verifying, submit('654321'))).toEqual({ next: verifying, commands: [] });
  });

  it('never puts the code into a state [3.10, 4.15]', () => {
    for (const state of [atRest, chosen, sending, verifying])
      expect(JSON.stringify(go(state, submit('C0DE42')).next)).not.toContain('C0DE42');
  });
});

describe('a verified code (functional spec, after sign-in)', () => {
  it('goes the way of a login: the account is fetched, behind the same screen [4.12]', () => {
    expect(go(verifying, { type: 'session-opened' })).toEqual({
      next: { ...common, at: 'loading-account', behind: 'two-factor' },
      commands: [{ run: 'load-account' }],
    });
  });

  it('may demand a new password [4.12]', () => {
    const { next, commands } = go(verifying, { type: 'password-change-required' });
    expect(next).toEqual({ ...common, at: 'force-password', mismatch: false });
    expect(commands).toContainEqual({
      run: 'prepare-departure',
      visit,
      platformType: draft.platformType,
    });
  });

  it('never asks for another code [4.12]', () => {
    const again: Event = { type: 'two-factor-required', methods: contacts };
    expect(transition(verifying, again, aConfiguration()).isErr()).toBe(true);
  });
});

describe('a code that opens nothing', () => {
  const refusedBy = (error: EventOf<'code-refused'>['error']): State =>
    go(verifying, { type: 'code-refused', error }).next;

  it.each(['code-refused', 'account-suspended'] as const)(
    'of %s shows the pop-up [2.31, 8.1, 8.2]',
    (kind) => {
      expect(go(verifying, { type: 'code-refused', error: { kind } })).toEqual({
        next: { ...chosen, at: 'code-refused', fault: { kind } },
        commands: [],
      });
    },
  );

  it('leaves the visitor on the page once the pop-up of 4002 is closed [4.13, 4.15]', () => {
    expect(go(refusedBy({ kind: 'code-refused' }), { type: 'popup-closed' })).toEqual({
      next: chosen,
      commands: [],
    });
  });

  it('leads back to the login once the pop-up of 4020 is closed, and not before [4.14]', () => {
    const suspended = refusedBy({ kind: 'account-suspended' });
    expect(suspended.at).toBe('code-refused');
    expect(go(suspended, { type: 'popup-closed' })).toEqual({
      next: { ...common, at: 'login' },
      commands: [FORGET],
    });
  });

  it('is recorded by nobody: the fail of a login is its refusal, or the account’s', () => {
    for (const kind of ['code-refused', 'account-suspended'] as const)
      expect(go(verifying, { type: 'code-refused', error: { kind } }).commands).toEqual([]);
  });

  it('for an expired token leads to the login, with a status text and the query', () => {
    expect(go(verifying, { type: 'verification-failed', error: { kind: 'session-expired' } })).toEqual({
      next: { ...common, at: 'login', fault: { kind: 'session-expired' }, news: 'session-expired' },
      commands: [FORGET],
    });
  });

  it.each<EventOf<'verification-failed'>['error']>([
    { kind: 'unreachable', status: 500 },
    { kind: 'timed-out' },
    { kind: 'offline' },
    { kind: 'malformed-answer', detail: 'x' },
  ])('for a fault ($kind) says so in place, the contact kept', (error) => {
    expect(go(verifying, { type: 'verification-failed', error })).toEqual({
      next: { ...chosen, fault: error },
      commands: [],
    });
  });

  describe.each(['too-many-attempts', 'service-busy'] as const)('for %s', (kind) => {
    const locked = go(verifying, { type: 'verification-failed', error: { kind, seconds: 9 } });

    it('names the seconds in place, and locks the form for so long', () => {
      expect(locked.next).toEqual({
        ...chosen,
        at: 'code-cooling-down',
        fault: { kind, seconds: 9 },
      });
      expect(locked.commands).toEqual([{ run: 'wait-for-cooldown', seconds: 9 }]);
    });

    it.each<Event>([
      { type: 'code-submitted', code: '123456' },
      { type: 'contact-selected', contactId: 'mail' },
      { type: 'resend-pressed' },
    ])('lets $type wait', (event) => {
      expect(go(locked.next, event)).toEqual({ next: locked.next, commands: [] });
    });

    it.each(['cooldown-ended', 'command-broke'] as const)('opens the form on %s', (type) => {
      expect(go(locked.next, { type }).next).toEqual({ ...chosen, news: 'can-try-again' });
    });
  });

  it.each([
    ['123456', '123456'],
    ['１２３４５６', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['123 456', '123456'],
    [' 12-34-56 ', '123456'],
    ['ab-12!', 'ab-12!'],
    ['a b\tc!', 'a b\tc!'],
  ])('%j is verified as %j', (typed, code) => {
    expect(go(chosen, { type: 'code-submitted', code: typed }).commands).toEqual([
      { run: 'verify-code', code },
    ]);
  });

  it.each(['', '12345', '1234567', '12 45', '123-456-7'])('%j is no code, and not sent', (code) => {
    expect(go(chosen, { type: 'code-submitted', code })).toEqual({ next: chosen, commands: [] });
  });

  it('for a defect of ours fails closed, in place', () => {
    expect(go(verifying, { type: 'command-broke' }).next).toEqual({
      ...chosen,
      fault: { kind: 'unreachable' },
    });
  });
});

describe('giving up at two-factor authentication', () => {
  it.each([sending, verifying])('waiting at $at leads back to the screen, the contact kept', (state) => {
    expect(go(state, { type: 'cancel-pressed' })).toEqual({ next: chosen, commands: [] });
  });

  it.each(['two-factor', 'sending-code', 'verifying-code', 'code-refused'] as const)(
    'at %s by the link leads back to the login, with nothing held [2.26]',
    (at) => {
      expect(go(STATES[at], { type: 'back-pressed' })).toEqual({
        next: { ...common, at: 'login' },
        commands: [FORGET],
      });
    },
  );
});
