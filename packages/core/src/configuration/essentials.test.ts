import { describe, expect, it } from 'vitest';
import { parseConfiguration } from './parse-configuration.ts';

const SITE = { origin: 'https://login.example' };

type Json = Record<string, unknown>;

const ESSENTIAL: Json & { urls: Json } = {
  brand: 'forex',
  urls: { apiEnv: 'live', redirects: { webtrader: 'https://trade.example/' } },
};

const withKey = (key: string, value: unknown): Json => ({ ...ESSENTIAL, [key]: value });
const withUrl = (key: string, value: unknown): Json => ({
  ...ESSENTIAL,
  urls: { ...ESSENTIAL.urls, [key]: value },
});
const withApi = (tradingApiUrl: unknown): Json => ({
  ...ESSENTIAL,
  urls: { ...ESSENTIAL.urls, apiEnv: 'own', tradingApiUrl },
});
const encrypted = (encryption: unknown): Json => ({ ...ESSENTIAL, encrypted: true, encryption });

function faultOf(json: unknown) {
  return parseConfiguration(json, SITE)._unsafeUnwrapErr();
}

describe('a configuration fault', () => {
  it.each([
    ['brand', withKey('brand', undefined)],
    ['brand', withKey('brand', 'acme')],
    ['brand', withKey('brand', 'Forex')],
    ['brand', withKey('brand', '__proto__')],
    ['brand', withKey('brand', 3)],
    ['brand', withKey('brand', null)],
    ['appKey', withKey('appKey', 5)],
    ['appKeyWebTrader', withKey('appKeyWebTrader', {})],
    ['encrypted', withKey('encrypted', 'yes')],
    ['useSso', withKey('useSso', 1)],
    ['useSso', withKey('useSso', 'yes')],
    ['redirectUris', withKey('redirectUris', 'https://partner.example/')],
    ['urls', withKey('urls', undefined)],
    ['urls', withKey('urls', null)],
    ['urls', withKey('urls', '')],
    ['urls', withKey('urls', 'https://trade.example/')],
    ['urls', withKey('urls', [])],
    ['urls.tradingApiUrl', withUrl('apiEnv', undefined)],
    ['urls.tradingApiUrl', withUrl('apiEnv', 'LIVE')],
    ['urls.tradingApiUrl', withUrl('apiEnv', 'own')],
    ['urls.tradingApiUrl', withUrl('apiEnv', 7)],
    ['urls.tradingApiUrl', withUrl('apiEnv', null)],
    ['urls.tradingApiUrl', withApi('')],
    ['urls.tradingApiUrl', withApi(null)],
    ['urls.tradingApiUrl', withApi('api.example')],
    ['urls.tradingApiUrl', withApi('http://api.example')],
    ['urls.tradingApiUrl', withApi(7)],
    ['urls.tradingApiUrl', withApi('TradingAPI')],
    ['urls.tradingApiUrl', withApi('//api.example/TradingAPI')],
    ['urls.tradingApiUrl', withApi('/\\api.example')],
    ['urls.tradingApiUrl', withApi('/TradingAPI?a=1')],
    ['urls.redirects', withUrl('redirects', undefined)],
    ['urls.redirects', withUrl('redirects', {})],
    ['urls.redirects', withUrl('redirects', null)],
    ['urls.redirects', withUrl('redirects', { webtrader: '', advantage: null })],
    ['urls.redirects', withUrl('redirects', { elsewhere: 'https://trade.example/' })],
    ['urls.redirects', withUrl('redirects', 'https://trade.example/')],
    ['urls.redirects.webtrader', withUrl('redirects', { webtrader: 'javascript:alert(1)' })],
    ['urls.redirects.advantage', withUrl('redirects', { advantage: '//trade.example/' })],
    ['urls.redirects.settings', withUrl('redirects', { settings: 'https://trade.example/?s={password}' })],
    ['urls.forgotPasswordUrls.en-us', withUrl('forgotPasswordUrls', { 'en-us': 'http://f.example' })],
    ['urls.forgotUsernameUrls.default', withUrl('forgotUsernameUrls', { default: 'data:text/html,x' })],
    ['urls.sso', withUrl('sso', 'http://sso.example')],
    ['urls.sso', withUrl('sso', 'javascript:alert(1)')],
    ['urls.reloadURL', withUrl('reloadURL', '/en-uk')],
    ['urls.myAccountUrl', withUrl('myAccountUrl', 'https://my.example/?s={sessionId}')],
    ['encryptedParam', { ...encrypted({ passphrase: 'p' }), encryptedParam: {} }],
    ['encryptedParam', { ...encrypted({ passphrase: 'p' }), encryptedParam: 7 }],
    ['encryption', encrypted(undefined)],
    ['encryption', encrypted(null)],
    ['encryption', encrypted('des')],
    ['encryption', encrypted({})],
    ['encryption', encrypted({ ivHex: '00' })],
    ['encryption', encrypted({ keyHex: '' })],
    ['encryption', encrypted({ passphrase: '', keyText: null })],
    ['encryption.algorithm', encrypted({ algorithm: 'aes', keyHex: '00' })],
    ['encryption.keyHex', encrypted({ keyHex: 5 })],
  ])('names the field %s [3.28, 3.38, 3.39]', (field, json) => {
    expect(faultOf(json)).toMatchObject({ kind: 'configuration-fault', file: 'configs/config.json', field });
  });

  it('says that a missing field is missing', () => {
    for (const absent of [undefined, null, '']) {
      expect(faultOf(withKey('brand', absent)).problem).toBe('is missing');
      expect(faultOf(withKey('urls', absent)).problem).toBe('is missing');
    }
    expect(faultOf(withUrl('apiEnv', undefined)).problem).toMatch(/^is missing/);
  });

  it('says what would be right', () => {
    expect(faultOf(withKey('brand', 'acme')).problem).toContain('tradingview-city-index');
    expect(faultOf(withUrl('sso', 'http://sso.example')).problem).toMatch(/https/);
    expect(faultOf(withUrl('redirects', { webtrader: 'https://t.example/{nope}' })).problem).toContain(
      '{nope}',
    );
  });

  it.each([null, undefined, 0, true, '', 'text', [], [ESSENTIAL]])(
    'of %j, which is no object, names no field',
    (json) => {
      const fault = faultOf(json);
      expect(fault.kind).toBe('configuration-fault');
      expect(fault.file).toBe('configs/config.json');
      expect(fault).not.toHaveProperty('field');
      expect(fault.problem).not.toBe('');
    },
  );
});

