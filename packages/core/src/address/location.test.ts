import { describe, expect, it } from 'vitest';
import { BRANDS } from '../brand/brand.ts';
import { BRAND_TABLE } from '../brand/brand-table.ts';
import { pathOf, readLocation, regionRoot, withLanguage } from './location.ts';

const CITY = ['en-uk', 'en-sg', 'en-au'];
const FOREX = ['en-uk', 'en-us', 'en-ca', 'en', 'ie', 'jp'];

// Copied from spec 2, not from the brand table.
const REGIONS_BY_BRAND: Record<(typeof BRANDS)[number], string[]> = {
  'city-index': CITY,
  forex: FOREX,
  whs: [],
  kq: [],
  'forex-chinese': [],
  'tradingview-city-index': CITY,
  'tradingview-forex': FOREX,
};

const CHILD_ROUTES = [
  ['', 'login'],
  ['login', 'login'],
  ['login-failed', 'login-failed'],
  ['reset', 'reset'],
  ['tfa', 'tfa'],
  ['force-password', 'force-password'],
] as const;

const prefixed = BRANDS.filter((brand) => REGIONS_BY_BRAND[brand].length > 0);
const unprefixed = BRANDS.filter((brand) => REGIONS_BY_BRAND[brand].length === 0);

describe('routes of a brand with region prefixes', () => {
  const rows = prefixed.flatMap((brand) =>
    REGIONS_BY_BRAND[brand].flatMap((region) =>
      CHILD_ROUTES.map(([child, step]) => [brand, region, child, step] as const),
    ),
  );

  it.each(rows)('%s shows /%s/%s as the step %s [2.1, 2.2, 2.4, 2.6]', (brand, region, child, step) => {
    const path = child === '' ? `/${region}` : `/${region}/${child}`;
    expect(readLocation(BRAND_TABLE[brand], path, '')).toEqual({
      kind: 'step',
      step,
      visit: { region, language: 'en', query: '' },
    });
  });

  it.each(prefixed)('%s sends its root and every path without a region to /en-uk [2.1, 2.2]', (brand) => {
    for (const path of ['', '/', '/login', '/reset', '/tfa', '/unknown', '/fr-fr', '/fr-fr/login']) {
      expect(readLocation(BRAND_TABLE[brand], path, '')).toEqual({
        kind: 'elsewhere',
        path: '/en-uk',
        query: '',
      });
    }
  });

  it('sends an unknown child of a known region to the default region, not to that region [2.7]', () => {
    for (const path of ['/en-us/x', '/en-us/login/more', '/en-us/reset/en-us', '/en-us/en-us']) {
      expect(readLocation(BRAND_TABLE.forex, path, '')).toMatchObject({ path: '/en-uk' });
    }
  });

  it('does not lend one brand the regions of another [2.1, 2.2]', () => {
    expect(readLocation(BRAND_TABLE['city-index'], '/en-us/login', '')).toMatchObject({ path: '/en-uk' });
    expect(readLocation(BRAND_TABLE.forex, '/en-sg/login', '')).toMatchObject({ path: '/en-uk' });
    expect(readLocation(BRAND_TABLE['tradingview-city-index'], '/jp', '')).toMatchObject({
      path: '/en-uk',
    });
  });
});

describe('routes of a brand without region prefixes [2.3]', () => {
  const rows = unprefixed.flatMap((brand) =>
    CHILD_ROUTES.map(([child, step]) => [brand, child, step] as const),
  );

  it.each(rows)('%s shows /%s as the step %s [2.4, 2.6]', (brand, child, step) => {
    expect(readLocation(BRAND_TABLE[brand], `/${child}`, '')).toEqual({
      kind: 'step',
      step,
      visit: { region: null, language: 'en', query: '' },
    });
  });

  it.each(unprefixed)('%s sends everything else to / [2.7]', (brand) => {
    for (const path of ['/en-uk', '/en-uk/login', '/unknown', '/login/login', '/reset/x']) {
      expect(readLocation(BRAND_TABLE[brand], path, '?lang=en-uk')).toEqual({
        kind: 'elsewhere',
        path: '/',
        query: '?lang=en-uk',
      });
    }
  });
});

describe('the fallback where a lang names a region (functional spec, names)', () => {
  const forex = BRAND_TABLE.forex;

  it('chooses the region that lang names, and keeps the query [2.12]', () => {
    for (const path of ['/', '/unknown', '/en-uk/unknown', '/login']) {
      expect(readLocation(forex, path, '?lang=en-us&redirect_uri=x')).toEqual({
        kind: 'elsewhere',
        path: '/en-us',
        query: '?lang=en-us&redirect_uri=x',
      });
    }
  });

  it('chooses it whatever its case', () => {
    expect(readLocation(forex, '/', '?lang=EN-US')).toMatchObject({ path: '/en-us' });
  });

  it('takes the default region for a lang that names none of the brand’s', () => {
    for (const query of ['?lang=en-sg', '?lang=de', '?lang=', '?lang=ar-ae', '?lang=en-us-x', '']) {
      expect(readLocation(forex, '/', query)).toMatchObject({ path: '/en-uk', query });
    }
  });

  it('lets a repeated lang name nothing', () => {
    expect(readLocation(forex, '/', '?lang=en-us&lang=en-us')).toMatchObject({ path: '/en-uk' });
  });

  it('never lets lang overrule a region in the path', () => {
    expect(readLocation(forex, '/en-ca/login', '?lang=en-us')).toMatchObject({ visit: { region: 'en-ca' } });
  });
});

describe('the language of a visit', () => {
  it.each([
    ['city-index', '/en-au/reset', '?lang=de', 'de'],
    ['whs', '/', '?lang=pl-pl', 'pl'],
    ['forex', '/jp', '', 'en'],
    ['forex-chinese', '/', '', 'en'],
    ['kq', '/login', '?lang=AR-ae', 'ar'],
    ['forex', '/jp', '?lang=ja&lang=ja', 'en'],
    ['forex', '/en-us', '?lang=klingon', 'en'],
    ['forex', '/en-us', '?a=1&lang=es-es&b=2', 'es'],
    ['forex', '/en-us', '?LANG=es', 'en'],
  ] as const)('%s %s%s speaks %s [2.12]', (brand, path, query, language) => {
    expect(readLocation(BRAND_TABLE[brand], path, query)).toMatchObject({ visit: { language, query } });
  });
});

describe('addresses of steps', () => {
  it('puts the region before the step', () => {
    expect(pathOf('en-uk', 'login-failed')).toBe('/en-uk/login-failed');
    expect(pathOf(null, 'tfa')).toBe('/tfa');
  });

  it('roots a region at its prefix, and a brand without regions at /', () => {
    expect(regionRoot('ie')).toBe('/ie');
    expect(regionRoot(null)).toBe('/');
  });

  it('replaces lang and keeps all else when the language is changed', () => {
    expect(withLanguage('?a=1&lang=de&lang=pl&b=%26', 'ar')).toBe('?a=1&lang=ar&b=%26');
    expect(withLanguage('', 'zh')).toBe('?lang=zh');
  });
});
