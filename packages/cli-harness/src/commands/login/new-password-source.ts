import { err, ok, type Result } from 'neverthrow';
import type { SecretName, SecretSource } from '../arguments/secret-source.ts';
import { type UsageError, usageError } from '../arguments/usage-error.ts';
import type { LoginGiven } from './options.ts';

/** Where the new password of a forced change comes from. It is `person` if no flag names a source. */
export type NewPasswordSource =
  | Exclude<SecretSource, { readonly kind: 'stdin' }>
  | { readonly kind: 'generated'; readonly path: string }
  | { readonly kind: 'person' };

/** The new password, as messages call it. */
export const NEW_PASSWORD: SecretName = { what: 'new password', flag: '--new-password' };

/** Reads from the flags where the new password comes from. Only one of them may be given. */
export function readNewPasswordSource(given: LoginGiven): Result<NewPasswordSource, UsageError> {
  const name = given['new-password-env'];
  const file = given['new-password-file'];
  const target = given['new-password-to'];
  const pair = 'Give --generate-password --new-password-to FILE.';
  if (given['generate-password'] && target === undefined)
    return err(usageError('A made-up password needs a file to be written to.', pair));
  if (!given['generate-password'] && target !== undefined)
    return err(usageError('Only a made-up password is written to a file.', pair));
  const sources: NewPasswordSource[] = [];
  if (name !== undefined) sources.push({ kind: 'environment', name });
  if (file !== undefined) sources.push({ kind: 'file', path: file });
  if (target !== undefined) sources.push({ kind: 'generated', path: target });
  if (sources.length > 1) {
    const next = 'Give one of --new-password-env, --new-password-file and --generate-password.';
    return err(usageError('The new password can come from only one place.', next));
  }
  return ok(sources[0] ?? { kind: 'person' });
}
