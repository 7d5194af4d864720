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
