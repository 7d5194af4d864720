import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { okAsync, Result, ResultAsync } from 'neverthrow';
import { type UsageError, usageError } from '../report/ending.ts';
import { input, say } from '../report/sentence.ts';
import { inert } from '../terminal/inert.ts';
import { whyUnreadable } from '../terminal/why-unreadable.ts';

/** Reads the certificate authorities of `--ca`, as PEM. */
export function readAuthorities(
  file: string | undefined,
  cwd: string,
): ResultAsync<string | undefined, UsageError> {
  if (file === undefined) return okAsync(undefined);
  const next = say`Check the value of ${input('ca')}.`;
  const readCertificate = Result.fromThrowable(
    (pem: string) => new X509Certificate(pem),
    () => usageError(`There is no certificate in ${inert(file)}.`, next),
  );
  return ResultAsync.fromPromise(readFile(resolve(cwd, file), 'utf8'), (error) =>
    usageError(`The file ${inert(file)} ${whyUnreadable(error)}.`, next),
  ).andThen((pem) => readCertificate(pem).map(() => pem));
}
