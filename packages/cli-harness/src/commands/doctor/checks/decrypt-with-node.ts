import { createDecipheriv, createHash } from 'node:crypto';
import type { Encryption } from '@gatehouse-login/core';

const BLOCK = 8;
const PREFIX = Buffer.from('Salted__');

/** Decrypts a query by Node's own triple-DES. It shares no code with the core. */
export function decryptWithNode(text: string, encryption: Encryption): string {
  const { algorithm = 'des-ede3-cbc', passphrase } = encryption;
  const length = algorithm.startsWith('des-ede3') ? 24 : 16;
  const bytes = Buffer.from(text, 'base64');
  const salted =
    passphrase === undefined ? null : derive(passphrase, bytes.subarray(PREFIX.length, 2 * BLOCK), length);
  const key = salted?.key ?? keyOf(encryption);
  const isEcb = algorithm.endsWith('ecb');
  const iv = isEcb ? null : (salted?.iv ?? Buffer.from(encryption.ivHex ?? '', 'hex'));
  // OpenSSL calls the two-key form des-ede, and ECB by the bare name. With K1 again as the third key, both are ede3.
  const cipher = createDecipheriv(isEcb ? 'des-ede3' : 'des-ede3-cbc', tripled(key), iv);
  const body = salted === null ? bytes : bytes.subarray(2 * BLOCK);
  return Buffer.concat([cipher.update(body), cipher.final()]).toString('utf8');
}

const tripled = (key: Buffer): Buffer =>
  key.length === 16 ? Buffer.concat([key, key.subarray(0, BLOCK)]) : key;

function keyOf({ keyHex, keyText, keyMd5Of = '' }: Encryption): Buffer {
  if (keyHex !== undefined) return Buffer.from(keyHex, 'hex');
  if (keyText !== undefined) return Buffer.from(keyText, 'utf8');
  return createHash('md5').update(keyMd5Of).digest();
}

/** EVP_BytesToKey with MD5 and one round. */
function derive(
  passphrase: string,
  salt: Buffer,
  length: number,
): { readonly key: Buffer; readonly iv: Buffer } {
  let bytes = Buffer.alloc(0);
  let last = Buffer.alloc(0);
  while (bytes.length < length + BLOCK) {
    last = createHash('md5')
      .update(Buffer.concat([last, Buffer.from(passphrase), salt]))
      .digest();
    bytes = Buffer.concat([bytes, last]);
  }
  return { key: bytes.subarray(0, length), iv: bytes.subarray(length, length + BLOCK) };
}
