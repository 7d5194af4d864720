import type { Encryption } from '@gatehouse-login/core';
import { aConfiguration } from '@gatehouse-login/core/testing';
import { describe, expect, it } from 'vitest';
import { checkEncryption } from './encryption.ts';
import { collect } from './finding.ts';

describe('the round trip of the encryption', () => {
  const hex = (bytes: number) => '0123456789abcdeffedcba98765432100f1e2d3c4b5a6978'.slice(0, bytes * 2);
  it.each<[string, Encryption]>([
    ['des-ede3-cbc', { algorithm: 'des-ede3-cbc', keyHex: hex(24), ivHex: hex(8) }],
    ['des-ede3-ecb', { algorithm: 'des-ede3-ecb', keyText: 'abcdefghijklmnopqrstuvwx' }],
    ['des-ede-cbc', { algorithm: 'des-ede-cbc', keyHex: hex(16), ivHex: hex(8) }],
    ['des-ede-ecb', { algorithm: 'des-ede-ecb', keyMd5Of: 'secret' }],
    ['des-ede3-cbc', { passphrase: 'a passphrase' }],
  ])('survives %s: %j', async (algorithm, encryption) => {
    const configuration = aConfiguration({ encrypted: true, encryption });
    const [finding] = await collect(checkEncryption({ configuration }));
    expect(finding).toMatchObject({ status: 'ok', message: expect.stringContaining(algorithm) });
  });

  it('is a fault with a key that cannot be followed', async () => {
    const configuration = aConfiguration({
      encrypted: true,
      encryption: { algorithm: 'des-ede3-cbc', keyHex: 'xx' },
    });
    expect(await collect(checkEncryption({ configuration }))).toMatchObject([{ status: 'fault' }]);
  });
});
