import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { err, ok, Result, ResultAsync } from 'neverthrow';
import type { Io } from '../../io.ts';
import { inert } from '../../terminal/inert.ts';
import { type UsageError, usageError } from '../arguments/usage-error.ts';
import type { LoginGiven } from './options.ts';

/** Where the password comes from. It is `prompt` if no flag names a source. */
export type PasswordSource =
  | { readonly kind: 'environment'; readonly name: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'stdin' }
  | { readonly kind: 'prompt' };

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

/** Reads the password from its source. One line break at the end of a file is not part of it. */
export function takePassword(
  source: Exclude<PasswordSource, { kind: 'prompt' }>,
  io: Io,
): ResultAsync<string, UsageError> {
  switch (source.kind) {
    case 'environment':
      return new ResultAsync(Promise.resolve(fromEnvironment(source.name, io)));
    case 'file':
      return ResultAsync.fromPromise(readFile(resolve(io.cwd, source.path)), () =>
        usageError(`The file ${inert(source.path)} cannot be read.`, 'Check the value of --password-file.'),
      ).andThen((bytes) => decode(bytes, 'The password file'));
    case 'stdin':
      return ResultAsync.fromPromise(readAll(io), () =>
        usageError('Standard input cannot be read.', 'Pipe the password in.'),
      ).andThen((bytes) => decode(bytes, 'Standard input'));
  }
}

function fromEnvironment(name: string, { env }: Io): Result<string, UsageError> {
  const value = env[name];
  if (value !== undefined && value !== '') return ok(value);
  const is = value === undefined ? 'is not set' : 'is empty';
  return err(
    usageError(`The environment variable ${inert(name)} ${is}.`, 'Check the value of --password-env.'),
  );
}

const LONGEST = 4096;

async function readAll({ stdin, signal }: Io): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  const stop = () => stdin.destroy();
  signal?.addEventListener('abort', stop, { once: true });
  for await (const chunk of stdin) {
    const bytes = Buffer.from(chunk);
    chunks.push(bytes);
    length += bytes.length;
    if (length > LONGEST) break;
  }
  signal?.removeEventListener('abort', stop);
  return Buffer.concat(chunks);
}

function decode(bytes: Buffer, what: string): Result<string, UsageError> {
  const next = 'It must hold the password and nothing else.';
  if (bytes.length > LONGEST) return err(usageError(`${what} is too long for a password.`, next));
  return Result.fromThrowable(
    () => new TextDecoder('utf-8', { fatal: true }).decode(bytes),
    () => usageError(`${what} is not UTF-8.`, next),
  )().andThen((text) => {
    const password = text.replace(/\r?\n$/, '');
    return password === '' ? err(usageError(`${what} is empty.`, next)) : ok(password);
  });
}
