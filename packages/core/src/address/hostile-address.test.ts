import { describe, expect, it } from 'vitest';
import { BRANDS } from '../brand/brand.ts';
import { BRAND_TABLE } from '../brand/brand-table.ts';
import { LANGUAGES } from '../locale/language.ts';
import { readFirstLocation, readLocation } from './location.ts';

const HOSTILE_PATHS = [
  '//evil.example',
  '///evil.example/en-uk',
  '/\\evil.example',
  '\\\\evil.example\\en-uk',
  '/%2f%2fevil.example',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/../../en-uk',
  '/./en-uk',
  '/en-uk/..',
  '/en-uk/%2e%2e',
  '/en-uk%2flogin',
  '/EN-UK',
  '/en-uk;x=1',
  '/en-uk/login;x',
  '/en-uk/ login',
  '/en-uk/login%00',
  '/en-uk/\u202Elogin',
  '/javascript:alert(1)',
  '/https://evil.example/',
  '/__proto__',
  '/constructor',
  '/toString/login',
  '/en-uk/__proto__',
  '/en-uk/constructor',
  '/undefined',
  '/null',
  `/${'a/'.repeat(20_000)}`,
];

const HOSTILE_QUERIES = [
  '',
  '?lang=__proto__',
  '?lang=constructor',
  '?lang=%',
  '?lang=%E0%A4%A',
  '?&&==&',
  '?lang=en-uk%00',
];

describe('hostile paths', () => {
  it.each(BRANDS)('of %s all end at its own root, never at an address of their own', (brand) => {
    const capabilities = BRAND_TABLE[brand];
    for (const path of HOSTILE_PATHS) {
      for (const query of HOSTILE_QUERIES) {
        const root = capabilities.regions[0] === undefined ? '/' : '/en-uk';
        expect(readFirstLocation(capabilities, path, query)).toEqual({
          kind: 'elsewhere',
          path: root,
          query,
        });
      }
    }
  });

  it('cost no more than a plain one', () => {
    const before = performance.now();
    readLocation(BRAND_TABLE.forex, '/'.repeat(100_000), `?${'lang=%&'.repeat(10_000)}`);
    expect(performance.now() - before).toBeLessThan(500);
  });
});

describe('slashes', () => {
  it('at the end or doubled do not matter', () => {
    const plain = readLocation(BRAND_TABLE.forex, '/en-us/reset', '');
    for (const path of ['/en-us/reset/', '/en-us//reset', '//en-us/reset//', 'en-us/reset']) {
      expect(readLocation(BRAND_TABLE.forex, path, '')).toEqual(plain);
    }
  });
});

describe('hostile languages', () => {
  it.each([
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '../../secret',
    'de/../../x',
    'https://evil.example/de',
    '//evil.example',
    'de.json',
    'de%00',
    '%64%65x',
    '<script>',
    'dé',
    'ｄｅ',
    'de ',
    ' de',
    '-de',
    '',
    '-',
    'zh_CN',
    'a'.repeat(10_000),
  ])('such as %j are English', (lang) => {
    const location = readLocation(BRAND_TABLE.whs, '/', `?lang=${encodeURIComponent(lang)}`);
    expect(location).toMatchObject({ kind: 'step', visit: { language: 'en' } });
  });

  it.each(LANGUAGES)('leave %s itself alone', (language) => {
    expect(readLocation(BRAND_TABLE.whs, '/', `?lang=${language}`)).toMatchObject({
      visit: { language },
    });
  });
});
