import { describe, expect, it } from 'vitest';
import { applies } from './applies.ts';

const GERMAN = {
  addresses: { '/': ['de'], '/en-uk': ['de', ''] },
  langs: ['', 'en', 'de', 'en-us'],
  redirectUris: ['https://partner.example/cb'],
  redirectNeeded: false,
};
const on = (path: string, query = '', rule = GERMAN) => applies(rule, path, query);

describe('a stamped document', () => {
  it('is for its paths, with a slash at the end or without', () => {
    expect(on('/en-uk')).toBe(true);
    expect(on('/en-uk/')).toBe(true);
    expect(on('/en-uk/reset')).toBe(false);
    expect(on('/elsewhere')).toBe(false);
    expect(on('/__proto__')).toBe(false);
  });

  it.each([
    ['?lang=de', true],
    ['?lang=DE', true],
    ['?lang=de-at', true],
    ['?a=1&lang=de', true],
    ['', false],
    ['?lang=en', false],
    ['?lang=fr', false],
    ['?lang=de&lang=de', false],
  ])('is for its languages: %s', (query, expected) => {
    expect(on('/', query)).toBe(expected);
  });

  it('takes an unknown language for none', () => {
    expect(on('/en-uk', '?lang=fr')).toBe(true);
  });

  it.each([
    ['https://partner.example/cb', true],
    ['https://partner.example/cb/', false],
    ['https://partner.example/cb?x=1', false],
    ['https://evil.example/', false],
    ['', false],
  ])('is for redirect_uri=%s only if it is listed as it is', (uri, expected) => {
    const query = `?lang=de&redirect_uri=${encodeURIComponent(uri)}`;
    expect(on('/', query)).toBe(expected);
    expect(on('/', `${query}&redirect_uri=x`)).toBe(false);
    expect(on('/', `${query}&state=1&state=2`)).toBe(false);
  });

  it('is for no address without a redirect_uri if the brand needs one', () => {
    const needing = { ...GERMAN, redirectNeeded: true };
    expect(on('/', '?lang=de', needing)).toBe(false);
    expect(on('/', '?lang=de&redirect_uri=https://partner.example/cb&state=1', needing)).toBe(true);
  });
});
