import { describe, expect, it } from 'vitest';
import { unknownKeys } from './unknown-keys.schema.ts';

describe('unknown keys of a configuration', () => {
  it.each([
    [{ brandNme: 'Meridian' }, 'brandNme', 'brandName'],
    [{ urls: { redirects: { webtradr: 'https://a.example/' } } }, 'urls.redirects.webtradr', 'webtrader'],
    [{ urls: { tradingAPIUrl: 'https://a.example/' } }, 'urls.tradingAPIUrl', 'tradingApiUrl'],
    [{ encryption: { keyHexx: '00' } }, 'encryption.keyHexx', 'keyHex'],
    [{ streaming: { serverURL: '' } }, 'streaming.serverURL', 'serverUrl'],
    [{ colour: 'red' }, 'colour', null],
  ])('of %j: %s, with the nearest known key %s', (json, path, nearest) => {
    expect(unknownKeys(json)).toEqual([{ path, nearest }]);
  });

  it('are listed in the order of the file, at every depth', () => {
    const json = { a: 1, urls: { b: 1, redirects: { c: 1 } }, d: null };
    expect(unknownKeys(json).map(({ path }) => path)).toEqual(['a', 'urls.b', 'urls.redirects.c', 'd']);
  });

  it('are none where any name is allowed, or where the specification has the key', () => {
    const anyName = { skin: { accent: '#000', own: '' }, riskDisclaimerSvgUrls: { fr: '' } };
    const regions = { forgotPasswordUrls: { 'en-xx': '' }, forgotUsernameUrls: { default: '' } };
    const withoutEffect = { $schema: '…', newDesignsAllowedLangs: ['en'] };
    expect(unknownKeys({ ...anyName, ...withoutEffect, urls: { ...regions, webtrader: '' } })).toEqual([]);
  });

  it('count where a key without effect has another place', () => {
    expect(unknownKeys({ webtrader: '', urls: { newDesignsAllowedLangs: [] } })).toHaveLength(2);
  });

  it('may have names that objects inherit', () => {
    const json: unknown = JSON.parse('{"__proto__":{},"constructor":1,"urls":{"toString":1}}');
    expect(unknownKeys(json).map(({ path }) => path)).toEqual(['__proto__', 'constructor', 'urls.toString']);
  });

  it.each([null, 1, 'text', [], [{ brandNme: '' }], { urls: null }, { urls: [] }, { urls: 'x' }])(
    'are none in %j, which has no keys of a configuration',
    (json) => {
      expect(unknownKeys(json)).toEqual([]);
    },
  );
});
