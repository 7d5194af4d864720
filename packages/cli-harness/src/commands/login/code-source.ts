import { type Contact, readWebAddress } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import type { Ending } from '../../driver/ending.ts';
import type { Secret } from '../../terminal/secret.ts';
import { type UsageError, usageError } from '../arguments/usage-error.ts';
import type { LoginGiven } from './options.ts';

/** Provides one code. */
export interface CodeProvider {
  /** Called before the code is sent. An ending stops the login. */
  readonly prepare: () => Promise<Ending | null>;
  /** Called when the code was sent. The result is a complete code. */
  readonly take: (contact: Contact | undefined) => Promise<Result<Secret, Ending>>;
}

/** Where the authentication code comes from. It is `person` if no flag names a source. */
export type CodeSource =
  | { readonly kind: 'environment'; readonly name: string }
  | { readonly kind: 'command'; readonly line: string }
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'person' };

/** Reads from the flags where the code comes from. Only one of them may be given. */
export function readCodeSource(given: LoginGiven): Result<CodeSource, UsageError> {
  const name = given['code-env'];
  const line = given['code-command'];
  const url = given['code-url'];
  const sources: CodeSource[] = [];
  if (name !== undefined) sources.push({ kind: 'environment', name });
  if (line !== undefined) sources.push({ kind: 'command', line });
  if (url !== undefined) sources.push({ kind: 'url', url });
  if (sources.length > 1) {
    const next = 'Give one of --code-env, --code-command and --code-url.';
    return err(usageError('The code can come from only one place.', next));
  }
  if (url !== undefined && readWebAddress(url) === null) {
    const message = 'The value of --code-url is not an https address, nor an http address on this machine.';
    return err(usageError(message, 'Give an address that answers with the code as plain text.'));
  }
  return ok(sources[0] ?? { kind: 'person' });
}
