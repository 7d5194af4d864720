import { type BrandCapabilities, parseConfiguration } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import { versionsOf } from './versions.ts';

const configured = (brand: string, more: object = {}) =>
  parseConfiguration(
    {
      brand,
      brandName: 'B',
      urls: { apiEnv: 'live', redirects: { webtrader: 'https://t.example/' } },
      ...more,
    },
    { origin: 'https://login.example' },
  )._unsafeUnwrap();

const answering = (brand: string, path: string, lang: string, more?: object) =>
  versionsOf(configured(brand, more)).filter(({ addresses }) => addresses[path]?.includes(lang));

describe('the versions of a login', () => {
  it('are one for each text of a brand without regions', () => {
    const versions = versionsOf(configured('kq'));
    expect(versions.map(({ files }) => files.join('+')).sort()).toEqual(
      ['en', 'en+ar', 'en+de', 'en+en-gb', 'en+en-us', 'en+es', 'en+ja', 'en+pl', 'en+zh'].sort(),
    );
    expect(versions.every(({ visit }) => visit.region === null && visit.query === '')).toBe(true);
  });

  it('answer every address exactly once', () => {
    const brand = configured('forex').capabilities as BrandCapabilities;
    for (const path of ['/', ...brand.regions.map((region) => `/${region}`), '/ie/login']) {
      for (const lang of ['', 'en', 'ar', 'en-gb', 'jp', 'ie']) {
        expect(answering('forex', path, lang), `${path} ${lang}`).toHaveLength(1);
      }
    }
  });

  it('take the region of the root from lang, and else the first', () => {
    expect(answering('forex', '/', '')[0]?.visit.region).toBe('en-uk');
    expect(answering('forex', '/', 'en-us')[0]?.visit.region).toBe('en-us');
    expect(answering('forex', '/', 'de')[0]?.visit).toMatchObject({ region: 'en-uk', language: 'de' });
  });

  it('need a partner on TradingView variants, and have none without', () => {
    expect(versionsOf(configured('tradingview-forex'))).toEqual([]);
    const [version] = answering('tradingview-forex', '/en-uk', '', {
      redirectUris: ['javascript:alert(1)', 'https://p.example/cb'],
    });
    expect(version?.visit.query).toBe('?redirect_uri=https%3A%2F%2Fp.example%2Fcb');
  });
});
