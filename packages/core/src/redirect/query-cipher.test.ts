import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Encryption } from '../configuration/configuration.ts';
import { cipherQuery } from './query-cipher.ts';

const ALGORITHMS = ['des-ede3-cbc', 'des-ede3-ecb', 'des-ede-cbc', 'des-ede-ecb'] as const;
const TEXTS = ['', 'a', 'SN=1&UN=DM100001', 'título=ünïcødé 登录 العربية 🔐', 'x'.repeat(4096), '%20&=#?+'];

const keyLength = (algorithm: string): number => (algorithm.startsWith('des-ede3') ? 24 : 16);
const ivOf = (algorithm: string, iv: Buffer): Buffer | null => (algorithm.endsWith('ecb') ? null : iv);

/** OpenSSL's own answer: two keys as three, since newer versions leave plain des-ede out. */
function byOpenSsl(algorithm: string, key: Buffer, iv: Buffer, text: string): string {
  const whole = key.length === 16 ? Buffer.concat([key, key.subarray(0, 8)]) : key;
  const cipher = createCipheriv(
    algorithm.replace('des-ede-', 'des-ede3-').replace('-ecb', ''),
    whole,
    ivOf(algorithm, iv),
  );
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

function evp(passphrase: string, salt: Buffer, length: number): Buffer {
  let derived = Buffer.alloc(0);
  let block = Buffer.alloc(0);
  while (derived.length < length) {
    block = createHash('md5')
      .update(Buffer.concat([block, Buffer.from(passphrase), salt]))
      .digest();
    derived = Buffer.concat([derived, block]);
  }
  return derived.subarray(0, length);
}

describe('the encrypted query, against OpenSSL [7.15]', () => {
  for (const algorithm of ALGORITHMS) {
    const key = randomBytes(keyLength(algorithm));
    const iv = randomBytes(8);
    const ivHex = iv.toString('hex');

    it.each(TEXTS)(`${algorithm} with a key in hex: %j`, (text) => {
      const encryption: Encryption = { algorithm, keyHex: key.toString('hex'), ivHex };
      expect(cipherQuery(text, encryption)).toBe(byOpenSsl(algorithm, key, iv, text));
    });

    it(`${algorithm} with a key as text`, () => {
      const keyText = 'k€y-text-of-some-length!'.slice(0, keyLength(algorithm) - 2);
      expect(Buffer.from(keyText)).toHaveLength(keyLength(algorithm));
      expect(cipherQuery('a=1', { algorithm, keyText, ivHex })).toBe(
        byOpenSsl(algorithm, Buffer.from(keyText), iv, 'a=1'),
      );
    });

    it(`${algorithm} with the MD5 of a secret`, () => {
      const md5 = createHash('md5').update('secret').digest();
      expect(cipherQuery('a=1', { algorithm, keyMd5Of: 'secret', ivHex })).toBe(
        byOpenSsl(algorithm, md5, iv, 'a=1'),
      );
    });

    it.each(TEXTS)(`${algorithm} with a passphrase: %j`, (text) => {
      const salt = randomBytes(8);
      const derived = evp('pass phrase', salt, keyLength(algorithm) + 8);
      const expected = byOpenSsl(
        algorithm,
        derived.subarray(0, keyLength(algorithm)),
        derived.subarray(keyLength(algorithm)),
        text,
      );
      const written = cipherQuery(
        text,
        { algorithm, passphrase: 'pass phrase' },
        { salt: salt.toString('hex') },
      );
      const bytes = Buffer.from(written, 'base64');
      expect(bytes.subarray(0, 8).toString('latin1')).toBe('Salted__');
      expect(bytes.subarray(8, 16)).toEqual(salt);
      expect(bytes.subarray(16).toString('base64')).toBe(expected);
    });
  }

  it('takes a new salt each time', () => {
    const encryption: Encryption = { algorithm: 'des-ede3-cbc', passphrase: 'p' };
    expect(cipherQuery('a', encryption)).not.toBe(cipherQuery('a', encryption));
  });

  it('can be read again', () => {
    const key = randomBytes(24);
    const iv = randomBytes(8);
    const written = cipherQuery('a=\uD800b', {
      algorithm: 'des-ede3-cbc',
      keyHex: key.toString('hex'),
      ivHex: iv.toString('hex'),
    });
    const decipher = createDecipheriv('des-ede3-cbc', key, iv);
    const text = Buffer.concat([
      decipher.update(Buffer.from(written, 'base64')),
      decipher.final(),
    ]).toString();
    expect(text).toBe('a=\uFFFDb');
  });
});
