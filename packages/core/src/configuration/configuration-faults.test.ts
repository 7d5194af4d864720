import { describe, expect, it } from 'vitest';
import { configurationFaults } from './configuration-faults.ts';
import { parseConfiguration } from './parse-configuration.ts';

const SITE = { origin: 'https://login.example' };
const GOOD = {
  brand: 'kq',
  urls: { apiEnv: 'live', redirects: { webtrader: 'https://trade.example/' } },
};
const fieldsOf = (json: unknown) => configurationFaults(json, SITE).map(({ field }) => field);

describe('the faults of a configuration', () => {
  it('are none where it can be used', () => {
    expect(configurationFaults(GOOD, SITE)).toEqual([]);
  });

  it('are all there, not only the first', () => {
    const wrong = {
      brand: 'x',
      encrypted: 'yes',
      urls: {
        tradingApiUrl: 'ftp://x',
        redirects: { webtrader: 'https://trade.example/{nobody}', advantage: 4 },
        forgotPasswordUrls: { 'en-uk': 'javascript:1' },
        sso: 'http://sso.example',
      },
    };
    expect(fieldsOf(wrong).toSorted()).toEqual([
      'brand',
      'encrypted',
      'urls.forgotPasswordUrls.en-uk',
      'urls.redirects.advantage',
      'urls.redirects.webtrader',
      'urls.sso',
      'urls.tradingApiUrl',
    ]);
  });

  it.each([
    ['nothing', null, ['']],
    ['a list', [], ['']],
    ['an empty object', {}, ['brand', 'urls']],
    ['no way to go', { brand: 'kq', urls: { apiEnv: 'live' } }, ['urls.redirects']],
    ['no API, and no way to go', { brand: 'kq', urls: {} }, ['urls.tradingApiUrl', 'urls.redirects']],
    [
      'an algorithm and a key',
      { ...GOOD, encrypted: true, encryption: { algorithm: 'rot13', keyHex: 'abc' } },
      ['encryption.algorithm', 'encryption.keyHex'],
    ],
    ['no key', { ...GOOD, encrypted: true }, ['encryption']],
    [
      'a key of a list with a dot',
      { ...GOOD, urls: { ...GOOD.urls, sso: 'x', forgotUsernameUrls: { 'a.b': 'x' } } },
      ['urls.forgotUsernameUrls.a.b', 'urls.sso'],
    ],
  ])('are found in %s', (_what, json, fields) => {
    expect(fieldsOf(json).map((field) => field ?? '')).toEqual(fields);
  });

  it('begin with the one that parsing names', () => {
    for (const json of [null, {}, { brand: 'x' }, { ...GOOD, urls: { sso: 4 } }])
      expect(configurationFaults(json, SITE)[0]).toEqual(parseConfiguration(json, SITE)._unsafeUnwrapErr());
  });
});
