import { describe, expect, it } from 'vitest';
import { encryptionProblem } from './encryption-fault.ts';
import { parseConfiguration } from './parse-configuration.ts';

const SITE = { origin: 'https://login.example' };

const ALGORITHMS = ['des-ede3-cbc', 'des-ede3-ecb', 'des-ede-cbc', 'des-ede-ecb'] as const;
const CBC = ['des-ede3-cbc', 'des-ede-cbc'] as const;
const bytesOf = (algorithm: string) => (algorithm.startsWith('des-ede3') ? 24 : 16);
const ivHex = '0123456789abcDEF';
const configured = (encryption: unknown, encrypted: unknown = true) =>
  parseConfiguration(
    {
      brand: 'forex',
      encrypted,
      encryptedParam: 'q',
      encryption,
      urls: { apiEnv: 'live', redirects: { webtrader: 'https://trade.example/' } },
    },
    SITE,
  );
const fieldOf = (encryption: unknown) =>
  configured(encryption).match(
    () => null,
    ({ field }) => field,
  );

describe('an encryption that the cipher could not follow is found at load [3.32]', () => {
  describe.each(ALGORITHMS)('of %s', (algorithm) => {
    const bytes = bytesOf(algorithm);
    const keyHex = 'a0'.repeat(bytes);
    const keyText = 'k'.repeat(bytes);

    it('is fine with a whole key', () => {
      expect(fieldOf({ algorithm, keyHex, ivHex })).toBeNull();
      expect(fieldOf({ algorithm, keyHex: keyHex.toUpperCase(), ivHex })).toBeNull();
      expect(fieldOf({ algorithm, keyText, ivHex })).toBeNull();
      expect(fieldOf({ algorithm, keyMd5Of: 'secret', ivHex })).toBeNull();
      expect(fieldOf({ algorithm, passphrase: 'secret' })).toBeNull();
    });

    it.each([
      ['a byte short', 'a0'.repeat(bytes - 1)],
      ['a byte long', 'a0'.repeat(bytes + 1)],
      ['a digit short', 'a0'.repeat(bytes).slice(1)],
      ['no hexadecimal', 'g0'.repeat(bytes)],
      ['blank at the end', `${'a0'.repeat(bytes - 1)}a `],
    ])('names keyHex where it is %s', (_what, wrong) => {
      expect(fieldOf({ algorithm, keyHex: wrong, ivHex })).toBe('encryption.keyHex');
    });

    it('counts a text’s bytes, not its letters', () => {
      expect(fieldOf({ algorithm, keyText: keyText.slice(1), ivHex })).toBe('encryption.keyText');
      expect(fieldOf({ algorithm, keyText: `${keyText}k`, ivHex })).toBe('encryption.keyText');
      expect(fieldOf({ algorithm, keyText: `€${keyText.slice(1)}`, ivHex })).toBe('encryption.keyText');
      expect(fieldOf({ algorithm, keyText: `€${keyText.slice(3)}`, ivHex })).toBeNull();
      expect(fieldOf({ algorithm, keyText: `😀%41${keyText.slice(7)}`, ivHex })).toBeNull();
    });

    it('says how long it must be', () => {
      const fault = configured({ algorithm, keyHex: '00', ivHex })._unsafeUnwrapErr();
      expect(fault.problem).toContain(`${bytes} bytes`);
    });
  });

  it.each(CBC)('of %s needs eight bytes to start with', (algorithm) => {
    const key = { algorithm, keyHex: '00'.repeat(bytesOf(algorithm)) };
    for (const iv of [{}, { ivHex: '' }, { ivHex: '00' }, { ivHex: `${ivHex}00` }, { ivHex: 'x'.repeat(16) }])
      expect(fieldOf({ ...key, ...iv })).toBe('encryption.ivHex');
  });

  it.each(['des-ede3-ecb', 'des-ede-ecb'])('of %s needs none', (algorithm) => {
    expect(fieldOf({ algorithm, keyMd5Of: 'secret' })).toBeNull();
    expect(fieldOf({ algorithm, keyHex: '00'.repeat(bytesOf(algorithm)) })).toBeNull();
  });

  it('with a passphrase may leave the algorithm out, and is then des-ede3-cbc', () => {
    const read = configured({ passphrase: 'secret' })._unsafeUnwrap();
    expect(read.encryption).toEqual({ algorithm: 'des-ede3-cbc', passphrase: 'secret' });
  });

  it('without any key is a fault of the whole', () => {
    for (const encryption of [undefined, {}, { ivHex }, { algorithm: 'des-ede3-ecb' }])
      expect(fieldOf(encryption)).toBe('encryption');
    for (const name of ['keyHex', 'keyText', 'keyMd5Of', 'passphrase'])
      expect(fieldOf({ [name]: '', ivHex })).toBe('encryption');
    // An empty passphrase is no key, so only the other one counts.
    expect(fieldOf({ keyMd5Of: 'secret', passphrase: '', ivHex })).toBeNull();
    expect(encryptionProblem(undefined)?.field).toBe('');
  });

  it('with more than one key is a fault that names them: which one counts is nobody’s to guess', () => {
    const fault = configured({ keyMd5Of: 'secret', passphrase: 'secret', ivHex })._unsafeUnwrapErr();
    expect(fault).toMatchObject({
      field: 'encryption',
      problem: 'has more than one key: keyMd5Of, passphrase',
    });
  });

  it('never says what the key is', () => {
    for (const name of ['keyHex', 'keyText'])
      expect(JSON.stringify(configured({ [name]: 'CANARY', ivHex })._unsafeUnwrapErr())).not.toContain(
        'CANARY',
      );
  });

  it.each([{ keyHex: '00' }, { keyHex: 5 }, { algorithm: 'aes' }, 'des', [[]], 7])(
    'is not judged where nothing is encrypted: %j',
    (encryption) => {
      for (const encrypted of [false, null, ''])
        expect(configured(encryption, encrypted)._unsafeUnwrap()).not.toHaveProperty('encryption');
    },
  );
});
