import { createDecipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Configuration } from '../configuration/configuration.ts';
import { aConfiguration } from '../testing/builders.ts';
import { buildPlatformUrl, type PlatformValues } from './platform-url.ts';

const VALUES: PlatformValues = {
  sessionId: 'S',
  userName: 'DM1',
  userType: '1',
  cultureCode: 'en-EN',
  AuthenticationUri: 'https://login.example/en-uk',
  theme: 'dark',
  title: 'Meridian',
  cultureId: '69',
  showMenu: 'true',
  page: '',
  time: '1700000000000',
  language: 'en',
  accountOperator: '4000',
};

// The order of spec 7.
const ALL =
  'sessionId=S&userName=DM1&userType=1&cultureCode=en-EN&AuthenticationUri=https%3A%2F%2Flogin.example%2Fen-uk' +
  '&theme=dark&title=Meridian&cultureId=69&showMenu=true&page=&time=1700000000000&language=en&accountOperator=4000';

const build = async (template: string, changes: Partial<Configuration> = {}, values = VALUES) => {
  const urls = { ...aConfiguration().urls, redirects: { advantage: template } };
  const built = await buildPlatformUrl(aConfiguration({ ...changes, urls }), 'advantage', values);
  return built._unsafeUnwrap().url;
};

describe('the platform address without placeholders [7.13]', () => {
  it.each([
    ['https://t.example', `https://t.example?${ALL}`],
    ['https://t.example/', `https://t.example/?${ALL}`],
    ['https://t.example/?a=1', `https://t.example/?a=1&${ALL}`],
    ['https://t.example/?', `https://t.example/?${ALL}`],
    ['https://t.example/#/home', `https://t.example/?${ALL}#/home`],
    ['https://t.example/?a=1#/home?b=2', `https://t.example/?a=1&${ALL}#/home?b=2`],
  ])('of %s gets all thirteen values as parameters', async (template, url) => {
    expect(await build(template)).toBe(url);
  });

  it('has exactly the specification’s thirteen names', async () => {
    expect([...new URL(await build('https://t.example/')).searchParams.keys()]).toEqual([
      'sessionId',
      'userName',
      'userType',
      'cultureCode',
      'AuthenticationUri',
      'theme',
      'title',
      'cultureId',
      'showMenu',
      'page',
      'time',
      'language',
      'accountOperator',
    ]);
  });
});

describe('the platform address with placeholders [7.13]', () => {
  it('is filled, and gets nothing else', async () => {
    expect(await build('https://t.example/{language}/?s={sessionId}&u={{userName}}')).toBe(
      'https://t.example/en/?s=S&u=DM1',
    );
  });

  it('is filled in its path and its fragment too', async () => {
    expect(await build('https://t.example/{userName}#s={sessionId}')).toBe('https://t.example/DM1#s=S');
  });

  it('encodes each value once', async () => {
    const values = { ...VALUES, userName: 'a&b=c#d/e?f%20 ä', sessionId: '{userName}' };
    const url = new URL(await build('https://t.example/?u={userName}&s={sessionId}', {}, values));
    expect([...url.searchParams]).toEqual([
      ['u', 'a&b=c#d/e?f%20 ä'],
      ['s', '{userName}'],
    ]);
  });
});

describe('the skin [3.31, 7.14]', () => {
  const skin = { accent: '#0a5', skinId: 'a&b' };

  it('is appended after everything else, encoded', async () => {
    expect(await build('https://t.example/', { skin })).toBe(
      `https://t.example/?${ALL}&accent=%230a5&skinId=a%26b`,
    );
    expect(await build('https://t.example/?s={sessionId}#x', { skin })).toBe(
      'https://t.example/?s=S&accent=%230a5&skinId=a%26b#x',
    );
    expect(await build('https://t.example/{sessionId}', { skin })).toBe(
      'https://t.example/S?accent=%230a5&skinId=a%26b',
    );
  });
});

describe('the encrypted platform address [3.32, 7.15]', () => {
  const key = 'a0'.repeat(24);
  const encrypted = {
    encrypted: true,
    encryptedParam: 'q q',
    encryption: { algorithm: 'des-ede3-ecb', keyHex: key },
    skin: { a: 'b' },
  } as const;

  it('holds the whole query in one parameter, and its fragment where it was', async () => {
    const url = await build('https://t.example/p?x=1#/f?g', encrypted);
    const [, cipher = ''] = /^https:\/\/t\.example\/p\?q%20q=([\w%]+)#\/f\?g$/.exec(url) ?? [];
    const decipher = createDecipheriv('des-ede3-ecb', Buffer.from(key, 'hex'), null);
    const plain = decipher.update(decodeURIComponent(cipher), 'base64', 'utf8') + decipher.final('utf8');
    expect(plain).toBe(`x=1&${ALL}&a=b`);
  });

  it('shows nothing of the plain query', async () => {
    expect(await build('https://t.example/', encrypted)).not.toMatch(/DM1|sessionId/);
  });
});

describe('an encryption that cannot be followed', () => {
  it.each([
    ['is missing', undefined],
    ['could not be followed', { keyHex: 'CANARY' }],
  ])('%s, and the fault says so without any key', async (problem, encryption) => {
    const { encryption: _none, ...plain } = aConfiguration({ encrypted: true });
    const configuration = encryption === undefined ? plain : { ...plain, encryption };
    const built = await buildPlatformUrl(configuration, 'webtrader', VALUES);
    expect(built._unsafeUnwrapErr()).toEqual({
      kind: 'configuration-fault',
      file: 'configs/config.json',
      field: 'encryption',
      problem,
    });
  });
});

describe('a platform without an address', () => {
  it('is a fault that names the field', async () => {
    const built = await buildPlatformUrl(aConfiguration(), 'settings', VALUES);
    expect(built._unsafeUnwrapErr()).toEqual({
      kind: 'configuration-fault',
      file: 'configs/config.json',
      field: 'urls.redirects.settings',
      problem: 'is missing',
    });
  });
});
