import { createDecipheriv, createHash } from 'node:crypto';
import { err, ok, type Result } from 'neverthrow';
import type { Encryption } from '../brands/configuration.ts';

type Algorithm = NonNullable<Encryption['algorithm']>;

/** OpenSSL's name of each algorithm, and the lengths of its key and its initialisation vector in bytes. */
const ALGORITHMS: Readonly<Record<Algorithm, readonly [name: string, key: number, iv: number]>> = {
  'des-ede3-cbc': ['des-ede3-cbc', 24, 8],
  'des-ede3-ecb': ['des-ede3', 24, 0],
  'des-ede-cbc': ['des-ede-cbc', 16, 8],
  'des-ede-ecb': ['des-ede', 16, 0],
};

const md5 = (data: Buffer): Buffer => createHash('md5').update(data).digest();

/** EVP_BytesToKey of OpenSSL with MD5 and one round: makes bytes for key and vector from a passphrase. */
function bytesFrom(passphrase: string, salt: Buffer, length: number): Buffer {
  let block: Buffer = Buffer.alloc(0);
  let made: Buffer = Buffer.alloc(0);
  while (made.length < length) {
    block = md5(Buffer.concat([block, Buffer.from(passphrase, 'utf8'), salt]));
    made = Buffer.concat([made, block]);
  }
  return made.subarray(0, length);
}

interface Parts {
  readonly key: Buffer;
  readonly iv: Buffer;
  readonly text: Buffer;
}

const SALT_MARK = 'Salted__';
const SALTED_HEAD = 16;

function salted(passphrase: string, data: Buffer, key: number, iv: number): Result<Parts, string> {
  if (data.subarray(0, SALT_MARK.length).toString('latin1') !== SALT_MARK)
    return err('it does not begin with a salt');
  const made = bytesFrom(passphrase, data.subarray(SALT_MARK.length, SALTED_HEAD), key + iv);
  return ok({ key: made.subarray(0, key), iv: made.subarray(key), text: data.subarray(SALTED_HEAD) });
}

function keyOf({ keyHex, keyText, keyMd5Of }: Encryption): Buffer {
  if (keyHex !== undefined) return Buffer.from(keyHex, 'hex');
  if (keyText !== undefined) return Buffer.from(keyText, 'utf8');
  return keyMd5Of === undefined ? Buffer.alloc(0) : md5(Buffer.from(keyMd5Of, 'utf8'));
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

function decipher(name: string, { key, iv, text }: Parts): Result<string, string> {
  try {
    const cipher = createDecipheriv(name, key, iv.length === 0 ? null : iv);
    const plain = Buffer.concat([cipher.update(text), cipher.final()]);
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(plain));
  } catch {
    return err('it cannot be decrypted with the key of the configuration');
  }
}

/**
 * Decrypts the value of an encrypted parameter, without its percent-encoding. Triple-DES is an interoperability format
 * here and protects nothing: its key is in a public file. The error is the end of a sentence.
 */
export function decryptQuery(value: string, encryption: Encryption): Result<string, string> {
  if (value === '' || !BASE64.test(value)) return err('it is not base64');
  const [name, keyLength, ivLength] = ALGORITHMS[encryption.algorithm ?? 'des-ede3-cbc'];
  const data = Buffer.from(value, 'base64');
  if (encryption.passphrase !== undefined) {
    return salted(encryption.passphrase, data, keyLength, ivLength).andThen((parts) => decipher(name, parts));
  }
  const own = keyOf(encryption);
  // MD5 gives 16 bytes. Where 24 are needed, the first eight are repeated.
  const key = own.length < keyLength ? Buffer.concat([own, own.subarray(0, keyLength - own.length)]) : own;
  const iv = ivLength === 0 ? Buffer.alloc(0) : Buffer.from(encryption.ivHex ?? '', 'hex');
  return decipher(name, { key, iv, text: data });
}
