import { err, ok, type Result } from 'neverthrow';
import type { SecretName, SecretSource } from '../arguments/secret-source.ts';
import { type UsageError, usageError } from '../arguments/usage-error.ts';
import type { LoginGiven } from './options.ts';

/** Where the password comes from. It is `prompt` if no flag names a source. */
export type PasswordSource = SecretSource | { readonly kind: 'prompt' };

/** The password, as messages call it. */
export const PASSWORD: SecretName = { what: 'password', flag: '--password' };

/** Reads from the flags where the password comes from. Only one of them may be given. */
export function readPasswordSource(given: LoginGiven): Result<PasswordSource, UsageError> {
  const name = given['password-env'];
  const path = given['password-file'];
  const sources: PasswordSource[] = [];
  if (name !== undefined) sources.push({ kind: 'environment', name });
  if (path !== undefined) sources.push({ kind: 'file', path });
  if (given['password-stdin']) sources.push({ kind: 'stdin' });
  if (sources.length > 1) {
    const next = 'Give one of --password-env, --password-file and --password-stdin.';
    return err(usageError('The password can come from only one place.', next));
  }
  return ok(sources[0] ?? { kind: 'prompt' });
}
