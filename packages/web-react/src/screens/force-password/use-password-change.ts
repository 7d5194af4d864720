import { PASSWORD_FIELDS, type PasswordField, type PasswordProblem } from '@gatehouse-login/core';
import { FieldApi, FormApi, useStore } from '@tanstack/react-form';
import { useEffect, useState } from 'react';
import {
  isSendable,
  passwordChangeForm,
  type ReadPasswords,
  type SubmitPasswords,
} from './password-change-form.ts';

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
export function usePasswordChange(read: ReadPasswords, submit: SubmitPasswords): PasswordChange {
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

const firstError = ({
  meta,
}: {
  readonly meta: { readonly errors: readonly (PasswordProblem | undefined)[] };
}) => meta.errors[0];

interface Latest {
  read: ReadPasswords;
  submit: SubmitPasswords;
}

function openForm(latest: Latest) {
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
