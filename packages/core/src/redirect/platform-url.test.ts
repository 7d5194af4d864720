import { describe, expect, it } from 'vitest';
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

const build = (template: string, changes: Parameters<typeof aConfiguration>[0] = {}, values = VALUES) =>
  buildPlatformUrl(aConfiguration(changes), template, values);

describe('the platform address without placeholders [7.13]', () => {
  it.each([
    ['https://t.example', `https://t.example?${ALL}`],
    ['https://t.example/', `https://t.example/?${ALL}`],
    ['https://t.example/?a=1', `https://t.example/?a=1&${ALL}`],
    ['https://t.example/?', `https://t.example/?${ALL}`],
    ['https://t.example/#/home', `https://t.example/?${ALL}#/home`],
    ['https://t.example/?a=1#/home?b=2', `https://t.example/?a=1&${ALL}#/home?b=2`],
  ])('of %s gets all thirteen values as parameters', (template, url) => {
    expect(build(template)).toBe(url);
  });

  it('has exactly the specification’s thirteen names', () => {
    expect([...new URL(build('https://t.example/')).searchParams.keys()]).toEqual([
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
  it('is filled, and gets nothing else', () => {
    expect(build('https://t.example/{language}/?s={sessionId}&u={{userName}}')).toBe(
      'https://t.example/en/?s=S&u=DM1',
    );
  });

  it('is filled in its path and its fragment too', () => {
    expect(build('https://t.example/{userName}#s={sessionId}')).toBe('https://t.example/DM1#s=S');
  });

  it('encodes each value once', () => {
    const values = { ...VALUES, userName: 'a&b=c#d/e?f%20 ä', sessionId: '{userName}' };
    const url = new URL(build('https://t.example/?u={userName}&s={sessionId}', {}, values));
    expect([...url.searchParams]).toEqual([
      ['u', 'a&b=c#d/e?f%20 ä'],
      ['s', '{userName}'],
    ]);
  });
});

describe('the skin [3.31, 7.14]', () => {
  const skin = { accent: '#0a5', skinId: 'a&b' };

  it('is appended after everything else, encoded', () => {
    expect(build('https://t.example/', { skin })).toBe(
      `https://t.example/?${ALL}&accent=%230a5&skinId=a%26b`,
    );
    expect(build('https://t.example/?s={sessionId}#x', { skin })).toBe(
      'https://t.example/?s=S&accent=%230a5&skinId=a%26b#x',
    );
    expect(build('https://t.example/{sessionId}', { skin })).toBe(
      'https://t.example/S?accent=%230a5&skinId=a%26b',
    );
  });
});

describe('the encrypted platform address [3.32, 7.15]', () => {
  const configuration = aConfiguration({ encryptedParam: 'q q', skin: { a: 'b' } });
  const plain: string[] = [];
  const encrypt = (text: string) => {
    plain.push(text);
    return 'ci+/= &';
  };

  it('holds the whole query in one parameter, and its fragment where it was', () => {
    const url = buildPlatformUrl(configuration, 'https://t.example/p?x=1#/f?g', VALUES, encrypt);
    expect(url).toBe('https://t.example/p?q%20q=ci%2B%2F%3D%20%26#/f?g');
    expect(plain).toEqual([`x=1&${ALL}&a=b`]);
  });

  it('shows nothing of the plain query', () => {
    expect(buildPlatformUrl(configuration, 'https://t.example/', VALUES, encrypt)).not.toMatch(
      /DM1|sessionId/,
    );
  });
});
