import { describe, expect, it } from 'vitest';
import { common, contacts, go, STATES } from '../../testing/flow-samples.fixture.ts';
import type { StateAt } from '../state.ts';

const chosen: StateAt<'two-factor'> = { ...common, contacts, contactId: 'phone', at: 'two-factor' };
const sending: StateAt<'sending-code'> = { ...chosen, at: 'sending-code' };

describe('sending a code again', () => {
  it('is locked for as long as the platform asks, by the last failure', () => {
    const error = { kind: 'code-not-sent', seconds: 30 } as const;
    const next = { ...chosen, fault: error, resendWait: { seconds: 30 } };
    const commands = [{ run: 'wait-for-resend', seconds: 30 }];
    expect(go(sending, { type: 'code-not-sent', error })).toEqual({ next, commands });
    const unlocked = go(
      { ...sending, resendWait: { seconds: 9 } },
      { type: 'code-not-sent', error: { kind: 'code-not-sent' } },
    );
    expect(unlocked.next).toMatchObject({ resendWait: undefined });
    const again = { type: 'two-factor-required', methods: contacts, resendSeconds: 12 } as const;
    expect(go(STATES['signing-in'], again)).toMatchObject({
      next: { at: 'two-factor', resendWait: { seconds: 12 } },
      commands: [{ run: 'remember' }, { run: 'wait-for-resend', seconds: 12 }],
    });
    expect(go(STATES['signing-in'], { ...again, resendSeconds: 0 }).commands).toHaveLength(1);
  });

  it('stays locked through a wrong code and another message, until the time is over', () => {
    const resendWait = { seconds: 30 };
    const locked = { ...chosen, resendWait };
    for (const state of [locked, { ...locked, contactId: null }])
      expect(go(state, { type: 'resend-pressed' })).toEqual({ next: state, commands: [] });
    const refused = go(go(locked, { type: 'code-submitted', code: '123456' }).next, {
      type: 'code-refused',
      error: { kind: 'code-refused' },
    });
    const { next: closed } = go(refused.next, { type: 'popup-closed' });
    expect(closed).toEqual(locked);
    for (const state of [closed, refused.next, { ...sending, resendWait }])
      expect(go(state, { type: 'resend-ready' })).toEqual({
        next: { ...state, resendWait: { seconds: 0 } },
        commands: [],
      });
    const ready = { ...locked, resendWait: { seconds: 0 } };
    expect(go(ready, { type: 'resend-pressed' }).next.at).toBe('sending-code');
    for (const state of [chosen, ready, STATES.login])
      expect(go(state, { type: 'resend-ready' })).toEqual({ next: state, commands: [] });
  });
});
