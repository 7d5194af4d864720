import { describe, expect, it } from 'vitest';
import { parseConfiguration } from './parse-configuration.ts';

const SITE = { origin: 'https://login.example' };

type Fields = Record<string, unknown>;

const FULL = {
  brand: 'kq',
  brandName: 'KQ Markets',
  appKey: 'A',
  appKeyWebTrader: 'W',
  appTitle: 'T',
  pageTitle: 'P',
  defaultTheme: 'dark',
  skin: { accent: '#0a5' },
  encrypted: true,
  encryptedParam: 'e',
  encryption: { passphrase: 'secret', ivHex: '00' },
  useSso: true,
  dualLoginSupported: true,
  useSingleTabLogin: true,
  showForgotPassword: false,
  forgottenCode: 'dark',
  brandsWithForgotPasswordFrame: ['KQ Markets'],
  riskDisclaimerSvgUrls: { en: 'assets/risk-en.svg', de: 'assets/risk-de.svg' },
  redirectUris: ['https://partner.example/cb'],
  streaming: {
    serverUrl: 'https://push.example',
    adapterSet: 'ALL',
    requestTimeout: 1,
    reopenDelay: 2,
    drawThrottle: 3,
  },
  urls: {
    apiEnv: 'own',
    tradingApiUrl: 'https://api.example',
    redirects: {
      webtrader: 'https://w.example',
      advantage: 'https://a.example',
      settings: 'https://s.example',
    },
    forgotPasswordUrls: { default: 'https://f.example', 'en-us': 'https://us.example' },
    forgotUsernameUrls: { 'en-us': 'https://u.example' },
    sso: 'https://sso.example',
    reloadURL: 'https://r.example',
    myAccountUrl: 'https://my.example/?s={session}',
  },
};
const ESSENTIAL = ['brand', 'encryption', 'encryption.passphrase', 'urls', 'urls.tradingApiUrl'];

const pathsOf = (node: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof node === 'object' && node !== null && !Array.isArray(node)
    ? Object.entries(node).flatMap(([key, value]) => [[...path, key], ...pathsOf(value, [...path, key])])
    : [];

function withField(path: readonly string[], value: unknown): Fields {
  const copy: Fields = structuredClone(FULL);
  const parent = path.slice(0, -1).reduce<Fields>((node, key) => node[key] as Fields, copy);
  if (value === undefined) delete parent[path.at(-1) ?? ''];
  else parent[path.at(-1) ?? ''] = value;
  return copy;
}

const optional = pathsOf(FULL).filter(
  (path) => !ESSENTIAL.includes(path.join('.')) && path.join('.') !== 'urls.apiEnv',
);

describe('null and an empty text stand for an absent field (functional spec, the configuration file)', () => {
  it.each(optional.map((path) => path.join('.')))('%s', (name) => {
    const path = name.split('.');
    const without = parseConfiguration(withField(path, undefined), SITE)._unsafeUnwrap();
    expect(parseConfiguration(withField(path, null), SITE)._unsafeUnwrap()).toEqual(without);
    // A skin's entries go into the platform's address, even empty ones.
    if (name !== 'skin.accent')
      expect(parseConfiguration(withField(path, ''), SITE)._unsafeUnwrap()).toEqual(without);
  });

  it.each(ESSENTIAL)('%s is an essential, and a fault without it', (name) => {
    for (const absent of [undefined, null, ''])
      expect(parseConfiguration(withField(name.split('.'), absent), SITE).isErr()).toBe(true);
  });

  it('urls.apiEnv of any other kind leads to urls.tradingApiUrl [3.38]', () => {
    for (const apiEnv of [undefined, null, '', 7, {}, 'LIVE'])
      expect(
        parseConfiguration(withField(['urls', 'apiEnv'], apiEnv), SITE)._unsafeUnwrap().urls,
      ).toMatchObject({
        apiEnv: typeof apiEnv === 'string' ? apiEnv : '',
        tradingApiUrl: 'https://api.example',
      });
  });

  it('the application keys are Mercury then, and the encrypted parameter is q [9.4]', () => {
    const read = parseConfiguration({ ...FULL, appKey: '', appKeyWebTrader: null, encryptedParam: '' }, SITE);
    expect(read._unsafeUnwrap()).toMatchObject({
      appKey: 'Mercury',
      appKeyWebTrader: 'Mercury',
      encryptedParam: 'q',
    });
  });

  it('of the redirects one is enough, and none where a partner is listed', () => {
    const redirectsOf = (redirects: unknown) =>
      parseConfiguration(withField(['urls', 'redirects'], redirects), SITE)._unsafeUnwrap().urls.redirects;
    const webtrader = 'https://w.example';
    expect(redirectsOf({ webtrader, advantage: '', settings: null })).toEqual({ webtrader });
    expect(redirectsOf({ webtrader: null, advantage: '' })).toEqual({});
  });

  it('an empty entry of the skin is an entry', () => {
    expect(parseConfiguration(withField(['skin'], { skinId: '' }), SITE)._unsafeUnwrap().skin).toEqual({
      skinId: '',
    });
  });
});

describe('encryptedParam without encrypted', () => {
  it('is not judged', () => {
    for (const encryptedParam of [7, {}, null, ''])
      expect(parseConfiguration({ ...FULL, encrypted: false, encryptedParam }, SITE).isOk()).toBe(true);
  });
});
