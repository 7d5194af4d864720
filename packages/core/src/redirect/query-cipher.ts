/**
 * Encrypts the query of a platform's address. It is an entry of its own because it loads crypto-js.
 *
 * ```ts
 * import { cipherQuery } from '@gatehouse-login/core/query-cipher';
 *
 * const encryption = { algorithm: 'des-ede3-ecb', keyText: 'twenty-four bytes long!!' } as const;
 * console.log(cipherQuery('SN=a&UN=b', encryption)); // prints: L3Gks9HzGKzRDlia/zy5qA==
 * ```
 *
 * @packageDocumentation
 */

import CryptoJS from 'crypto-js/core.js';
// MD5 first: the key derivation of the other modules needs it while they load.
import 'crypto-js/md5.js';
import 'crypto-js/mode-ecb.js';
import 'crypto-js/tripledes.js';
import {
  DEFAULT_ALGORITHM,
  type Encryption,
  type EncryptionAlgorithm,
} from '../configuration/configuration.ts';
import { encryptionProblem, isHexOf } from '../configuration/encryption-fault.ts';
import { invariant } from '../errors/invariant.ts';

/** Options of `cipherQuery`. */
export interface EncryptQueryOptions {
  /** Eight bytes, as they are or as hexadecimal digits, for the passphrase form alone; random unless given. */
  readonly salt?: string | Uint8Array;
}

const LONE_SURROGATE = /\p{Surrogate}/gu;
const SALTED = CryptoJS.enc.Latin1.parse('Salted__');
type Words = CryptoJS.lib.WordArray;

/**
 * Encrypts a platform's query by triple-DES with PKCS7 padding, as base64. An encryption or a salt that cannot be
 * followed breaks an invariant that names the field.
 *
 * This is a format that platforms expect and no protection: the key stands in the configuration that every browser
 * loads, and nothing guards the text against change (docs/security.md). crypto-js is kept to this file.
 */
export function cipherQuery(
  plaintext: string,
  encryption: Encryption,
  { salt }: EncryptQueryOptions = {},
): string {
  const problem = encryptionProblem(encryption);
  invariant(
    problem === null,
    `${['encryption', problem?.field].filter(Boolean).join('.')} ${problem?.problem}`,
  );
  const saltHex = salt === undefined ? undefined : hexOf(salt);
  invariant(saltHex === undefined || isHexOf(8, saltHex), 'salt must be 8 bytes, or 16 hexadecimal digits');
  const { algorithm = DEFAULT_ALGORITHM, passphrase, ivHex = '' } = encryption;
  const text = utf8(plaintext);
  if (passphrase === undefined) {
    const iv = CryptoJS.enc.Hex.parse(ivHex);
    return encrypt(text, keyOf(encryption), iv, algorithm).toString(CryptoJS.enc.Base64);
  }
  const seasoning =
    saltHex === undefined ? CryptoJS.lib.WordArray.random(8) : CryptoJS.enc.Hex.parse(saltHex);
  const keyWords = algorithm.startsWith('des-ede3') ? 6 : 4;
  const derived = CryptoJS.EvpKDF(utf8(passphrase), seasoning, { keySize: keyWords + 2, iterations: 1 });
  const key = CryptoJS.lib.WordArray.create(derived.words.slice(0, keyWords));
  const iv = CryptoJS.lib.WordArray.create(derived.words.slice(keyWords, keyWords + 2));
  return SALTED.clone()
    .concat(seasoning)
    .concat(encrypt(text, key, iv, algorithm))
    .toString(CryptoJS.enc.Base64);
}

/** For two keys, crypto-js makes three: K1, K2, K1. */
function encrypt(text: Words, key: Words, iv: Words, algorithm: EncryptionAlgorithm): Words {
  const mode = algorithm.endsWith('ecb') ? CryptoJS.mode.ECB : CryptoJS.mode.CBC;
  return CryptoJS.TripleDES.encrypt(text, key, { iv, mode, padding: CryptoJS.pad.Pkcs7 }).ciphertext;
}

function keyOf({ keyHex, keyText, keyMd5Of = '' }: Encryption): Words {
  if (keyHex !== undefined) return CryptoJS.enc.Hex.parse(keyHex);
  return keyText === undefined ? CryptoJS.MD5(utf8(keyMd5Of)) : utf8(keyText);
}

/** crypto-js throws at a lone surrogate; it becomes U+FFFD, as everywhere. */
const utf8 = (text: string): Words => CryptoJS.enc.Utf8.parse(text.replace(LONE_SURROGATE, '\uFFFD'));

const hexOf = (salt: string | Uint8Array): string =>
  typeof salt === 'string' ? salt : Array.from(salt, (byte) => byte.toString(16).padStart(2, '0')).join('');
