import type { Encryption } from './configuration.ts';

/** What is wrong with an encryption's keys: the field within `encryption`, empty for the whole, and the problem. */
export interface EncryptionProblem {
  readonly field: 'keyHex' | 'keyText' | 'ivHex' | '';
  readonly problem: string;
}

const HEX = /^(?:[0-9a-f]{2})*$/i;

/** Judges the keys that the cipher will be given, so that a wrong one is found at load and not at departure. */
export function encryptionProblem(encryption: Encryption | undefined): EncryptionProblem | null {
  const { algorithm, keyHex, keyText, keyMd5Of, passphrase, ivHex } = encryption ?? {};
  if (algorithm === undefined || !(keyHex || keyText || keyMd5Of || passphrase)) {
    return { field: '', problem: 'has no key, and encrypted is on' };
  }
  if (passphrase !== undefined) return null;
  const bytes = algorithm.startsWith('des-ede3') ? 24 : 16;
  if (keyHex !== undefined && (!HEX.test(keyHex) || keyHex.length !== bytes * 2)) {
    return { field: 'keyHex', problem: `must be ${bytes} bytes as hexadecimal digits` };
  }
  if (keyHex === undefined && keyText !== undefined && utf8Length(keyText) !== bytes) {
    return { field: 'keyText', problem: `must be ${bytes} bytes in UTF-8` };
  }
  if (algorithm.endsWith('cbc') && !(ivHex !== undefined && HEX.test(ivHex) && ivHex.length === 16)) {
    return { field: 'ivHex', problem: 'must be 8 bytes as hexadecimal digits' };
  }
  return null;
}

/** Each percent sign that URI encoding writes stands for one byte. */
const utf8Length = (text: string): number =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(/%../g, 'x').length;
