import type { Encryption } from './configuration.ts';

/** The ways to encrypt the query of the platform address (functional spec, the encrypted query). */
export const CIPHERS = [
  'none',
  'des-ede3-cbc',
  'des-ede3-ecb',
  'des-ede-cbc',
  'des-ede-ecb',
  'passphrase',
] as const;

/** The name of a way to encrypt. */
export type Cipher = (typeof CIPHERS)[number];

const IV_HEX = 'a1b2c3d4e5f60718';

/** A key for each cipher. They are part of a public file and protect nothing. */
export const ENCRYPTIONS: Readonly<Record<Cipher, Encryption | undefined>> = {
  none: undefined,
  'des-ede3-cbc': {
    algorithm: 'des-ede3-cbc',
    keyHex: '0123456789abcdeffedcba98765432100f1e2d3c4b5a6978',
    ivHex: IV_HEX,
  },
  'des-ede3-ecb': { algorithm: 'des-ede3-ecb', keyText: 'twenty-four bytes long!!' },
  'des-ede-cbc': { algorithm: 'des-ede-cbc', keyMd5Of: 'an open secret', ivHex: IV_HEX },
  'des-ede-ecb': { algorithm: 'des-ede-ecb', keyHex: '0123456789abcdeffedcba9876543210' },
  passphrase: { passphrase: 'open sesame' },
};
