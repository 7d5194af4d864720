import { X509Certificate } from 'node:crypto';
import { resolve } from 'node:path';
import { okAsync, Result, type ResultAsync } from 'neverthrow';
import { type UsageError, usageError } from '../report/ending.ts';
import { input, say } from '../report/sentence.ts';
import { inert } from '../terminal/inert.ts';
import { readText } from '../terminal/why-unreadable.ts';

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
  return readText(resolve(cwd, file))
    .mapErr((why) => usageError(`The file ${inert(file)} ${why}.`, next))
    .andThen((pem) => readCertificate(pem).map(() => pem));
}
