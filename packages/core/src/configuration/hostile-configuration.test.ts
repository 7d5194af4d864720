import { describe, expect, it } from 'vitest';
import { parseConfiguration } from './parse-configuration.ts';

const SITE = { origin: 'https://login.example' };

const TEXT = `{
  "brand": "forex",
  "__proto__": { "useSso": true, "polluted": true, "appKey": "evil" },
  "constructor": { "prototype": { "polluted": true } },
  "prototype": { "polluted": true },
  "toString": "x", "hasOwnProperty": 1, "unknown": { "deep": [1] },
  "skin": { "__proto__": "x", "accent": "#0a5" },
  "riskDisclaimerSvgUrls": { "__proto__": "assets/evil.svg", "en": "assets/en.svg" },
  "redirectUris": [{ "__proto__": { "uri": "https://evil.example/", "allowQuery": true } }],
  "encryption": { "__proto__": { "keyHex": "00" }, "algorithm": "des-ede3-cbc" },
  "urls": {
    "apiEnv": "live",
    "__proto__": { "sso": "https://evil.example/" },
    "redirects": { "webtrader": "https://trade.example/", "__proto__": { "settings": "https://evil.example/" } },
    "forgotPasswordUrls": { "__proto__": "https://evil.example/", "default": "https://f.example/" }
  }
}`;

describe('hostile keys in a configuration', () => {
  const configuration = parseConfiguration(JSON.parse(TEXT), SITE)._unsafeUnwrap();

  it('are ignored, unknown ones and those that every object has', () => {
    expect(JSON.stringify(configuration)).not.toMatch(/evil|polluted|unknown|prototype|__proto__/);
    expect(configuration.useSso).toBe(false);
    expect(configuration.appKey).toBe('Mercury');
    expect(configuration.redirectUris).toEqual([]);
    expect(configuration.urls.sso).toBeUndefined();
    expect(configuration.urls.redirects.settings).toBeUndefined();
    expect(configuration.urls.forgotPasswordUrls).toEqual({ default: 'https://f.example/' });
    expect(Object.entries(configuration.skin)).toEqual([['accent', '#0a5']]);
    expect(Object.entries(configuration.riskDisclaimerSvgUrls)).toEqual([['en', 'assets/en.svg']]);
  });

  it('lend no key to an encryption without one', () => {
    const json: unknown = JSON.parse(
      TEXT.replace('"brand"', '"encrypted": true, "encryptedParam": "q", "brand"'),
    );
    expect(parseConfiguration(json, SITE)._unsafeUnwrapErr().field).toBe('encryption');
  });

  it('pollute nothing', () => {
    expect({}).not.toHaveProperty('polluted');
    expect(Object.prototype).not.toHaveProperty('sso');
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('a configuration of any depth and size', () => {
  it('is answered, not thrown at', () => {
    const deep: unknown = JSON.parse(`{"brand":"kq","urls":${'['.repeat(50_000)}${']'.repeat(50_000)}}`);
    expect(parseConfiguration(deep, SITE)._unsafeUnwrapErr().field).toBe('urls');
    const ignored: unknown = JSON.parse(`{"brand":"kq","x":${'['.repeat(50_000)}${']'.repeat(50_000)}}`);
    expect(parseConfiguration(ignored, SITE)._unsafeUnwrapErr().field).toBe('urls');
  });

  it('reads ten thousand list entries without a complaint', () => {
    const redirectUris = Array.from({ length: 10_000 }, (_, index) => `https://partner.example/${index}`);
    const read = parseConfiguration({ brand: 'kq', redirectUris, urls: { apiEnv: 'ppe' } }, SITE);
    expect(read._unsafeUnwrap().redirectUris).toHaveLength(10_000);
  });
});
