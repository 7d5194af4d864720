import { type Configuration, type Encryption, encryptQuery } from '@gatehouse-login/core';
import { type Found, fault, fine, skipped } from './finding.ts';

const SAMPLE = 'sessionId=SESSION-STAND-IN&title=%C3%BC+%E6%97%A5&page=';

/** Encrypts a query as a login would, and decrypts it as the sandbox does, which shares no code with the core. */
export async function checkEncryption({
  configuration,
}: {
  readonly configuration: Configuration;
}): Promise<Found> {
  const { encrypted, encryption } = configuration;
  if (!encrypted || encryption === undefined) return skipped('The configuration encrypts nothing.');
  const algorithm = encryption.algorithm ?? 'des-ede3-cbc';
  if (await survives(encryption)) return fine(`A query survives ${algorithm}, there and back.`);
  return fault(
    `A query does not survive ${algorithm}, there and back.`,
    'The platform cannot read where its visitors come from.',
    'Compare the key, the vector and the algorithm with those of the platform.',
  );
}

async function survives(encryption: Encryption): Promise<boolean> {
  const { decryptQuery } = await import('@gatehouse-login/sandbox');
  return encryptQuery(SAMPLE, encryption).then(
    (encrypted) => decryptQuery(encrypted, encryption).unwrapOr('') === SAMPLE,
    () => false,
  );
}
