import {
  checkPasswordChange,
  PASSWORD_FIELDS,
  type PasswordChangeForm,
  type PasswordField,
  type PasswordProblem,
} from '@gatehouse-login/core';
import { FieldApi, FormApi, formOptions, useStore } from '@tanstack/react-form';
import { useEffect, useState } from 'react';

type Read = () => PasswordChangeForm;
type Submit = (passwords: PasswordChangeForm) => void;

const UNTOUCHED = { oldPassword: false, newPassword: false, reEnterPassword: false };

/**
 * The form of the forced change (spec 5). TanStack Form announces its state with events on `window`, for developer tools,
 * so it never gets a password. Its values say which fields were edited. Its validators read the fields themselves and
 * let core judge them. The error of a field is its most important `PasswordProblem`.
 *
 * Call `field.handleChange(true)` when a field is edited, and `form.reset()` to clear.
 */
export const passwordChangeForm = (read: Read, submit: Submit) => {
  const judge = () => ({ fields: problemsIn(read()) });
  return formOptions({
    defaultValues: UNTOUCHED,
    validators: { onChange: judge },
    onSubmit: () => submit(read()),
  });
};

function problemsIn(passwords: PasswordChangeForm): Partial<Record<PasswordField, PasswordProblem>> {
  const { problems } = checkPasswordChange(passwords);
  return Object.fromEntries(
    PASSWORD_FIELDS.flatMap((field) => problems[field].slice(0, 1).map((problem) => [field, problem])),
  );
}

/** Whether the form can be sent: it was edited, and no field has a problem. */
export const isSendable = ({ isDirty, canSubmit }: { isDirty: boolean; canSubmit: boolean }): boolean =>
  isDirty && canSubmit;

/** The form of the forced change, as a component uses it. */
export interface PasswordChange {
  readonly sendable: boolean;
  /** The most important problem of each field, as of the last edit or check. */
  readonly problems: Readonly<Record<PasswordField, PasswordProblem | undefined>>;
  /** Call it when a field was edited. */
  readonly edited: (field: PasswordField) => void;
  /** Looks at the fields again, for example after a password manager filled them in. */
  readonly check: () => void;
  /** Looks at the fields again and sends them if nothing is wrong. */
  readonly send: () => void;
  readonly clear: () => void;
}

/** Connects the form library to three uncontrolled fields. It uses the library's core: its hooks would double the size. */
export function usePasswordChange(read: Read, submit: Submit): PasswordChange {
  const [{ form, fields, latest }] = useState(() => openForm({ read, submit }));
  useEffect(() => {
    Object.assign(latest, { read, submit });
  });
  useEffect(() => {
    const unmount = [form, ...Object.values(fields)].map((part) => part.mount());
    return () => {
      for (const stop of unmount) stop();
    };
  }, [form, fields]);
  const edited = (field: PasswordField) => fields[field].handleChange(true);
  return {
    sendable: useStore(form.store, isSendable),
    problems: {
      oldPassword: useStore(fields.oldPassword.store, firstError),
      newPassword: useStore(fields.newPassword.store, firstError),
      reEnterPassword: useStore(fields.reEnterPassword.store, firstError),
    },
    edited,
    check() {
      const values = read();
      const filledIn = PASSWORD_FIELDS.filter((field) => values[field] !== '' && !fields[field].state.value);
      filledIn.forEach(edited);
      if (filledIn.length === 0) void form.validate('change');
    },
    send: () => void form.handleSubmit(),
    clear: () => form.reset(),
  };
}

type Judged = { readonly meta: { readonly errors: readonly (PasswordProblem | undefined)[] } };

const firstError = ({ meta }: Judged) => meta.errors[0];

function openForm(latest: { read: Read; submit: Submit }) {
  const form = new FormApi(
    passwordChangeForm(
      () => latest.read(),
      (passwords) => latest.submit(passwords),
    ),
  );
  const fields = {
    oldPassword: new FieldApi({ form, name: 'oldPassword' }),
    newPassword: new FieldApi({ form, name: 'newPassword' }),
    reEnterPassword: new FieldApi({ form, name: 'reEnterPassword' }),
  };
  return { form, fields, latest };
}
