import { describe, expect, it } from 'vitest';
import type { Encryption } from '../configuration/configuration.ts';
import { encryptQuery } from './encrypt-query.ts';
import { cipherQuery } from './query-cipher.ts';

const salted: Encryption = { passphrase: 'pass phrase' };
const salt = '0123456789abcdef';
const keyHex = 'a0'.repeat(24);
const ivHex = '0123456789abcdef';

describe('encrypting a query, with the cipher loaded by the call', () => {
  it('gives what the cipher gives, by the salt that is asked for', async () => {
    expect(await encryptQuery('a=1', salted, { salt })).toBe(cipherQuery('a=1', salted, { salt }));
  });

  it('takes a new salt each time where none is asked for', async () => {
    expect(await encryptQuery('a=1', salted)).not.toBe(await encryptQuery('a=1', salted));
  });

  it('takes a salt as bytes, too', async () => {
    const expected = await encryptQuery('a=1', salted, { salt });
    const bytes = [0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef];
    expect(await encryptQuery('a=1', salted, { salt: Uint8Array.from(bytes) })).toBe(expected);
    expect(await encryptQuery('a=1', salted, { salt: Buffer.from(bytes) })).toBe(expected);
    expect(await encryptQuery('a=1', salted, { salt: salt.toUpperCase() })).toBe(expected);
  });

  it('follows des-ede3-cbc where no algorithm is named', async () => {
    for (const encryption of [salted, { keyHex, ivHex }])
      expect(await encryptQuery('a=1', encryption, { salt })).toBe(
        await encryptQuery('a=1', { ...encryption, algorithm: 'des-ede3-cbc' }, { salt }),
      );
  });
});

describe('an encryption that cannot be followed is never followed', () => {
  it.each<[named: string, encryption: unknown]>([
    ['encryption has no key', undefined],
    ['encryption has no key', {}],
    ['encryption has no key', { algorithm: 'des-ede3-cbc', ivHex }],
    ['encryption has no key', { passphrase: '' }],
    ['encryption has more than one key: keyHex, keyText', { keyText: 'k'.repeat(24), keyHex, ivHex }],
    ['encryption has more than one key: keyHex, passphrase', { keyHex, ivHex, passphrase: 'p' }],
    ['encryption.algorithm must be', { algorithm: 'aes', keyHex, ivHex }],
    ['encryption.algorithm must be', { algorithm: null, passphrase: 'p' }],
    ['encryption.ivHex must be 8 bytes', { keyHex }],
    ['encryption.ivHex must be 8 bytes', { keyHex, ivHex: '00' }],
    ['encryption.ivHex must be 8 bytes', { keyMd5Of: 'secret', ivHex: 'x'.repeat(16) }],
    ['encryption.keyHex must be 24 bytes', { keyHex: 'a0'.repeat(16), ivHex }],
    ['encryption.keyHex must be 16 bytes', { algorithm: 'des-ede-cbc', keyHex, ivHex }],
    ['encryption.keyHex must be 24 bytes', { algorithm: 'des-ede3-ecb', keyHex: 'zz' }],
    ['encryption.keyText must be 24 bytes', { keyText: 'short', ivHex }],
    ['encryption.keyText must be a text', { keyText: 5, ivHex }],
    ['encryption.passphrase must be a text', { passphrase: 5 }],
  ])('%s', async (named, encryption) => {
    await expect(encryptQuery('SECRET', encryption as Encryption)).rejects.toThrow(`: ${named}`);
  });

  it.each([
    '',
    '00',
    'zz',
    '0123456789abcdef01',
    '01 23 45 67 89 a',
    ` ${salt}`,
    new Uint8Array(),
    new Uint8Array(7),
    new Uint8Array(9),
  ])('salt %j', async (wrong) => {
    await expect(encryptQuery('SECRET', salted, { salt: wrong })).rejects.toThrow('salt must be 8 bytes');
  });

  it('and the error shows neither key nor text', async () => {
    const refused: unknown = await encryptQuery('SECRET', { keyHex: 'CANARY', ivHex }).catch(
      (error) => error,
    );
    expect(String(refused)).toContain('keyHex');
    expect(String(refused)).not.toMatch(/SECRET|CANARY/);
  });
});
