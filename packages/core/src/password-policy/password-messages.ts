import type { PasswordPolicy } from '../configuration/password-policy.ts';
import type { MessageKey } from '../messages/english.ts';
import { formatMessage } from '../messages/format-message.ts';
import type { MessageValues } from '../messages/message.ts';
import type { PasswordChangeCheck, PasswordField } from './password-change.ts';
import { PASSWORD_POLICY } from './password-policy.ts';

/** A message at a field. `field` is the message key of the field's own name, which the text contains. */
export interface PasswordMessage {
  /** The key of the text. */
  readonly key: MessageKey;
  /** The key of the field's own name. */
  readonly field?: MessageKey;
  /** The values of the text's placeholders. */
  readonly values?: MessageValues;
}

const helpFor = ({ minimum, maximum }: PasswordPolicy): PasswordMessage => ({
  key: 'changePassword.help',
  values: { minimum, maximum },
});

/** The help text, with the numbers of the policy. */
export const PASSWORD_HELP: PasswordMessage = helpFor(PASSWORD_POLICY);

/**
 * Returns the message that each field shows, or null: that the field is required; else the help
 * text, if its length or format is wrong; else, at the re-entered password and only after a submit,
 * that the two do not match. The help text names the four classes of `PASSWORD_POLICY`, with the numbers of `policy`.
 */
export function passwordMessages(
  check: PasswordChangeCheck,
  submitted: boolean,
  policy: PasswordPolicy = PASSWORD_POLICY,
): Readonly<Record<PasswordField, PasswordMessage | null>> {
  const own = (field: PasswordField) => ownMessage(check, field, helpFor(policy));
  const mismatch = submitted && check.canSubmit && !check.passwordsMatch;
  return {
    oldPassword: own('oldPassword'),
    newPassword: own('newPassword'),
    reEnterPassword: mismatch ? { key: 'changePassword.mismatch' } : own('reEnterPassword'),
  };
}

/** Returns a message as text. `textOf` looks up the text of a key in any language. */
export function passwordMessageText(message: PasswordMessage, textOf: (key: MessageKey) => string): string {
  const field = message.field === undefined ? {} : { field: textOf(message.field) };
  return formatMessage(textOf(message.key), { ...message.values, ...field });
}

function ownMessage(
  { problems }: PasswordChangeCheck,
  field: PasswordField,
  help: PasswordMessage,
): PasswordMessage | null {
  const [first] = problems[field];
  if (first === undefined) return null;
  return first === 'required' ? { key: 'field.required', field: `field.${field}` } : help;
}
