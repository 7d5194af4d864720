import { describe, expect, it } from 'vitest';
import { BRANDS } from '../brand/brand.ts';
import { BRAND_TABLE } from '../brand/brand-table.ts';
import { readAuthorizationRequest } from './authorization-request.ts';

const URI = 'https://partner.example/cb';
const GIVEN = `redirect_uri=${encodeURIComponent(URI)}`;
const ALLOWED = [{ uri: URI, allowQuery: true }];

const TRADINGVIEW = BRANDS.filter((brand) => brand.startsWith('tradingview'));
const OTHERS = BRANDS.filter((brand) => !brand.startsWith('tradingview'));

const read = (brand: (typeof BRANDS)[number], query: string) =>
  readAuthorizationRequest(BRAND_TABLE[brand], query, ALLOWED);

describe('the authorisation request of a page (functional spec, after sign-in)', () => {
  it.each(TRADINGVIEW)('is required on %s', (brand) => {
    for (const query of ['', '?', '?state=x', '?lang=de', '?redirect-uri=x', '?REDIRECT_URI=x'])
      expect(read(brand, query).isErr()).toBe(true);
  });

  it.each(OTHERS)('may be missing on %s', (brand) => {
    for (const query of ['', '?state=x', '?lang=de']) expect(read(brand, query)._unsafeUnwrap()).toBeNull();
  });

  it.each(BRANDS)('is checked on %s wherever it is there [4.9]', (brand) => {
    expect(read(brand, `?${GIVEN}`)._unsafeUnwrap()).toEqual({ redirectUri: URI });
    expect(read(brand, '?redirect_uri=https%3A%2F%2Fevil.example%2F').isErr()).toBe(true);
    expect(read(brand, '?redirect_uri=').isErr()).toBe(true);
    expect(read(brand, '?redirect_uri').isErr()).toBe(true);
  });

  it.each(BRANDS)('is invalid on %s when it is given twice, even twice the same', (brand) => {
    expect(read(brand, `?${GIVEN}&${GIVEN}`).isErr()).toBe(true);
    expect(read(brand, `?${GIVEN}&redirect_uri=`).isErr()).toBe(true);
    expect(read(brand, `?${GIVEN}&redirect%5Furi=x`).isErr()).toBe(true);
  });

  it.each(BRANDS)('is invalid on %s with a second state', (brand) => {
    expect(read(brand, `?${GIVEN}&state=a&state=a`).isErr()).toBe(true);
    expect(read(brand, `?${GIVEN}&state=a&st%61te=`).isErr()).toBe(true);
  });

  it('carries state as it came, decoded once', () => {
    const state = 'eyJ0IjoiYSJ9+/=%20&x';
    expect(read('forex', `?${GIVEN}&state=${encodeURIComponent(state)}`)._unsafeUnwrap()).toEqual({
      redirectUri: URI,
      state,
    });
  });

  it('has no state where it is missing or empty', () => {
    for (const rest of ['', '&state=', '&state'])
      expect(read('forex', `?${GIVEN}${rest}`)._unsafeUnwrap()).toEqual({ redirectUri: URI });
  });

  it('decodes the address once: one that is encoded twice is another one', () => {
    expect(read('forex', `?redirect_uri=${encodeURIComponent(encodeURIComponent(URI))}`).isErr()).toBe(true);
    const inner = `${URI}?next=%2Fa%2526`;
    expect(read('forex', `?redirect_uri=${encodeURIComponent(inner)}`)._unsafeUnwrap()).toEqual({
      redirectUri: inner,
    });
  });

  it('does not take parameters of its own from an address that was not encoded', () => {
    expect(read('forex', `?redirect_uri=${URI}?a=1&code=x`)._unsafeUnwrap()).toEqual({
      redirectUri: `${URI}?a=1`,
    });
  });
});
