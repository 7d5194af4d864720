import CryptoJS from 'crypto-js/core.js';
// MD5 first: the key derivation that the others bring takes it as it is loaded.
import 'crypto-js/md5.js';
import 'crypto-js/mode-ecb.js';
import 'crypto-js/tripledes.js';
import type { Encryption } from '../configuration/configuration.ts';

/** What a caller may settle himself. */
export interface EncryptQueryOptions {
  /** Eight bytes as hex, for the passphrase form alone; random unless given. */
  readonly salt?: string;
}

const LONE_SURROGATE = /\p{Surrogate}/gu;
const SALTED = CryptoJS.enc.Latin1.parse('Salted__');
type Words = CryptoJS.lib.WordArray;

/**
 * Encrypts a platform's query by triple-DES with PKCS7 padding, as base64.
 *
 * This is a format that platforms expect and no protection: the key stands in the configuration that every browser
 * loads, and nothing guards the text against change (docs/security.md). crypto-js is kept to this file.
 */
export function cipherQuery(
  plaintext: string,
  encryption: Encryption,
  { salt }: EncryptQueryOptions = {},
): string {
  const { algorithm, passphrase } = encryption;
  const text = CryptoJS.enc.Utf8.parse(plaintext.replace(LONE_SURROGATE, '\uFFFD'));
  if (passphrase === undefined) {
    return encrypt(
      text,
      keyOf(encryption),
      CryptoJS.enc.Hex.parse(encryption.ivHex ?? ''),
      algorithm,
    ).toString(CryptoJS.enc.Base64);
  }
  const seasoning = salt === undefined ? CryptoJS.lib.WordArray.random(8) : CryptoJS.enc.Hex.parse(salt);
  const keyWords = keyBytesOf(algorithm) / 4;
  const derived = CryptoJS.EvpKDF(passphrase, seasoning, { keySize: keyWords + 2, iterations: 1 });
  const key = CryptoJS.lib.WordArray.create(derived.words.slice(0, keyWords));
  const iv = CryptoJS.lib.WordArray.create(derived.words.slice(keyWords, keyWords + 2));
  return SALTED.clone()
    .concat(seasoning)
    .concat(encrypt(text, key, iv, algorithm))
    .toString(CryptoJS.enc.Base64);
}

/** Two keys stand for three: crypto-js makes K1, K2, K1 of them. */
function encrypt(text: Words, key: Words, iv: Words, algorithm: Encryption['algorithm']): Words {
  const mode = algorithm.endsWith('ecb') ? CryptoJS.mode.ECB : CryptoJS.mode.CBC;
  return CryptoJS.TripleDES.encrypt(text, key, { iv, mode, padding: CryptoJS.pad.Pkcs7 }).ciphertext;
}

function keyOf({ keyHex, keyText, keyMd5Of }: Encryption): Words {
  if (keyHex !== undefined) return CryptoJS.enc.Hex.parse(keyHex);
  if (keyText !== undefined) return CryptoJS.enc.Utf8.parse(keyText);
  return CryptoJS.MD5(keyMd5Of ?? '');
}

const keyBytesOf = (algorithm: Encryption['algorithm']): 16 | 24 =>
  algorithm.startsWith('des-ede3') ? 24 : 16;
