import { describe, expect, it } from 'vitest';
import { BRANDS } from '../brand/brand.ts';
import { BRAND_TABLE } from '../brand/brand-table.ts';
import { CONFIGURATION_FILE, configuredPlatforms } from './configuration.ts';
import { parseConfiguration } from './parse-configuration.ts';

const SITE = { origin: 'https://login.example' };

const LEAST = {
  brand: 'city-index',
  urls: { apiEnv: 'live', redirects: { webtrader: 'https://trade.example/' } },
};

const parsed = (changes: object = {}) => parseConfiguration({ ...LEAST, ...changes }, SITE)._unsafeUnwrap();

describe('a configuration that says the least', () => {
  it('is completed with harmless defaults [9.4]', () => {
    expect(parsed()).toEqual({
      brand: 'city-index',
      capabilities: BRAND_TABLE['city-index'],
      ...SITE,
      brandName: '',
      appKey: 'Mercury',
      appKeyWebTrader: 'Mercury',
      appTitle: '',
      pageTitle: '',
      defaultTheme: 'light',
      skin: {},
      encrypted: false,
      encryptedParam: 'q',
      useSso: false,
      dualLoginSupported: false,
      useSingleTabLogin: false,
      showForgotPassword: true,
      forgottenCode: '',
      brandsWithForgotPasswordFrame: [],
      riskDisclaimerSvgUrls: {},
      redirectUris: [],
      streaming: {},
      urls: {
        apiEnv: 'live',
        redirects: { webtrader: 'https://trade.example/' },
        forgotPasswordUrls: {},
        forgotUsernameUrls: {},
      },
    });
  });

  it('lies where the site expects it [3.43, 7.7]', () => {
    expect(CONFIGURATION_FILE).toBe('configs/config.json');
  });

  it.each(BRANDS)('may be of the brand %s [3.28]', (brand) => {
    expect(parsed({ brand })).toMatchObject({ brand, capabilities: BRAND_TABLE[brand] });
  });

  it('may lead to partners alone', () => {
    const read = parseConfiguration(
      {
        brand: 'tradingview-forex',
        redirectUris: ['https://partner.example/cb'],
        urls: { apiEnv: 'ppe' },
      },
      SITE,
    );
    expect(read._unsafeUnwrap().urls.redirects).toEqual({});
  });
});

describe('a configuration that says everything', () => {
  it('is taken over to the letter [3.28, 3.29, 3.30, 3.36, 3.37, 3.44]', () => {
    const full = {
      brand: 'kq',
      brandName: 'KQ Markets',
      appKey: 'A',
      appKeyWebTrader: 'W',
      appTitle: 'T',
      pageTitle: 'P',
      defaultTheme: 'auto',
      skin: { accent: '#0a5', skinId: 'kq' },
      encrypted: true,
      encryptedParam: 'e',
      encryption: { algorithm: 'des-ede-cbc', keyHex: '0f'.repeat(16), ivHex: '1e'.repeat(8) },
      useSso: true,
      dualLoginSupported: true,
      useSingleTabLogin: true,
      showForgotPassword: false,
      forgottenCode: 'dark',
      brandsWithForgotPasswordFrame: ['KQ Markets'],
      riskDisclaimerSvgUrls: { en: 'assets/risk-en.svg' },
      redirectUris: [{ uri: 'https://partner.example/cb', allowQuery: true }],
      streaming: {
        serverUrl: 'https://push.example',
        adapterSet: 'ALL',
        requestTimeout: 1,
        reopenDelay: 0,
        drawThrottle: 2,
      },
      urls: {
        apiEnv: 'own',
        tradingApiUrl: 'https://api.example',
        redirects: {
          webtrader: 'https://w.example',
          advantage: 'https://a.example',
          settings: 'https://s.example',
        },
        forgotPasswordUrls: { default: 'https://f.example' },
        forgotUsernameUrls: { 'en-us': 'https://u.example' },
        sso: 'https://sso.example',
        reloadURL: 'https://r.example',
        myAccountUrl: 'https://my.example/?s={session}&u={username}&x={source}',
      },
    };
    expect(parseConfiguration(full, SITE)._unsafeUnwrap()).toEqual({
      ...full,
      ...SITE,
      capabilities: BRAND_TABLE.kq,
    });
  });

  it('keeps nothing that the specification shows no use of [3.35, 3.42]', () => {
    const read = parsed({ newDesignsAllowedLangs: ['en'], urls: { ...LEAST.urls, webtrader: 'nonsense' } });
    expect(JSON.stringify(read)).not.toMatch(/newDesigns|nonsense/);
  });
});

