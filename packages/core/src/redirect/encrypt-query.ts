import type { Encryption } from '../configuration/configuration.ts';
import type { EncryptQueryOptions } from './query-cipher.ts';

/** A module that is imported again arrives only in a later task, after whatever the page has to do. */
let loaded: typeof import('./query-cipher.ts') | null = null;

/**
 * Encrypts a platform's query, as base64 (functional spec, the encrypted query). The cipher is loaded by the first
 * call, so that nobody pays for it who does not encrypt. The promise rejects where the cipher cannot be loaded, and
 * where the encryption or the salt cannot be followed, with an error that names the field and never the key.
 */
export async function encryptQuery(
  plaintext: string,
  encryption: Encryption,
  options: EncryptQueryOptions = {},
): Promise<string> {
  loaded ??= await import('./query-cipher.ts');
  return loaded.cipherQuery(plaintext, encryption, options);
}
