import { expect, it } from 'vitest';
import { nextTwoFactorForm, UNTOUCHED } from './two-factor-form.ts';

it('the form says what is wrong with a code when it is sent, and not while it is typed [2.30, 5.10]', () => {
  expect(UNTOUCHED).toEqual({ problem: 'required', refused: false });
  const typed = nextTwoFactorForm(UNTOUCHED, { type: 'edited', problem: 'incomplete' });
  expect(typed).toEqual({ problem: 'incomplete', refused: false });
  const sent = nextTwoFactorForm(typed, { type: 'sent', problem: 'incomplete' });
  expect(sent).toEqual({ problem: 'incomplete', refused: true });
  expect(nextTwoFactorForm(sent, { type: 'edited', problem: 'incomplete' }).refused).toBe(false);
  expect(nextTwoFactorForm(sent, { type: 'sent', problem: null })).toEqual({ problem: null, refused: false });
});