describe('a harmless mistake gives way to its default', () => {
  it.each([
    ['brandName', 7, ''],
    ['appTitle', null, ''],
    ['pageTitle', [], ''],
    ['defaultTheme', 'neon', 'light'],
    ['defaultTheme', 3, 'light'],
    ['skin', 'blue', {}],
    ['skin', null, {}],
    ['dualLoginSupported', 'yes', false],
    ['useSingleTabLogin', 1, false],
    ['showForgotPassword', 'no', true],
    ['showForgotPassword', null, true],
    ['forgottenCode', {}, ''],
    ['brandsWithForgotPasswordFrame', 'KQ Markets', []],
    ['riskDisclaimerSvgUrls', 5, {}],
    ['telemetry', true, undefined],
    ['telemetry', {}, undefined],
    ['telemetry', { url: 'http://measures.example/' }, undefined],
    ['telemetry', { url: 'javascript:alert(1)' }, undefined],
    ['telemetry', { url: 'https://m.example/' }, { url: 'https://m.example/', sample: 1 }],
    ['telemetry', { url: 'https://m.example/', sample: 0 }, { url: 'https://m.example/', sample: 0 }],
    ['telemetry', { url: 'https://m.example/', sample: 1.1 }, { url: 'https://m.example/', sample: 1 }],
    ['telemetry', { url: 'https://m.example/', sample: '0.5' }, { url: 'https://m.example/', sample: 1 }],
    ['streaming', 'on', {}],
    ['streaming', { serverUrl: 'ftp://x', requestTimeout: -1, reopenDelay: '5' }, {}],
  ])('%s: %j becomes %j', (key, value, fallback) => {
    const read: Readonly<Record<string, unknown>> = { ...parsed({ [key]: value }) };
    expect(read[key]).toEqual(fallback);
  });

  it('skips an unusable entry and keeps the others', () => {
    expect(parsed({ skin: { a: 'x', b: 1, c: null, d: 'y' } }).skin).toEqual({ a: 'x', d: 'y' });
    expect(parsed({ brandsWithForgotPasswordFrame: ['A', 2, 'B'] }).brandsWithForgotPasswordFrame).toEqual([
      'A',
      'B',
    ]);
    expect(parsed({ riskDisclaimerSvgUrls: { en: 'a', de: 0 } }).riskDisclaimerSvgUrls).toEqual({ en: 'a' });
    const uris = [
      'a',
      7,
      null,
      { uri: 'b' },
      { uri: 3 },
      { allowQuery: true },
      ['c'],
      { uri: 'd', allowQuery: true },
      { uri: 'e', allowQuery: 'yes' },
    ];
    expect(parsed({ redirectUris: uris }).redirectUris).toEqual([
      { uri: 'a', allowQuery: false },
      { uri: 'b', allowQuery: false },
      { uri: 'd', allowQuery: true },
    ]);
  });
});

describe('the configured platforms', () => {
  it('are those with an address, in the order of the specification [3.2]', () => {
    const redirects = { settings: 'https://s.example', webtrader: 'https://w.example' };
    expect(configuredPlatforms(parsed({ urls: { apiEnv: 'live', redirects } }))).toEqual([
      'webtrader',
      'settings',
    ]);
  });
});
