import {
  checkPasswordChange,
  PASSWORD_FIELDS,
  type PasswordChangeForm,
  type PasswordProblem,
} from '@gatehouse-login/core';
import { formOptions } from '@tanstack/react-form';

/** Reads the three fields. */
export type ReadPasswords = () => PasswordChangeForm;

/** Sends the passwords. */
export type SubmitPasswords = (passwords: PasswordChangeForm) => void;

const UNTOUCHED = { oldPassword: false, newPassword: false, reEnterPassword: false };

/**
 * The form of the forced change (spec 5). TanStack Form announces its state with events on `window`, for developer tools,
 * so it never gets a password. Its values say which fields were edited. Its validators read the fields themselves and
 * let core judge them. The error of a field is its most important `PasswordProblem`.
 *
 * Pass it to `useForm`. Call `field.handleChange(true)` when a field is edited, and `form.reset()` to clear.
 */
export const passwordChangeForm = (read: ReadPasswords, submit: SubmitPasswords) => {
  const judge = () => ({ fields: problemsIn(read()) });
  return formOptions({
    defaultValues: UNTOUCHED,
    validators: { onChange: judge },
    onSubmit: () => submit(read()),
  });
};

/** Whether the form can be sent: it was edited, and no field has a problem. */
export const isSendable = ({ isDirty, canSubmit }: { isDirty: boolean; canSubmit: boolean }): boolean =>
  isDirty && canSubmit;

function problemsIn(
  passwords: PasswordChangeForm,
): Partial<Record<keyof PasswordChangeForm, PasswordProblem>> {
  const { problems } = checkPasswordChange(passwords);
  return Object.fromEntries(
    PASSWORD_FIELDS.flatMap((field) => problems[field].slice(0, 1).map((problem) => [field, problem])),
  );
}
