import { encodeComponent } from '../address/query.ts';
import { DEFAULT_ALGORITHM, ENCRYPTION_ALGORITHMS, type Encryption } from './configuration.ts';

/** What is wrong with an encryption: the field within it, empty for the whole, and the problem without any key. */
export interface EncryptionProblem {
  readonly field: keyof Encryption | '';
  readonly problem: string;
}

const KEYS = ['keyHex', 'keyText', 'keyMd5Of', 'passphrase'] as const;
const HEX = /^(?:[0-9a-f]{2})*$/i;

/** How a message names the algorithms. */
export const ALGORITHM_NEEDED = `must be ${ENCRYPTION_ALGORITHMS.join(', ').replace(/, (?=[^,]*$)/, ' or ')}`;

/** Says whether a text is so many bytes as hexadecimal digits. */
export const isHexOf = (bytes: number, text: unknown): boolean =>
  typeof text === 'string' && HEX.test(text) && text.length === bytes * 2;

/**
 * Judges the keys that the cipher would be given: at load, so that a wrong one is not found at departure, and by the
 * cipher itself, which would follow it and write what nobody can read.
 */
export function encryptionProblem(encryption: Encryption | undefined): EncryptionProblem | null {
  const { algorithm = DEFAULT_ALGORITHM, keyHex, keyText, ivHex } = encryption ?? {};
  if (!ENCRYPTION_ALGORITHMS.includes(algorithm)) return { field: 'algorithm', problem: ALGORITHM_NEEDED };
  const [key, ...others] = KEYS.filter((name) => encryption?.[name] !== undefined);
  if (others.length > 0) {
    return { field: '', problem: `has more than one key: ${[key, ...others].join(', ')}` };
  }
  // An empty text is no key.
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

/** Each percent sign that URI encoding writes stands for one byte. */
const utf8Length = (text: string): number => encodeComponent(text).replace(/%../g, 'x').length;
