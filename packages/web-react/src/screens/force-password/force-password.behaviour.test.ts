import { PASSWORD_FIELDS, type PasswordField } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import {
  areDifferent,
  type ChangeFormEvent,
  countMet,
  messageAt,
  nextChangeForm,
  RULES,
  rulesMet,
  UNTOUCHED,
} from './force-password.behaviour.ts';

const NONE = rulesMet('');
const after = (...events: readonly ChangeFormEvent[]) => events.reduce(nextChangeForm, UNTOUCHED);
const edited = (field: PasswordField): ChangeFormEvent => ({ type: 'edited', field, met: NONE });
const left = (field: PasswordField, differ = false): ChangeFormEvent => ({ type: 'left', field, differ });
const SENT: ChangeFormEvent = { type: 'sent', met: NONE, differ: null };

describe('the checklist', () => {
  it.each([
    ['', []],
    ['abc', ['lowercase']],
    ['abcdefgh', ['length', 'lowercase']],
    ['ABCDEFGH1', ['length', 'uppercase', 'digit']],
    ['Canary-2', RULES],
    ['Canary-2-and-more', ['uppercase', 'lowercase', 'digit', 'symbol']],
  ])('of %j has ticks at %j', (password, met) => {
    expect(RULES.filter((rule) => rulesMet(password)[rule])).toEqual(met);
    expect(countMet(rulesMet(password))).toBe(met.length);
  });
});

describe('what a field says', () => {
  const REQUIRED = 'required' as const;

  it('is nothing before the visitor has left it', () => {
    const state = after(edited('oldPassword'), edited('newPassword'), edited('reEnterPassword'));
    for (const field of PASSWORD_FIELDS)
      for (const problem of [REQUIRED, 'length', 'format', undefined] as const)
        expect(messageAt(field, problem, state, true)).toBeUndefined();
  });

  it('is that it is required, once it was left empty, and for all when the form is sent', () => {
    expect(messageAt('oldPassword', REQUIRED, after(left('oldPassword')), false)).toBe('required');
    for (const field of PASSWORD_FIELDS)
      expect(messageAt(field, REQUIRED, after(SENT), false)).toBe('required');
  });

  it('is the length at the old password, and the checklist’s count at the new one', () => {
    expect(messageAt('oldPassword', 'length', after(SENT), false)).toBe('length');
    expect(messageAt('newPassword', 'length', after(SENT), false)).toBe('policy');
    expect(messageAt('newPassword', 'format', after(SENT), false)).toBe('policy');
    expect(messageAt('newPassword', undefined, after(SENT), false)).toBeUndefined();
  });

  it('is never twice the same mistake: an equal re-entered password has none of its own', () => {
    expect(messageAt('reEnterPassword', 'format', after(SENT), false)).toBeUndefined();
  });
});

describe('the mismatch', () => {
  const shown = (...events: readonly ChangeFormEvent[]) =>
    messageAt('reEnterPassword', undefined, after(...events), true) === 'mismatch';

  it('is shown after leaving the field, and gone while either of the two is typed', () => {
    expect(shown(left('reEnterPassword', true))).toBe(true);
    expect(shown(left('reEnterPassword', true), edited('newPassword'))).toBe(false);
    expect(shown(left('reEnterPassword', true), edited('reEnterPassword'))).toBe(false);
    expect(shown(left('reEnterPassword', true), edited('oldPassword'), left('oldPassword'))).toBe(true);
    expect(shown(left('reEnterPassword', true), edited('newPassword'), left('newPassword', true))).toBe(true);
  });

  it('is the flow’s to decide when the form is sent', () => {
    expect(shown(SENT)).toBe(true);
    expect(messageAt('reEnterPassword', undefined, after(SENT), false)).toBeUndefined();
  });

  it('stays when the form is sent with something else wrong', () => {
    const sent: ChangeFormEvent = { type: 'sent', met: NONE, differ: true };
    expect(messageAt('reEnterPassword', 'length', after(sent), false)).toBe('mismatch');
  });

  it('needs two passwords', () => {
    const form = { oldPassword: '', newPassword: 'a', reEnterPassword: 'b' };
    expect(areDifferent(form)).toBe(true);
    expect(areDifferent({ ...form, reEnterPassword: 'a' })).toBe(false);
    expect(areDifferent({ ...form, reEnterPassword: '' })).toBe(false);
  });

  it('is gone with everything else after Clear', () => {
    expect(after(edited('newPassword'), left('reEnterPassword', true), SENT, { type: 'cleared' })).toEqual(
      UNTOUCHED,
    );
  });
});
