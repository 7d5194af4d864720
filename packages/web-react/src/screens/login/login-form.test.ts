import { describe, expect, it } from 'vitest';
import { type LoginFormEvent, nextLoginForm, UNTOUCHED } from './login-form.ts';

const after = (...events: LoginFormEvent[]) => events.reduce(nextLoginForm, UNTOUCHED);
const SENT_EMPTY: LoginFormEvent = { type: 'sent', missing: ['username', 'password'], malformed: [] };
const SENT: LoginFormEvent = { type: 'sent', missing: [], malformed: [] };
const edited = (field: string, locked = false): LoginFormEvent => ({ type: 'edited', field, locked });

describe('the state of the login form', () => {
  it('names the fields that were empty, and sends the focus to the first', () => {
    expect(after(SENT_EMPTY)).toMatchObject({
      missing: ['username', 'password'],
      refusal: { first: 'username' },
    });
    expect(after({ type: 'sent', missing: ['password'], malformed: [] }).refusal).toEqual({
      first: 'password',
    });
  });

  it('takes a message away when its field is edited, and moves the focus no more', () => {
    const before = after(SENT_EMPTY);
    const state = nextLoginForm(before, edited('username'));
    expect(state.missing).toEqual(['password']);
    expect(state.refusal).toBe(before.refusal);
    expect(nextLoginForm(state, edited('rememberMe')).missing).toEqual(['password']);
  });

  it('does the same for a field with something else than digits, in the order of the form', () => {
    const sent: LoginFormEvent = { type: 'sent', missing: ['password'], malformed: ['phoneNumber'] };
    expect(after(sent).refusal).toEqual({ first: 'phoneNumber' });
    expect(after(sent, edited('phoneNumber')).malformed).toEqual([]);
  });

  it('sends the focus there again when it is sent as empty as before', () => {
    const before = after(SENT_EMPTY);
    expect(nextLoginForm(before, SENT_EMPTY).refusal).not.toBe(before.refusal);
  });

  it('is as good as new after a complete form was sent, so that the next notice shows', () => {
    expect(after(SENT_EMPTY, edited('username'), SENT)).toEqual(UNTOUCHED);
  });

  it('counts a notice as answered by an edit, or by a form with empty fields', () => {
    expect(after(edited('password')).noticeAnswered).toBe(true);
    expect(after(SENT_EMPTY).noticeAnswered).toBe(true);
  });

  it('keeps the notice that says why the button is locked', () => {
    expect(after(edited('password', true)).noticeAnswered).toBe(false);
    expect(after(edited('password'), edited('password', true)).noticeAnswered).toBe(true);
  });
});
