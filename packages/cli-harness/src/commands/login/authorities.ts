import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import tls from 'node:tls';
import { err, ok, Result, ResultAsync } from 'neverthrow';
import { inert } from '../../report/inert.ts';
import { type UsageError, usageError } from '../arguments/usage-error.ts';

/** Lets this process trust the certificate authorities of a PEM file, beside those that it knows. */
export async function trustAuthorities(
  file: string | undefined,
  cwd: string,
): Promise<Result<null, UsageError>> {
  if (file === undefined) return ok(null);
  if (typeof tls.setDefaultCACertificates !== 'function') {
    return err(
      usageError('--ca needs Node 22.19 or newer.', 'Leave it out, and set NODE_EXTRA_CA_CERTS to the file.'),
    );
  }
  const next = 'Check the value of --ca.';
  const text = ResultAsync.fromPromise(readFile(resolve(cwd, file), 'utf8'), () =>
    usageError(`The file ${inert(file)} cannot be read.`, next),
  );
  const isPem = Result.fromThrowable((pem: string) => new X509Certificate(pem));
  return text
    .andThen((pem) =>
      isPem(pem).isOk() ? ok(pem) : err(usageError(`There is no certificate in ${inert(file)}.`, next)),
    )
    .map((pem) => {
      tls.setDefaultCACertificates([...tls.getCACertificates('default'), pem]);
      return null;
    });
}
