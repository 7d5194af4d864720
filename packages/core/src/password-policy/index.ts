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
  type PasswordClass,
  type PasswordPolicy,
} from './password-policy.ts';
