import { PASSWORD_FIELDS, type PasswordChangeForm, type PasswordField } from '@gatehouse-login/core';
import { FieldApi, FormApi } from '@tanstack/react-form';
import { describe, expect, it, vi } from 'vitest';
import { isSendable, passwordChangeForm } from './use-password-change.ts';

const EMPTY: PasswordChangeForm = { oldPassword: '', newPassword: '', reEnterPassword: '' };
const VALID = { oldPassword: 'canary-1', newPassword: 'Canary-2', reEnterPassword: 'Canary-2' };

/** The form over fields that a test fills in. */
function open() {
  let passwords = EMPTY;
  const submit = vi.fn();
  const form = new FormApi(passwordChangeForm(() => passwords, submit));
  const fields = Object.fromEntries(PASSWORD_FIELDS.map((name) => [name, new FieldApi({ form, name })]));
  form.mount();
  for (const name of PASSWORD_FIELDS) fields[name]?.mount();
  const type = (changes: Partial<PasswordChangeForm>) => {
    passwords = { ...passwords, ...changes };
    for (const name of Object.keys(changes) as PasswordField[]) fields[name]?.handleChange(true);
  };
  const problems = () => PASSWORD_FIELDS.map((name) => fields[name]?.state.meta.errors[0]);
  return { form, submit, type, problems };
}

describe('the form of the forced change', () => {
  it('cannot be sent while it is empty', async () => {
    const { form, submit, problems } = open();
    expect(isSendable(form.state)).toBe(false);
    await form.handleSubmit();
    expect(problems()).toEqual(['required', 'required', 'required']);
    expect(submit).not.toHaveBeenCalled();
  });

  it('follows the policy as the fields are edited', () => {
    const { form, type, problems } = open();
    type({ oldPassword: 'short', newPassword: 'without-upper-1', reEnterPassword: 'Canary-2' });
    expect(problems()).toEqual(['length', 'format', undefined]);
    expect(isSendable(form.state)).toBe(false);
    type({ oldPassword: 'canary-1' });
    expect(problems()).toEqual([undefined, 'format', undefined]);
    type({ newPassword: '' });
    expect(problems()).toEqual([undefined, 'required', undefined]);
  });

  it('is sent with the passwords as they stand in the fields', async () => {
    const { form, submit, type } = open();
    type(VALID);
    expect(isSendable(form.state)).toBe(true);
    await form.handleSubmit();
    expect(submit).toHaveBeenCalledExactlyOnceWith(VALID);
  });

  it('can be sent with two new passwords that differ: the flow says so (spec 4)', async () => {
    const { form, submit, type } = open();
    type({ ...VALID, reEnterPassword: 'Canary-3' });
    await form.handleSubmit();
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('starts over when it is cleared', () => {
    const { form, type } = open();
    type(VALID);
    form.reset();
    expect(isSendable(form.state)).toBe(false);
  });
});
