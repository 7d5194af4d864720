import { describe, expect, it } from 'vitest';
import type { Brand } from '../brand/brand.ts';
import { BRAND_TABLE } from '../brand/brand-table.ts';
import type { Region } from '../brand/region.ts';
import type { ConfiguredUrls } from '../configuration/configuration.ts';
import { aConfiguration } from '../testing/builders.ts';
import { forgotPasswordTarget, forgotUsernameUrl, resetPageUrl } from './forgot-links.ts';

const configured = (
  forgotPasswordUrls: ConfiguredUrls['forgotPasswordUrls'],
  forgotUsernameUrls: ConfiguredUrls['forgotUsernameUrls'] = {},
) => aConfiguration({ urls: { ...aConfiguration().urls, forgotPasswordUrls, forgotUsernameUrls } });

const PROVIDER = 'https://password.example/forgot';
const RESET = { kind: 'reset' };
const TAB = { kind: 'new-tab', url: PROVIDER };

describe('the forgot-password link (functional spec, after sign-in)', () => {
  it.each([
    ['city-index', 'en-uk', { 'en-uk': PROVIDER }, TAB],
    ['city-index', 'en-sg', { 'en-uk': PROVIDER }, RESET],
    ['city-index', 'en-uk', { default: PROVIDER }, RESET],
    ['city-index', 'en-uk', {}, RESET],
    ['forex', 'en-us', { 'en-us': PROVIDER, default: 'https://other.example' }, TAB],
    ['forex', 'ie', { 'en-us': PROVIDER }, RESET],
    ['whs', null, { default: PROVIDER }, TAB],
    ['whs', null, {}, RESET],
    ['kq', null, { default: PROVIDER }, RESET],
    ['forex-chinese', null, { default: PROVIDER }, RESET],
    ['tradingview-city-index', 'en-uk', { 'en-uk': PROVIDER }, null],
    ['tradingview-forex', 'en-us', {}, null],
  ] as const)('of %s in %j with %j [2.10, 2.11, 2.19, 3.40]', (brand, region, urls, target) => {
    expect(forgotPasswordTarget(BRAND_TABLE[brand], region, configured(urls))).toEqual(target);
  });

  it('is switched off by showForgotPassword [3.36]', () => {
    const off = { ...configured({ 'en-uk': PROVIDER }), showForgotPassword: false };
    for (const brand of ['city-index', 'forex', 'kq'] as const)
      expect(forgotPasswordTarget(BRAND_TABLE[brand], null, off)).toBeNull();
  });
});

describe('the forgot-username link', () => {
  const urls = configured({}, { 'en-us': 'https://user.example', default: 'https://all.example' });

  it.each<[Brand, Region | null, string | null]>([
    ['forex', 'en-us', 'https://user.example'],
    ['forex', 'en-ca', null],
    ['forex', 'en-uk', null],
    ['forex-chinese', null, 'https://all.example'],
    ['kq', null, 'https://all.example'],
    ['tradingview-forex', 'en-us', null],
  ])('of %s in %j is %j [2.10]', (brand, region, url) => {
    expect(forgotUsernameUrl(BRAND_TABLE[brand], region, urls)).toBe(url);
  });

  it('shows only where an address exists', () => {
    expect(forgotUsernameUrl(BRAND_TABLE.forex, 'en-us', configured({}))).toBeNull();
  });
});

describe('the page that /reset offers', () => {
  const ENGLISH = { id: 69, code: 'en-EN' };
  const at = (url: string, forgottenCode = 'dark', culture = ENGLISH) =>
    resetPageUrl('en-uk', { ...configured({ 'en-uk': url }), forgottenCode }, culture);

  it.each([
    [PROVIDER, `${PROVIDER}?theme=dark&cu=en-EN`],
    [`${PROVIDER}?a=1`, `${PROVIDER}?a=1&theme=dark&cu=en-EN`],
    [`${PROVIDER}?theme=mine`, `${PROVIDER}?theme=mine&cu=en-EN`],
    [`${PROVIDER}?cu=mine`, `${PROVIDER}?cu=mine&theme=dark`],
    [`${PROVIDER}?theme=&cu=`, `${PROVIDER}?theme=&cu=`],
    [`${PROVIDER}?th%65me=x`, `${PROVIDER}?th%65me=x&cu=en-EN`],
    [`${PROVIDER}??theme=x&cu=y`, `${PROVIDER}??theme=x&cu=y&theme=dark`],
    [`${PROVIDER}?mytheme=x&cube=y`, `${PROVIDER}?mytheme=x&cube=y&theme=dark&cu=en-EN`],
    [`${PROVIDER}#/reset`, `${PROVIDER}?theme=dark&cu=en-EN#/reset`],
  ])('%s becomes %s: theme and cu only where absent [2.24]', (url, page) => {
    expect(at(url)).toBe(page);
  });

  it('gets no theme where none is configured', () => {
    expect(at(PROVIDER, '')).toBe(`${PROVIDER}?cu=en-EN`);
    expect(at(PROVIDER, 'a&b')).toBe(`${PROVIDER}?theme=a%26b&cu=en-EN`);
  });

  it.each([
    ['ja-JP', 'ja-jp'],
    ['zh-CHS', 'zh-chs'],
    ['en-EN', 'en-EN'],
    ['de-DE', 'en-EN'],
    ['ar-AE', 'en-EN'],
    ['pl-PL', 'en-EN'],
    ['es-ES', 'en-EN'],
  ])('is told the culture %s as %s [2.25]', (code, cu) => {
    expect(at(PROVIDER, '', { id: 1, code })).toBe(`${PROVIDER}?cu=${cu}`);
  });

  it('is the region’s, else the default one, else none [3.40]', () => {
    const both = configured({ 'en-us': 'https://us.example', default: 'https://all.example' });
    expect(resetPageUrl('en-us', both, ENGLISH)).toMatch(/^https:\/\/us\.example/);
    expect(resetPageUrl('en-ca', both, ENGLISH)).toMatch(/^https:\/\/all\.example/);
    expect(resetPageUrl(null, both, ENGLISH)).toMatch(/^https:\/\/all\.example/);
    expect(resetPageUrl('en-ca', configured({ 'en-us': 'https://us.example' }), ENGLISH)).toBeNull();
    expect(resetPageUrl(null, configured({}), ENGLISH)).toBeNull();
  });
});
