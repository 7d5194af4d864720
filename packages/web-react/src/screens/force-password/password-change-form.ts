import {
  checkPasswordChange,
  PASSWORD_FIELDS,
  type PasswordChangeForm,
  type PasswordProblem,
} from '@gatehouse-login/core';
import { formOptions, useForm } from '@tanstack/react-form';

/** Reads what stands in the three fields now. */
export type ReadPasswords = () => PasswordChangeForm;

/** Sends the passwords. */
export type SubmitPasswords = (passwords: PasswordChangeForm) => void;

const UNTOUCHED = { oldPassword: false, newPassword: false, reEnterPassword: false };

/**
 * The form of the forced change (spec 5). TanStack Form announces its state by events on `window`, for developer tools,
 * so it never gets a password. Its values say only which fields were edited; its validators read the fields themselves
 * and let core judge them. The error of a field is the most important `PasswordProblem`.
 */
export const passwordChangeForm = (read: ReadPasswords, submit: SubmitPasswords) => {
  const judge = () => ({ fields: problemsIn(read()) });
  return formOptions({
    defaultValues: UNTOUCHED,
    validators: { onChange: judge },
    onSubmit: () => submit(read()),
  });
};

/** Whether the form can be sent: something was typed, and no field has a problem. */
export const isSendable = ({ isDirty, canSubmit }: { isDirty: boolean; canSubmit: boolean }): boolean =>
  isDirty && canSubmit;

/** The form of the forced change, for its screen. Call `field.handleChange(true)` when a field is edited, and `form.reset()` to clear. */
export const usePasswordChangeForm = (read: ReadPasswords, submit: SubmitPasswords) =>
  useForm(passwordChangeForm(read, submit));

function problemsIn(
  passwords: PasswordChangeForm,
): Partial<Record<keyof PasswordChangeForm, PasswordProblem>> {
  const { problems } = checkPasswordChange(passwords);
  return Object.fromEntries(
    PASSWORD_FIELDS.flatMap((field) => problems[field].slice(0, 1).map((problem) => [field, problem])),
  );
}
