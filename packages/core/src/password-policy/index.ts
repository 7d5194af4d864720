/**
 * What a new password needs, and the messages at its three fields. Every function takes a policy of yours as its last argument.
 *
 * ```ts
 * import { checkPasswordChange, PASSWORD_POLICY, type PasswordPolicy } from '@gatehouse-login/core/password-policy';
 *
 * const policy: PasswordPolicy = { minimum: 12, maximum: 64, classes: { digit: PASSWORD_POLICY.classes.digit } };
 * const typed = 'correct horse battery 9';
 * const form = { oldPassword: 'old', newPassword: typed, reEnterPassword: typed };
 * console.log(checkPasswordChange(form, policy).canSubmit, checkPasswordChange(form).canSubmit); // prints: true false
 * ```
 *
 * @packageDocumentation
 */

export type { PasswordClass, PasswordPolicy } from '../configuration/password-policy.ts';
export {
  checkPasswordChange,
  PASSWORD_FIELDS,
  type PasswordChangeCheck,
  type PasswordChangeForm,
  type PasswordField,
  type PasswordProblem,
} from './password-change.ts';
export {
  PASSWORD_HELP,
  type PasswordMessage,
  passwordMessages,
  passwordMessageText,
} from './password-messages.ts';
export {
  checkPassword,
  PASSWORD_POLICY,
  type PasswordCheck,
} from './password-policy.ts';
