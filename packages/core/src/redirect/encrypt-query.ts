import type { Encryption } from '../configuration/configuration.ts';
import type { EncryptQueryOptions } from './query-cipher.ts';

/**
 * Encrypts a platform's query, as base64 (docs/unknowns.md, the encrypted query). The cipher is loaded by the first
 * call, so that nobody pays for it who does not encrypt. The promise rejects where the cipher cannot be loaded, and
 * where the encryption or the salt cannot be followed, with an error that names the field and never the key.
 */
export async function encryptQuery(
  plaintext: string,
  encryption: Encryption,
  options: EncryptQueryOptions = {},
): Promise<string> {
  const { cipherQuery } = await import('./query-cipher.ts');
  return cipherQuery(plaintext, encryption, options);
}
