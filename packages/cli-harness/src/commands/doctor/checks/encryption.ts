import { type Encryption, encryptQuery } from '@gatehouse-login/core';
import { type Finding, fine, skipped } from '../finding.ts';
import type { Patient } from '../patient.ts';
import { decryptWithNode } from './decrypt-with-node.ts';

const SAMPLE = 'sessionId=SESSION-STAND-IN&title=%C3%BC+%E6%97%A5&page=';

/** Encrypts a query as a login would, and decrypts it with another implementation, as a platform would. */
export async function checkEncryption({
  configuration: { encrypted, encryption },
}: Pick<Patient, 'configuration'>): Promise<Finding[]> {
  if (!encrypted || encryption === undefined)
    return [skipped('encryption', 'The configuration encrypts nothing.')];
  const back = await roundTrip(encryption);
  if (back === SAMPLE) {
    return [
      fine('encryption', `A query survives ${encryption.algorithm ?? 'des-ede3-cbc'}, there and back.`),
    ];
  }
  return [
    {
      check: 'encryption',
      status: 'fault',
      message: `A query does not survive ${encryption.algorithm ?? 'des-ede3-cbc'}, there and back.`,
      meaning: 'The platform cannot read where its visitors come from.',
      fix: 'Compare the key, the vector and the algorithm with those of the platform.',
    },
  ];
}

async function roundTrip(encryption: Encryption): Promise<string | null> {
  try {
    return decryptWithNode(await encryptQuery(SAMPLE, encryption), encryption);
  } catch {
    return null;
  }
}
