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
});
