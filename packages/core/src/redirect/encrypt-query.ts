import type { Encryption } from '../configuration/configuration.ts';
import type { EncryptQueryOptions } from './query-cipher.ts';

/** A second `import()` resolves only in a later task, after the page's other work. */
let loaded: typeof import('./query-cipher.ts') | null = null;

/**
 * Encrypts a platform's query, as base64 (functional spec, the encrypted query). The first call loads the cipher,
 * so that brands without encryption do not load it. The promise rejects if the cipher cannot be loaded, and for
 * an invalid encryption or salt, with an error that names the field.
 */
export async function encryptQuery(
  plaintext: string,
  encryption: Encryption,
  options: EncryptQueryOptions = {},
): Promise<string> {
  loaded ??= await import('./query-cipher.ts');
  return loaded.cipherQuery(plaintext, encryption, options);
}
