import { missingFields, type RequiredField } from '@gatehouse-login/core';
import { FormApi } from '@tanstack/react-form';
import type { LoginDraft, LoginValues } from './login-draft.ts';

/** Checks the values; complete ones are accepted, for others the missing fields are named in order. */
export type CheckLogin = (
  values: LoginValues,
  accept: (values: LoginValues) => void,
) => Promise<readonly RequiredField[]>;

/** Stands for a password that was given. */
const GIVEN = '•';

/**
 * The login form's draft and validation. Loaded after the page is in use: a form that is sent before
 * that waits for it.
 *
 * The form library never gets the password: it announces each of its states to developer tools by events
 * on the window. It learns only whether one was given. For the same reason it is not mounted.
 */
export function makeLoginForm(draft: LoginDraft): CheckLogin {
  const form = new FormApi({
    defaultValues: { ...draft, password: '' },
    onSubmitMeta: (): void => {},
    validators: {
      onSubmit: ({ value }) => {
        const missing = missingFields(value);
        if (missing.length === 0) return undefined;
        return { fields: Object.fromEntries(missing.map((field) => [field, field])) };
      },
    },
    onSubmit: ({ meta }) => meta(),
  });
  return async (values, accept) => {
    form.reset({ ...values, password: values.password === '' ? '' : GIVEN });
    await form.handleSubmit(() => accept(values));
    const { fields } = form.getAllErrors();
    return FIELDS.filter((field) => (fields[field]?.errors.length ?? 0) > 0);
  };
}

const FIELDS = ['username', 'password'] as const satisfies readonly RequiredField[];