describe('an essential that is there', () => {
  const ivHex = '0011223344556677';

  it.each([
    { keyHex: '00'.repeat(24), ivHex },
    { keyText: 'x'.repeat(24), ivHex },
    { keyMd5Of: 'secret', ivHex },
    { passphrase: 'secret' },
  ])('is a key given as %j', (encryption) => {
    expect(parseConfiguration(encrypted(encryption), SITE)._unsafeUnwrap().encryption).toEqual({
      algorithm: 'des-ede3-cbc',
      ...encryption,
    });
  });

  it.each(['des-ede3-cbc', 'des-ede3-ecb', 'des-ede-cbc', 'des-ede-ecb'])(
    'is the algorithm %s',
    (algorithm) => {
      const json = encrypted({ algorithm, keyMd5Of: 'secret', ivHex });
      expect(parseConfiguration(json, SITE)._unsafeUnwrap().encryption?.algorithm).toBe(algorithm);
    },
  );

  it('is not asked for where it has no use', () => {
    for (const apiEnv of ['live', 'ppe'])
      for (const tradingApiUrl of [undefined, null, '', 'api.example', 'javascript:alert(1)', 7]) {
        const urls = { ...ESSENTIAL.urls, apiEnv, tradingApiUrl };
        expect(parseConfiguration({ ...ESSENTIAL, urls }, SITE)._unsafeUnwrap().urls).not.toHaveProperty(
          'tradingApiUrl',
        );
      }
    const own = {
      ...ESSENTIAL,
      urls: { tradingApiUrl: 'https://api.example', redirects: ESSENTIAL.urls.redirects },
    };
    expect(parseConfiguration(own, SITE).isOk()).toBe(true);
  });
});

describe('the address of the API', () => {
  it.each([
    ['https://api.example/TradingAPI', 'https://api.example/TradingAPI'],
    ['/TradingAPI', 'https://login.example/TradingAPI'],
    ['/', 'https://login.example/'],
  ])('%s is %s', (given, address) => {
    expect(parseConfiguration(withApi(given), SITE)._unsafeUnwrap().urls.tradingApiUrl).toBe(address);
  });
});

describe('templates (functional spec, the platform address)', () => {
  const NAMES =
    'sessionId userName userType cultureCode AuthenticationUri theme title cultureId showMenu page time language accountOperator';

  it.each(NAMES.split(' '))('may hold {%s}, with one brace or two [3.39]', (name) => {
    for (const placeholder of [`{${name}}`, `{{${name}}}`]) {
      const redirects = { webtrader: `https://t.example/a/${placeholder}?x=${placeholder}#${placeholder}` };
      expect(parseConfiguration(withUrl('redirects', redirects), SITE).isOk()).toBe(true);
    }
  });

  it.each([
    '{}',
    '{session}',
    '{SessionId}',
    '{sessionid}',
    '{ sessionId }',
    '{__proto__}',
    '{constructor}',
    '{{nope}}',
    '{sessionId}{x}',
  ])('may not hold %s', (placeholder) => {
    const fault = faultOf(
      withUrl('redirects', { webtrader: `https://t.example/?x=${placeholder.replaceAll(' ', '_')}` }),
    );
    expect(fault.field).toBe('urls.redirects.webtrader');
  });

  it.each(['session', 'username', 'source'])('of my-account may hold {%s} [3.41]', (name) => {
    expect(parseConfiguration(withUrl('myAccountUrl', `https://my.example/?x={${name}}`), SITE).isOk()).toBe(
      true,
    );
  });
});
