import { readWebAddress } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { type UsageError, usageError } from '../../report/ending.ts';
import { listOf } from '../../report/suggestion.ts';
import type { CodeSource, NewPasswordSource, PasswordSource } from '../../secrets/secret-source.ts';
import type { LoginGiven } from './options.ts';

/** Reads from the flags where the password comes from. */
export const readPasswordSource = (given: LoginGiven): Result<PasswordSource, UsageError> =>
  onlyOne<PasswordSource>('password', {
    'password-env': environment(given['password-env']),
    'password-file': file(given['password-file']),
    'password-stdin': given['password-stdin'] ? { kind: 'stdin' } : null,
  });

/** Reads from the flags where the code comes from. */
export const readCodeSource = (given: LoginGiven): Result<CodeSource, UsageError> => {
  const [line, url] = [given['code-command'], given['code-url']];
  return onlyOne<CodeSource>('code', {
    'code-env': environment(given['code-env']),
    'code-command': line === undefined ? null : { kind: 'command', line },
    'code-url': url === undefined ? null : { kind: 'url', url },
  }).andThen((source) =>
    source.kind === 'url' && readWebAddress(source.url) === null ? NOT_WEB : ok(source),
  );
};

const NOT_WEB = err(
  usageError(
    'The value of --code-url is not an https address, nor an http address on this machine.',
    'Give an address that answers with the code as plain text.',
  ),
);

/** Reads from the flags where the new password comes from. */
export function readNewPasswordSource(given: LoginGiven): Result<NewPasswordSource, UsageError> {
  const path = given['new-password-to'];
  const pair = 'Give --generate-password --new-password-to FILE.';
  if (given['generate-password'] && path === undefined)
    return err(usageError('A made-up password needs a file to be written to.', pair));
  if (!given['generate-password'] && path !== undefined)
    return err(usageError('Only a made-up password is written to a file.', pair));
  return onlyOne<NewPasswordSource>('new password', {
    'new-password-env': environment(given['new-password-env']),
    'new-password-file': file(given['new-password-file']),
    'generate-password': path === undefined ? null : { kind: 'generated', path },
  });
}

const environment = (name: string | undefined) =>
  name === undefined ? null : ({ kind: 'environment', name } as const);
const file = (path: string | undefined) => (path === undefined ? null : ({ kind: 'file', path } as const));

/** The only source that is given; the terminal if none is. */
function onlyOne<Source extends PasswordSource | CodeSource | NewPasswordSource>(
  what: string,
  sources: Readonly<Record<string, Source | null>>,
): Result<Source | { readonly kind: 'prompt' }, UsageError> {
  const given = Object.values(sources).filter((source) => source !== null);
  if (given.length <= 1) return ok(given[0] ?? { kind: 'prompt' });
  const flags = listOf(Object.keys(sources).map((flag) => `--${flag}`));
  return err(usageError(`The ${what} can come from only one place.`, `Give one of ${flags}.`));
}
