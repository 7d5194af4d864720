import { encodeComponent } from '../address/query.ts';
import { DEFAULT_ALGORITHM, ENCRYPTION_ALGORITHMS, type Encryption } from './configuration.ts';

/** The problem of an encryption. `field` is empty for the whole object; `problem` never shows a key. */
export interface EncryptionProblem {
  readonly field: keyof Encryption | '';
  readonly problem: string;
}

const KEYS = ['keyHex', 'keyText', 'keyMd5Of', 'passphrase'] as const;
const HEX = /^(?:[0-9a-f]{2})*$/i;

/** The problem of an unknown algorithm. */
export const ALGORITHM_NEEDED = `must be ${ENCRYPTION_ALGORITHMS.join(', ').replace(/, (?=[^,]*$)/, ' or ')}`;

/** Checks whether a text is exactly `bytes` bytes in hexadecimal digits. */
export const isHexOf = (bytes: number, text: unknown): boolean =>
  typeof text === 'string' && HEX.test(text) && text.length === bytes * 2;

/**
 * Checks the key and the initialisation vector of an encryption. `parseConfiguration` does so at load, so that a
 * wrong key does not surface only when the visitor leaves. The cipher checks again, because it would accept a
 * wrong key and write an unreadable query.
 */
export function encryptionProblem(encryption: Encryption | undefined): EncryptionProblem | null {
  const { algorithm = DEFAULT_ALGORITHM, keyHex, keyText, ivHex } = encryption ?? {};
  if (!ENCRYPTION_ALGORITHMS.includes(algorithm)) return { field: 'algorithm', problem: ALGORITHM_NEEDED };
  const [key, ...others] = KEYS.filter((name) => encryption?.[name] !== undefined);
  if (others.length > 0) {
    return { field: '', problem: `has more than one key: ${[key, ...others].join(', ')}` };
  }
  // An empty string is not a key.
  if (key === undefined || encryption?.[key] === '') return { field: '', problem: 'has no key' };
  if (typeof encryption?.[key] !== 'string') return { field: key, problem: 'must be a text' };
  if (key === 'passphrase') return null;
  const bytes = algorithm.startsWith('des-ede3') ? 24 : 16;
  if (keyHex !== undefined && !isHexOf(bytes, keyHex)) {
    return { field: 'keyHex', problem: `must be ${bytes} bytes as hexadecimal digits` };
  }
  if (keyText !== undefined && utf8Length(keyText) !== bytes) {
    return { field: 'keyText', problem: `must be ${bytes} bytes in UTF-8` };
  }
  if (algorithm.endsWith('cbc') && !isHexOf(8, ivHex)) {
    return { field: 'ivHex', problem: 'must be 8 bytes as hexadecimal digits' };
  }
  return null;
}

// Percent-encoding writes each byte that it encodes as `%xx`.
const utf8Length = (text: string): number => encodeComponent(text).replace(/%../g, 'x').length;
