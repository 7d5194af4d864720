import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOREIGN_SPELLINGS, OWN_SPELLINGS } from '../testing/spellings.ts';
import { antiForgeryHeaders } from './anti-forgery.ts';
import { resolveAddress } from './request-rule.ts';

const ORIGIN = 'https://login.example';
const BASES = { apiBase: `${ORIGIN}/api`, siteBase: `${ORIGIN}/` };
const cookie = (name: string) => (name === 'XSRF-TOKEN' ? 'token-1' : null);

function headersFor(path: string, method = 'POST', origin = ORIGIN) {
  const address = resolveAddress(path, BASES);
  return address === null ? {} : antiForgeryHeaders({ method, url: address.url, origin, cookie });
}

describe('anti-forgery header', () => {
  it.each(OWN_SPELLINGS)('goes to our own origin, spelt %j [7.20]', (path) => {
    expect(headersFor(path)).toEqual({ 'X-XSRF-TOKEN': 'token-1' });
  });

  it.each(FOREIGN_SPELLINGS)('never goes to another one, spelt %j [7.20]', (path) => {
    expect(headersFor(path)).toEqual({});
  });

  it('follows the resolved origin of any text', () => {
    const parts = fc.constantFrom(
      'https:',
      'http:',
      '//',
      '/',
      '\\',
      '\t',
      '@',
      ':',
      '.',
      '..',
      '%2f',
      '?',
      '#',
      'login.example',
      'evil.example',
      'v2',
      '.json',
      ' ',
    );
    const spelling = fc.oneof(
      fc.array(parts, { maxLength: 8 }).map((texts) => texts.join('')),
      fc.string(),
      // `fc.webUrl` takes a second to be made.
      fc.tuple(fc.webAuthority(), fc.string()).map(([authority, rest]) => `https://${authority}/${rest}`),
    );
    fc.assert(
      fc.property(spelling, (path) => {
        const address = resolveAddress(path, BASES);
        const own = address?.url.origin === ORIGIN && address.url.protocol === 'https:';
        expect(Object.keys(headersFor(path))).toEqual(own ? ['X-XSRF-TOKEN'] : []);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(['GET', 'HEAD'])('is left out of %s [7.20]', (method) => {
    expect(headersFor('v2/Session', method)).toEqual({});
  });

  it('goes to no configured API of another origin', () => {
    const address = resolveAddress('v2/Session', { ...BASES, apiBase: 'https://api.example/TradingAPI' });
    expect(address?.url.href).toBe('https://api.example/TradingAPI/v2/Session');
    expect(
      address && antiForgeryHeaders({ method: 'POST', url: address.url, origin: ORIGIN, cookie }),
    ).toEqual({});
  });

  it.each(['null', '', 'not an origin'])(
    'has no origin of its own on a page whose origin is %j',
    (origin) => {
      expect(headersFor('v2/Session', 'POST', origin)).toEqual({});
      expect(headersFor('data:text/plain,x', 'POST', origin)).toEqual({});
    },
  );

  it.each([
    ['no cookie', () => null],
    ['an empty cookie', () => ''],
    ['a cookie that would end the header', () => 'a\r\nX-Evil: 1'],
    [
      'cookies that may not be read',
      () => {
        throw new DOMException('The document is sandboxed.', 'SecurityError');
      },
    ],
  ])('is left out with %s', (_, read) => {
    const url = new URL(`${ORIGIN}/api/v2/Session`);
    expect(antiForgeryHeaders({ method: 'POST', url, origin: ORIGIN, cookie: read })).toEqual({});
  });
});
