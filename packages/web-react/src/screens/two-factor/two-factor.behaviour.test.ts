import type { StatesOf } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import { choiceOf, viewOf } from './two-factor.behaviour.ts';

type TwoFactorState = StatesOf<'two-factor'>;
const common = {
  visit: { region: null, language: 'en', query: '' },
  draft: {
    tab: 'username',
    username: 'ann',
    phonePrefix: '',
    phoneNumber: '',
    rememberMe: false,
    platformType: 'webtrader',
  },
} as const;
const contacts = [{ contactId: 'mail', contactCategoryId: '1', value: 'a•••@client.example' }];
const atRest = { ...common, contacts, contactId: 'mail', at: 'two-factor' } as const;
const quiet = { contactMissing: false, waiting: null };

describe('what the two-factor screen shows of a state', () => {
  it.each<[TwoFactorState['at'], TwoFactorState, ReturnType<typeof viewOf>]>([
    ['two-factor', atRest, quiet],
    ['sending-code', { ...atRest, at: 'sending-code' }, { ...quiet, waiting: 'sending' }],
    ['verifying-code', { ...atRest, at: 'verifying-code' }, { ...quiet, waiting: 'verifying' }],
    [
      'loading-account',
      { ...common, at: 'loading-account', behind: 'two-factor' },
      { ...quiet, waiting: 'verifying' },
    ],
    [
      'choosing-destination',
      { ...common, at: 'choosing-destination', behind: 'two-factor' },
      { ...quiet, waiting: 'verifying' },
    ],
    [
      'code-refused',
      { ...atRest, at: 'code-refused', fault: { kind: 'account-suspended' } },
      { ...quiet, refusal: 'error.account-suspended' },
    ],
    [
      'code-cooling-down',
      { ...atRest, at: 'code-cooling-down', fault: { kind: 'service-busy', seconds: 9 } },
      { ...quiet, notice: { tone: 'alert', key: 'error.service-busy', values: { seconds: 9 } } },
    ],
  ])('%s', (_, state, view) => {
    expect(viewOf(state)).toEqual(view);
  });

  it('says whether the code was sent [2.29]', () => {
    expect(viewOf({ ...atRest, news: 'code-sent' }).notice).toEqual({
      tone: 'status',
      key: 'twoFactor.codeSent',
    });
    expect(viewOf({ ...atRest, fault: { kind: 'code-not-sent' } }).notice).toEqual({
      tone: 'alert',
      key: 'error.code-not-sent',
    });
  });

  it('says at the drop-down, and only there, that a contact is missing [5.11]', () => {
    expect(viewOf({ ...atRest, contactId: null, contactMissing: true })).toEqual({
      ...quiet,
      contactMissing: true,
    });
  });

  it('has no contacts any more once the code is right', () => {
    expect(choiceOf(atRest)).toBe(atRest);
    expect(choiceOf({ ...common, at: 'loading-account', behind: 'two-factor' })).toBeNull();
  });
});
