import type { MessageKey } from '../messages/english.ts';
import { formatMessage } from '../messages/format-message.ts';
import type { MessageValues } from '../messages/message.ts';
import type { PasswordChangeCheck, PasswordField } from './password-change.ts';
import { PASSWORD_POLICY } from './password-policy.ts';

/** A message at a field; `field` names the key of the field's own name, which goes into the text. */
export interface PasswordMessage {
  readonly key: MessageKey;
  readonly field?: MessageKey;
  readonly values?: MessageValues;
}

/** The help text, with the policy's own numbers. */
export const PASSWORD_HELP: PasswordMessage = {
  key: 'changePassword.help',
  values: { minimum: PASSWORD_POLICY.minimum, maximum: PASSWORD_POLICY.maximum },
};

/**
 * The message that each field shows, null for none: the field is required, else the help text where length or format
 * is wrong, else, at the re-entered password and only once the form was submitted, that the two do not match.
 */
export function passwordMessages(
  check: PasswordChangeCheck,
  submitted: boolean,
): Readonly<Record<PasswordField, PasswordMessage | null>> {
  const mismatch = submitted && check.canSubmit && !check.passwordsMatch;
  return {
    oldPassword: ownMessage(check, 'oldPassword'),
    newPassword: ownMessage(check, 'newPassword'),
    reEnterPassword: mismatch ? { key: 'changePassword.mismatch' } : ownMessage(check, 'reEnterPassword'),
  };
}

/** A message in words: `textOf` gives the text of a key, in whichever language. */
export function passwordMessageText(message: PasswordMessage, textOf: (key: MessageKey) => string): string {
  const field = message.field === undefined ? {} : { field: textOf(message.field) };
  return formatMessage(textOf(message.key), { ...message.values, ...field });
}

function ownMessage({ problems }: PasswordChangeCheck, field: PasswordField): PasswordMessage | null {
  const [first] = problems[field];
  if (first === undefined) return null;
  return first === 'required' ? { key: 'field.required', field: `field.${field}` } : PASSWORD_HELP;
}
