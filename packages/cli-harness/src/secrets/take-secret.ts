import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { err, ok, Result, ResultAsync } from 'neverthrow';
import type { Io } from '../io.ts';
import { type UsageError, usageError } from '../report/ending.ts';
import { inert } from '../terminal/inert.ts';
import { makeSecret, type Secret } from '../terminal/secret.ts';
import { whyUnreadable } from '../terminal/why-unreadable.ts';
import type { SourceOf } from './secret-source.ts';

/** A secret as messages call it, such as `new password`, and the flags that name its sources. */
export interface SecretName {
  readonly what: string;
  /** The flag without its ending, such as `--new-password`. */
  readonly flag: string;
}

/** Reads a secret from its source. One line break at the end of a file is not part of it. */
export const takeSecret = (
  source: SourceOf<'environment' | 'file' | 'stdin'>,
  name: SecretName,
  io: Io,
): ResultAsync<Secret, UsageError> => takeText(source, name, io).map(makeSecret);

function takeText(
  source: SourceOf<'environment' | 'file' | 'stdin'>,
  name: SecretName,
  io: Io,
): ResultAsync<string, UsageError> {
  const { what, flag } = name;
  switch (source.kind) {
    case 'environment':
      return new ResultAsync(Promise.resolve(fromEnvironment(source.name, name, io)));
    case 'file':
      return ResultAsync.fromPromise(readFile(resolve(io.cwd, source.path)), (error) =>
        usageError(
          `The file ${inert(source.path)} ${whyUnreadable(error)}.`,
          `Check the value of ${flag}-file.`,
        ),
      ).andThen((bytes) => decode(bytes, `The ${what} file`, what));
    case 'stdin':
      return ResultAsync.fromPromise(readAll(io), () =>
        usageError('Standard input cannot be read.', `Pipe the ${what} in.`),
      ).andThen((bytes) => decode(bytes, 'Standard input', what));
  }
}

function fromEnvironment(
  variable: string,
  { flag }: SecretName,
  { env }: Pick<Io, 'env'>,
): Result<string, UsageError> {
  const value = env[variable];
  if (value !== undefined && value !== '') return ok(value);
  const is = value === undefined ? 'is not set' : 'is empty';
  return err(
    usageError(`The environment variable ${inert(variable)} ${is}.`, `Check the value of ${flag}-env.`),
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

function decode(bytes: Buffer, where: string, what: string): Result<string, UsageError> {
  const next = `It must hold the ${what} and nothing else.`;
  if (bytes.length > LONGEST) return err(usageError(`${where} is too long for a ${what}.`, next));
  return Result.fromThrowable(
    () => new TextDecoder('utf-8', { fatal: true }).decode(bytes),
    () => usageError(`${where} is not UTF-8.`, next),
  )().andThen((text) => {
    const secret = text.replace(/\r?\n$/, '');
    return secret === '' ? err(usageError(`${where} is empty.`, next)) : ok(secret);
  });
}
