import { checkPassword } from './password-policy.ts';

/** The fields of the form that changes a password, in its order (spec 2, 3). */
export const PASSWORD_FIELDS = ['oldPassword', 'newPassword', 'reEnterPassword'] as const;

/** A field of the form that changes a password. */
export type PasswordField = (typeof PASSWORD_FIELDS)[number];

/** What the form holds. */
export type PasswordChangeForm = Readonly<Record<PasswordField, string>>;

/** What can be wrong with a field by itself. */
export type PasswordProblem = 'required' | 'length' | 'format';

/** What the form's rules say about it (spec 5). */
export interface PasswordChangeCheck {
  /** Per field its problems, the most important first; an empty field is `required` and nothing else. */
  readonly problems: Readonly<Record<PasswordField, readonly PasswordProblem[]>>;
  /** Whether Submit is enabled: no field has a problem. */
  readonly canSubmit: boolean;
  /** Whether both new passwords are the same; the form says so on submit only, with Submit enabled whatever it is. */
  readonly passwordsMatch: boolean;
}

/** Applies the rules of the form that changes a password (spec 5): the old one's length counts, its format does not. */
export function checkPasswordChange(form: PasswordChangeForm): PasswordChangeCheck {
  const problems = {
    oldPassword: problemsOf(form.oldPassword, false),
    newPassword: problemsOf(form.newPassword, true),
    reEnterPassword: problemsOf(form.reEnterPassword, true),
  };
  return {
    problems,
    canSubmit: PASSWORD_FIELDS.every((field) => problems[field].length === 0),
    passwordsMatch: form.newPassword === form.reEnterPassword,
  };
}

function problemsOf(password: string, isNew: boolean): readonly PasswordProblem[] {
  if (password === '') return ['required'];
  const { lengthOk, formatOk } = checkPassword(password);
  const problems: PasswordProblem[] = [];
  if (!lengthOk) problems.push('length');
  if (isNew && !formatOk) problems.push('format');
  return problems;
}
