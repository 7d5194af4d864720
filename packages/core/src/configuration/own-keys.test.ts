import { afterEach, describe, expect, it } from 'vitest';
import { parseConfiguration } from './parse-configuration.ts';

const SITE = { origin: 'https://login.example' };

const EVIL = 'https://evil.example/';
const webtrader = 'https://trade.example/';
const urls = { apiEnv: 'live', redirects: { webtrader } };
const VALID = { brand: 'kq', urls };
const read = (json: unknown) => parseConfiguration(json, SITE)._unsafeUnwrap();

describe('inherited keys are no configuration', () => {
  it('at the top', () => {
    const lent = { appKey: 'evil', useSso: true, showForgotPassword: false, skin: { a: EVIL } };
    expect(read({ ...VALID, __proto__: lent })).toEqual(read(VALID));
  });

  it('in urls and its records', () => {
    const lent = { sso: EVIL, reloadURL: EVIL, myAccountUrl: EVIL };
    const hostile = {
      ...urls,
      __proto__: lent,
      redirects: { webtrader, __proto__: { settings: EVIL } },
      forgotPasswordUrls: { __proto__: { default: EVIL } },
      forgotUsernameUrls: { __proto__: { default: EVIL } },
    };
    const configuration = read({ ...VALID, urls: hostile });
    expect(configuration).toEqual(read(VALID));
    expect(configuration.urls.sso).toBeUndefined();
    expect(configuration.urls.redirects.settings).toBeUndefined();
    expect(configuration.urls.forgotPasswordUrls.default).toBeUndefined();
  });

  it('in the encryption, so that no key is lent', () => {
    const encryption = { __proto__: { passphrase: 'evil' } };
    expect(parseConfiguration({ ...VALID, encrypted: true, encryption }, SITE)._unsafeUnwrapErr().field).toBe(
      'encryption',
    );
  });

  it('in listed redirects, skin, pictures and streaming', () => {
    const configuration = read({
      ...VALID,
      redirectUris: [
        { __proto__: { uri: EVIL } },
        { uri: 'https://partner.example/', __proto__: { allowQuery: true } },
      ],
      skin: { accent: '#0a5', __proto__: { skinId: 'evil' } },
      riskDisclaimerSvgUrls: { __proto__: { en: EVIL } },
      streaming: { __proto__: { serverUrl: EVIL } },
    });
    expect(configuration.redirectUris).toEqual([{ uri: 'https://partner.example/', allowQuery: false }]);
    expect(configuration.skin.skinId).toBeUndefined();
    expect(configuration.riskDisclaimerSvgUrls.en).toBeUndefined();
    expect(configuration.streaming.serverUrl).toBeUndefined();
  });

  it('even the essentials', () => {
    expect(parseConfiguration(Object.create(VALID), SITE)._unsafeUnwrapErr().field).toBe('brand');
    expect(parseConfiguration({ brand: 'kq', __proto__: { urls } }, SITE)._unsafeUnwrapErr().field).toBe(
      'urls',
    );
    const empty = { apiEnv: 'live', redirects: Object.create(urls.redirects) };
    expect(parseConfiguration({ brand: 'kq', urls: empty }, SITE)._unsafeUnwrapErr().field).toBe(
      'urls.redirects',
    );
  });
});

describe('a polluted Object.prototype', () => {
  const POLLUTION: Record<string, unknown> = {
    appKey: 'evil',
    encrypted: true,
    encryption: { passphrase: 'evil' },
    useSso: true,
    sso: EVIL,
    reloadURL: EVIL,
    settings: EVIL,
    default: EVIL,
    uri: EVIL,
    allowQuery: true,
    accent: EVIL,
    serverUrl: EVIL,
    en: EVIL,
  };
  const pollute = () => {
    for (const [key, value] of Object.entries(POLLUTION))
      Object.defineProperty(Object.prototype, key, { value, configurable: true, writable: true });
  };
  const clean = () => {
    for (const key of Object.keys(POLLUTION)) Reflect.deleteProperty(Object.prototype, key);
  };
  afterEach(clean);

  it('lends nothing, neither to what is read nor to who reads it', () => {
    const json = { ...VALID, redirectUris: ['https://partner.example/', {}], skin: {}, streaming: {} };
    const honest = JSON.stringify(read(json));
    pollute();
    const configuration = read(json);
    const { sso, reloadURL, redirects, forgotPasswordUrls } = configuration.urls;
    const seen = [
      sso,
      reloadURL,
      redirects.settings,
      forgotPasswordUrls.default,
      configuration.encryption,
      configuration.skin.accent,
      configuration.streaming.serverUrl,
      configuration.riskDisclaimerSvgUrls.en,
    ];
    const text = JSON.stringify(configuration);
    clean();
    expect(text).toBe(honest);
    expect(seen.filter((value) => value !== undefined)).toEqual([]);
  });
});
