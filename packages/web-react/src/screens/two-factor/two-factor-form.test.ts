import { expect, it } from 'vitest';
import { nextTwoFactorForm, UNTOUCHED } from './two-factor-form.ts';

it('the form says what is wrong with a code when it is sent, and not while it is typed [2.30, 5.10]', () => {
  expect(UNTOUCHED).toEqual({ problem: 'required', told: null });
  const typed = nextTwoFactorForm(UNTOUCHED, { type: 'edited', problem: 'incomplete' });
  expect(typed).toEqual({ problem: 'incomplete', told: null });
  const sent = nextTwoFactorForm(typed, { type: 'sent', problem: 'incomplete' });
  expect(sent).toEqual({ problem: 'incomplete', told: 'incomplete' });
  expect(nextTwoFactorForm(sent, { type: 'edited', problem: 'incomplete' }).told).toBeNull();
  expect(nextTwoFactorForm(sent, { type: 'sent', problem: null })).toEqual({ problem: null, told: null });
});

it('the form says that the platform declined a code, until another one is typed [4.13]', () => {
  const declined = nextTwoFactorForm(UNTOUCHED, { type: 'declined' });
  expect(declined).toEqual({ problem: 'required', told: 'declined' });
  expect(nextTwoFactorForm(declined, { type: 'edited', problem: 'incomplete' }).told).toBeNull();
});
