import { describe, expect, it } from 'vitest';
import { BRANDS, type Brand } from '../brand/brand.ts';
import { cultureOf } from '../locale/culture.ts';
import { LANGUAGES } from '../locale/language.ts';
import { aConfiguration } from '../testing/builders.ts';
import { resetPage } from './forgot-links.ts';

const FLAGS = [true, false];
const ENGLISH = cultureOf('en');
const URL_OF_PAGE = 'https://password.example/forgot?cu=en-EN';

const TABLE = FLAGS.flatMap((dualLoginSupported) =>
  FLAGS.flatMap((useSingleTabLogin) =>
    FLAGS.map((listed) => ({ dualLoginSupported, useSingleTabLogin, listed })),
  ),
);

const configured = (brand: Brand, row: (typeof TABLE)[number]) =>
  aConfiguration({
    brand,
    brandName: 'KQ Markets',
    dualLoginSupported: row.dualLoginSupported,
    useSingleTabLogin: row.useSingleTabLogin,
    brandsWithForgotPasswordFrame: row.listed ? ['Others', 'KQ Markets'] : ['Others'],
  });

describe('the provider’s page', () => {
  describe.each(BRANDS)('of %s', (brand) => {
    it.each(TABLE)(
      'with dual login $dualLoginSupported, single tab $useSingleTabLogin, listed $listed [2.21, 2.22, 2.23, 3.34, 3.36, 9.5, 9.6]',
      (row) => {
        const framed = row.listed || (!row.dualLoginSupported && !row.useSingleTabLogin);
        const height = brand === 'forex-chinese' ? 600 : 530;
        expect(resetPage(null, configured(brand, row), ENGLISH)).toEqual(
          framed ? { kind: 'frame', url: URL_OF_PAGE, height } : { kind: 'new-tab', url: URL_OF_PAGE },
        );
      },
    );

    it('is none without an address, whatever the flags', () => {
      const urls = { ...aConfiguration().urls, forgotPasswordUrls: {} };
      for (const row of TABLE)
        expect(resetPage(null, { ...configured(brand, row), urls }, ENGLISH)).toBeNull();
    });
  });

  it('is listed by the brand’s name to the letter [2.21, 9.5]', () => {
    const row = { dualLoginSupported: true, useSingleTabLogin: false, listed: true };
    for (const brandName of ['kq markets', 'KQ Markets ', 'KQ', 'kq'])
      expect(resetPage(null, { ...configured('kq', row), brandName }, ENGLISH)?.kind).toBe('new-tab');
  });

  it.each(LANGUAGES)('is told of %s [2.25]', (language) => {
    const page = resetPage(null, aConfiguration(), cultureOf(language));
    const cu = { ja: 'ja-jp', zh: 'zh-chs' }[language as string] ?? 'en-EN';
    expect(page?.url).toBe(`https://password.example/forgot?cu=${cu}`);
  });

  it('gets theme and cu only where they are absent, in a tab as in a frame [2.24]', () => {
    for (const useSingleTabLogin of FLAGS) {
      const at = (address: string) =>
        resetPage(
          'en-us',
          aConfiguration({
            brand: 'forex',
            useSingleTabLogin,
            forgottenCode: 'dark',
            urls: { ...aConfiguration().urls, forgotPasswordUrls: { 'en-us': address } },
          }),
          ENGLISH,
        )?.url;
      expect(at('https://p.example')).toBe('https://p.example?theme=dark&cu=en-EN');
      expect(at('https://p.example?theme=own')).toBe('https://p.example?theme=own&cu=en-EN');
      expect(at('https://p.example?a=1&cu=x#f')).toBe('https://p.example?a=1&cu=x&theme=dark#f');
      expect(at('https://p.example?cu=&theme=')).toBe('https://p.example?cu=&theme=');
    }
  });

  describe('of our own origin', () => {
    const at = (address: string, origin = 'https://login.example') => {
      const urls = { ...aConfiguration().urls, forgotPasswordUrls: { default: address } };
      return resetPage(null, aConfiguration({ urls, origin }), ENGLISH)?.kind;
    };

    it.each([
      'https://login.example/forgot',
      'https://login.example',
      'https://login.example:443/forgot',
      'https://login.example:0443/forgot',
      'HTTPS://LOGIN.Example/forgot',
      'https://login.example./forgot',
      'https://login.example.:443/forgot',
      'https://login.example?https://provider.example/',
      'https://login.example#/forgot',
      // No configuration can have these. A browser would resolve them against our own page.
      '/forgot',
      'forgot',
      '',
      '?a=1',
      '#a',
      '//login.example/forgot',
      '/\\login.example/forgot',
      'https:/forgot',
      'https:forgot',
      ' https://login.example/forgot',
      'https://login.example\\forgot',
      'https://user@login.example/forgot',
      'https://provider.example@login.example/forgot',
      'https://log%69n.example/forgot',
      'https://login。example/forgot',
      'about:blank',
      'blob:https://login.example/1',
      'javascript:0',
      'data:text/html,x',
    ])('opens in a new tab, though frames are configured: %s', (address) => {
      expect(at(address)).toBe('new-tab');
    });

    it.each([
      ['https://127.0.0.1', 'https://127.0.0.1/forgot'],
      ['https://127.0.0.1', 'https://127.1/forgot'],
      ['https://127.0.0.1', 'https://2130706433/forgot'],
      ['https://127.0.0.1', 'https://0x7f.0.0.1/forgot'],
      ['https://127.0.0.1', 'https://0x7F000001/forgot'],
      ['https://127.0.0.1', 'https://0177.0.0.1/forgot'],
      ['http://[::1]:4301', 'http://[::1]:4301/forgot'],
      ['https://[::1]', 'https://[0:0:0:0:0:0:0:1]/forgot'],
      ['https://[2001:db8::1]:8443', 'https://[2001:DB8:0::1]:8443/forgot'],
      ['http://localhost', 'http://localhost:80/forgot'],
      ['null', 'https://provider.example/forgot'],
    ])('as numbers have many spellings: at %s for %s', (origin, address) => {
      expect(at(address, origin)).toBe('new-tab');
    });

    it.each([
      ['https://login.example', 'https://provider.example/forgot'],
      ['https://login.example', 'https://login.example:8443/forgot'],
      ['https://login.example', 'https://sub.login.example/forgot'],
      ['https://login.example', 'https://login.example.provider.example/forgot'],
      ['https://login.example', 'https://provider.example/https://login.example/'],
      ['https://login.example', 'https://192.0.2.1/forgot'],
      ['https://192.0.2.1', 'https://login.example/forgot'],
      ['http://localhost:4301', 'http://localhost:4300/forgot'],
      ['http://127.0.0.1:4301', 'http://127.0.0.1:4300/forgot'],
      ['http://[::1]:4301', 'http://[::1]:4300/forgot'],
      ['https://localhost', 'http://localhost/forgot'],
    ])('is no other one, which stays in its frame: at %s for %s', (origin, address) => {
      expect(at(address, origin)).toBe('frame');
    });
  });
});
