import { describe, expect, it } from 'vitest';
import type { Encryption } from '../configuration/configuration.ts';
import { encryptQuery } from './encrypt-query.ts';
import { cipherQuery } from './query-cipher.ts';

const salted: Encryption = { algorithm: 'des-ede3-cbc', passphrase: 'pass phrase' };

describe('encrypting a query, with the cipher loaded by the call', () => {
  it('gives what the cipher gives, by the salt that is asked for', async () => {
    const salt = '0123456789abcdef';
    expect(await encryptQuery('a=1', salted, { salt })).toBe(cipherQuery('a=1', salted, { salt }));
  });

  it('takes a new salt each time where none is asked for', async () => {
    expect(await encryptQuery('a=1', salted)).not.toBe(await encryptQuery('a=1', salted));
  });
});
