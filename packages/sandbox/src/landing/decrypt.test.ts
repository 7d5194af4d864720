import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Encryption } from '../brands/configuration.ts';
import { type Fixture, makeFixture, sessionOf } from '../testing/fixture.ts';
import { decryptQuery } from './decrypt.ts';
import type { Landing } from './landing.ts';

const key24 = '0123456789abcdeffedcba98765432100f1e2d3c4b5a6978';
const key16 = key24.slice(0, 32);
const iv = '1234567890abcdef';
const names = {
  'des-ede3-cbc': 'des-ede3-cbc',
  'des-ede3-ecb': 'des-ede3',
  'des-ede-cbc': 'des-ede-cbc',
  'des-ede-ecb': 'des-ede',
} as const;
type Algorithm = keyof typeof names;

const encrypt = (text: string, algorithm: Algorithm, key: Buffer, ivBytes: Buffer | null): Buffer => {
  const cipher = createCipheriv(names[algorithm], key, ivBytes);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
};
const query = 'title=金汇&skinId=kq&empty=&plus=%2B';

describe('an encrypted query', () => {
  it.each([
    ['des-ede3-cbc', { keyHex: key24 }],
    ['des-ede3-ecb', { keyHex: key24 }],
    ['des-ede-cbc', { keyHex: key16 }],
    ['des-ede-ecb', { keyHex: key16 }],
    ['des-ede3-cbc', { keyText: 'twenty-four bytes long!!' }],
    ['des-ede-ecb', { keyText: 'sixteen bytes !!' }],
    ['des-ede-cbc', { keyMd5Of: 'a secret' }],
    ['des-ede-ecb', { keyMd5Of: 'a secret' }],
  ] as const)(
    'is read in %s with %j',
    (algorithm, given: Pick<Encryption, 'keyHex' | 'keyText' | 'keyMd5Of'>) => {
      const { keyHex, keyText, keyMd5Of } = given;
      const key =
        keyHex !== undefined
          ? Buffer.from(keyHex, 'hex')
          : keyText !== undefined
            ? Buffer.from(keyText, 'utf8')
            : createHash('md5')
                .update(keyMd5Of ?? '')
                .digest();
      const ivBytes = algorithm.endsWith('ecb') ? null : Buffer.from(iv, 'hex');
      const text = encrypt(query, algorithm, key, ivBytes).toString('base64');
      const encryption = { algorithm, ...given, ...(ivBytes === null ? {} : { ivHex: iv }) };
      expect(decryptQuery(text, encryption)._unsafeUnwrap()).toBe(query);
    },
  );

  it('repeats the first eight bytes of an MD5 where the algorithm wants twenty-four', () => {
    const md5 = createHash('md5').update('a secret').digest();
    const key = Buffer.concat([md5, md5.subarray(0, 8)]);
    const text = encrypt(query, 'des-ede3-cbc', key, Buffer.from(iv, 'hex')).toString('base64');
    const encryption = { algorithm: 'des-ede3-cbc', keyMd5Of: 'a secret', ivHex: iv } as const;
    expect(decryptQuery(text, encryption)._unsafeUnwrap()).toBe(query);
  });

  it('is read behind a passphrase, in OpenSSL’s salted form', () => {
    const salt = randomBytes(8);
    let block = Buffer.alloc(0);
    let made = Buffer.alloc(0);
    while (made.length < 32) {
      block = createHash('md5')
        .update(Buffer.concat([block, Buffer.from('open sesame'), salt]))
        .digest();
      made = Buffer.concat([made, block]);
    }
    const body = encrypt(query, 'des-ede3-cbc', made.subarray(0, 24), made.subarray(24, 32));
    const text = Buffer.concat([Buffer.from('Salted__'), salt, body]).toString('base64');
    expect(decryptQuery(text, { passphrase: 'open sesame' })._unsafeUnwrap()).toBe(query);
    expect(decryptQuery(text, { passphrase: 'another' }).isErr()).toBe(true);
  });

  it('is a value of OpenSSL itself, made on the command line', () => {
    // printf 'skinId=kq' | openssl enc -des-ede3-cbc -K <key24> -iv <iv> -base64
    const encryption = { algorithm: 'des-ede3-cbc', keyHex: key24, ivHex: iv } as const;
    expect(decryptQuery('DTSPoQimV71AYJURIZh/Xw==', encryption)._unsafeUnwrap()).toBe('skinId=kq');
  });

  it.each([
    ['', 'base64'],
    ['no base64!', 'base64'],
    ['AAAA', 'cannot be decrypted'],
    [randomBytes(64).toString('base64url'), 'base64'],
  ])('%j is refused', (value, reason) => {
    const encryption = { algorithm: 'des-ede3-cbc', keyHex: key24, ivHex: iv } as const;
    const outcome = decryptQuery(value, encryption);
    if (outcome.isErr()) expect(outcome.error).toMatch(/base64|decrypted/);
    else expect(reason).toBe('never');
  });
});

describe('a platform of a brand that encrypts', () => {
  let fixture: Fixture;
  const encryption = { algorithm: 'des-ede3-cbc', keyHex: key24, ivHex: iv } as const;
  beforeAll(async () => {
    fixture = await makeFixture({
      configurations: { kq: { encrypted: true, encryptedParam: 'q', encryption } },
    });
  });
  afterAll(() => fixture.end());

  const land = async (search: string): Promise<Landing> => {
    const html = await (await fetch(`${fixture.sandbox.home}/platform/webtrader?${search}`)).text();
    return JSON.parse(/id="landing">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as Landing;
  };
  const plain = async () =>
    new URLSearchParams({
      sessionId: await sessionOf(fixture.sandbox, 'plain'),
      userName: 'DM100001',
      userType: '1',
      cultureCode: 'en-EN',
      AuthenticationUri: `${fixture.sandbox.brands.kq}/`,
      theme: 'light',
      title: 'KQ Markets',
      cultureId: '69',
      showMenu: 'true',
      page: '',
      time: String(Date.now()),
      language: 'en',
      accountOperator: '420648',
      skinId: 'kq',
    }).toString();
  const sealed = (text: string) =>
    encodeURIComponent(
      encrypt(text, 'des-ede3-cbc', Buffer.from(key24, 'hex'), Buffer.from(iv, 'hex')).toString('base64'),
    );

  it('accepts what it can open, shows every value, and signs in to the account', async () => {
    const landing = await land(`q=${sealed(await plain())}`);
    expect(landing.problems).toEqual([]);
    expect(landing.values.userName).toBe('DM100001');
    expect(landing.account).toMatchObject({ logonUser: { logonUserName: 'DM100001' } });
  });

  it('refuses the same in the open, beside something else, or under another key', async () => {
    expect((await land(await plain())).problems).toContain(
      'The brand encrypts its query, and this one is not.',
    );
    expect((await land(`q=${sealed(await plain())}&more=1`)).accepted).toBe(false);
    expect((await land('q=AAAAAAAAAAAAAAAAAAAAAA%3D%3D')).problems[0]).toMatch(/^q is not kq's: /);
  });
});
