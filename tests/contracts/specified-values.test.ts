import {
  CONTRACT_TYPES,
  ENGLISH,
  type ErrorKind,
  type MessageKey,
  messageOf,
  type StateAt,
  TRADING_ACCOUNT_TYPES,
} from '@gatehouse-login/core';
import { transition } from '@gatehouse-login/core/flow';
import { aConfiguration, aDraft } from '@gatehouse-login/core/testing';
import { describe, expect, it } from 'vitest';

// The error catalogue of spec 8 and the words of the later screens (spec 2), verbatim.
const WORDS: readonly (readonly [string, string, MessageKey])[] = [
  ['4002', 'Your code was not valid. Please try again.', 'error.code-refused'],
  [
    '4020',
    'Your account has been suspended for security reasons. Please contact customer services.',
    'error.account-suspended',
  ],
  [
    'a code that was not sent',
    'There was a problem sending the authentication code to you. Please try again.',
    'error.code-not-sent',
  ],
  ['a code that was sent', 'The authentication code has been sent to you.', 'twoFactor.codeSent'],
  [
    'a password that was not changed',
    'There was an error changing your password',
    'error.password-not-changed',
  ],
  ['a changed password', 'Your password was successfully changed', 'forcePassword.changed'],
  ['the change', 'Change your Password', 'forcePassword.heading'],
  ['the old password', 'Old Password', 'field.oldPassword'],
  ['the new password', 'New Password', 'field.newPassword'],
  ['the new password once more', 'Re-enter Password', 'field.reEnterPassword'],
  ['two that differ', 'Passwords do not match', 'changePassword.mismatch'],
  ['a redirect that is not listed', 'Invalid redirectUri provided', 'error.invalid-redirect-uri'],
];

describe('the words of the specification', () => {
  it.each(WORDS)('says of %s: %s [8.1, 8.2, 8.3, 8.4, 8.5, 8.6]', (_what, words, key) => {
    expect(ENGLISH[key]).toBe(words);
  });

  it.each<ErrorKind & ('code-refused' | 'account-suspended' | 'code-not-sent' | 'password-not-changed')>([
    'code-refused',
    'account-suspended',
    'code-not-sent',
    'password-not-changed',
  ])('are what is told of %s [8.1, 8.2, 8.3, 8.5]', (kind) => {
    expect(messageOf({ kind }).key).toBe(`error.${kind}`);
  });
});

describe('the values of the specification', () => {
  it('names the contract types by their numbers [3.23]', () => {
    expect(CONTRACT_TYPES).toEqual({ live: 0, demo: 1, test: 2 });
  });

  it('names the types of trading accounts [3.25]', () => {
    expect(Object.values(TRADING_ACCOUNT_TYPES)).toEqual(['CFD', 'Spread Betting', 'Cash Equity', 'Crypto']);
  });
});

describe('Clear in the change form', () => {
  it('takes the mismatch away and asks for nothing [2.34, 4.19]', () => {
    const form: StateAt<'force-password'> = {
      at: 'force-password',
      visit: { region: 'en-uk', language: 'en', query: '' },
      draft: aDraft({ username: 'DM1' }),
      reference: 'kamo-7352',
      mismatch: true,
    };
    const step = transition(form, { type: 'form-cleared' }, aConfiguration())._unsafeUnwrap();
    expect(step).toEqual({ next: { ...form, mismatch: false }, commands: [] });
  });
});
