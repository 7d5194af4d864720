import type { PasswordPolicy } from '../configuration/password-policy.ts';
import { checkPassword, PASSWORD_POLICY } from './password-policy.ts';

/** The fields of the password change form, in order (spec 2, 3). */
export const PASSWORD_FIELDS = ['oldPassword', 'newPassword', 'reEnterPassword'] as const;

/** A field of the password change form. */
export type PasswordField = (typeof PASSWORD_FIELDS)[number];

/** The values of the password change form. */
export type PasswordChangeForm = Readonly<Record<PasswordField, string>>;

/** The problem of a single field. */
export type PasswordProblem = 'required' | 'length' | 'format';

/** The result of checking the form (spec 5). */
export interface PasswordChangeCheck {
  /** The problems of each field, the most important first. An empty field is `required` and nothing else. */
  readonly problems: Readonly<Record<PasswordField, readonly PasswordProblem[]>>;
  /** Whether Submit is enabled: no field has a problem. */
  readonly canSubmit: boolean;
  /** Whether both new passwords are equal. The form reports this on submit; it does not disable Submit. */
  readonly passwordsMatch: boolean;
}

/** Checks the password change form (spec 5). Of the old password only the length is checked, if the policy says so. */
export function checkPasswordChange(
  form: PasswordChangeForm,
  policy: PasswordPolicy = PASSWORD_POLICY,
): PasswordChangeCheck {
  const problems = {
    oldPassword: problemsOf(form.oldPassword, policy, false),
    newPassword: problemsOf(form.newPassword, policy, true),
    reEnterPassword: problemsOf(form.reEnterPassword, policy, true),
  };
  return {
    problems,
    canSubmit: PASSWORD_FIELDS.every((field) => problems[field].length === 0),
    passwordsMatch: form.newPassword === form.reEnterPassword,
  };
}

function problemsOf(password: string, policy: PasswordPolicy, isNew: boolean): readonly PasswordProblem[] {
  if (password === '') return ['required'];
  const { lengthOk, formatOk } = checkPassword(password, policy);
  const problems: PasswordProblem[] = [];
  if (!lengthOk && (isNew || policy.limitsOld === true)) problems.push('length');
  if (isNew && !formatOk) problems.push('format');
  return problems;
}
