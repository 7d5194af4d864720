import type { Configuration } from '@gatehouse-login/core';
import { aConfiguration } from '@gatehouse-login/core/testing';
import { describe, expect, it } from 'vitest';
import { readVisit } from './visit.ts';

const NOTHING = {
  brand: undefined,
  region: undefined,
  lang: undefined,
  platform: undefined,
  redirectUri: undefined,
  state: undefined,
  phone: undefined,
};
const visit = (
  wishes: Partial<Parameters<typeof readVisit>[0]>,
  at: { path?: string; query?: string } = {},
  configuration: Partial<Configuration> = {},
) =>
  readVisit(
    { ...NOTHING, ...wishes },
    { origin: 'http://localhost:4301', path: '/', query: '', ...at },
    aConfiguration(configuration),
  );

describe('where a login begins', () => {
  it("is the brand's first region in English, as in a browser", () => {
    expect(visit({})._unsafeUnwrap()).toEqual({ region: 'en-uk', language: 'en', query: '' });
  });

  it('is the region of the address', () => {
    expect(visit({}, { path: '/en-sg/login' })._unsafeUnwrap().region).toBe('en-sg');
  });

  it('is the region of the flag before that of the address', () => {
    expect(visit({ region: 'en-au' }, { path: '/en-sg' })._unsafeUnwrap().region).toBe('en-au');
  });

  it('has no region where the brand has none', () => {
    expect(visit({}, {}, { brand: 'kq' })._unsafeUnwrap().region).toBeNull();
  });

  it('takes language and region from lang', () => {
    expect(visit({ lang: 'ar' })._unsafeUnwrap()).toMatchObject({ region: 'en-uk', language: 'ar' });
    expect(visit({ lang: 'en-au' })._unsafeUnwrap()).toMatchObject({ region: 'en-au', language: 'en' });
  });

  it('keeps the query of the address as it came', () => {
    const query = '?redirect_uri=https://a.example/%2B&page=settings';
    expect(visit({}, { query })._unsafeUnwrap().query).toBe(query);
  });

  it('puts the flags in the place of what the query says', () => {
    const { query, language } = visit(
      { lang: 'de', redirectUri: 'https://a.example/cb?x=1&y', state: 'a b' },
      { query: '?lang=ar&page=settings&redirect_uri=x' },
    )._unsafeUnwrap();
    expect(language).toBe('de');
    expect(query).toBe(
      '?lang=de&page=settings&redirect_uri=https%3A%2F%2Fa.example%2Fcb%3Fx%3D1%26y&state=a%20b',
    );
  });

  it.each([
    ['a step without a region', {}, { path: '/login' }],
    ['a path that is none', {}, { path: '/index.html' }],
    ['a language in another case', {}, { query: '?lang=AR-ae' }],
    ['what --region takes the place of', { region: 'en-au' }, { path: '/en-zz' }],
    ['what --lang takes the place of', { lang: 'de' }, { query: '?lang=fr' }],
  ] as const)('does not mind %s in the address', (_what, wishes, at) => {
    expect(visit(wishes, at).isOk()).toBe(true);
  });
});

describe('a wish that the site cannot fulfil', () => {
  it.each([
    ['another brand', visit({ brand: 'forex' }), 'The brand of the site is city-index, not forex.'],
    ['a region of another brand', visit({ region: 'ie' }), 'The brand city-index has no region "ie".'],
    [
      'a region of a brand without regions',
      visit({ region: 'en-uk' }, {}, { brand: 'whs' }),
      'The brand whs has no regions.',
    ],
    [
      'a region in the address that there is none of',
      visit({}, { path: '/en-zz/login' }),
      'The brand city-index has no region "en-zz".',
    ],
    ['a region of another brand in the address', visit({}, { path: '/ie' }), 'has no region "ie"'],
    [
      'a region in the address of a brand without regions',
      visit({}, { path: '/en-uk' }, { brand: 'whs' }),
      'The brand whs has no regions.',
    ],
    ['an unknown language in the address', visit({}, { query: '?lang=fr' }), 'There is no language "fr".'],
    ['the same with a region', visit({}, { query: '?a=1&lang=fr-fr' }), 'There is no language "fr".'],
    [
      'a platform without an address',
      visit({ platform: 'settings' }),
      'The site has no address for the platform "settings".',
    ],
  ])('is a wrong use: %s', (_what, result, message) => {
    expect(result._unsafeUnwrapErr().problem.message).toContain(message);
  });
});
