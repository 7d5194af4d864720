import { describe, expect, it } from 'vitest';
import { cultureOf } from './culture.ts';
import { directionOf } from './direction.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, languageOf } from './language.ts';
import { NATIVE_NAMES } from './native-name.ts';

describe('languages (spec 1)', () => {
  it('are seven, English the one that stands in [9.13]', () => {
    expect(LANGUAGES).toEqual(['en', 'zh', 'ja', 'ar', 'de', 'pl', 'es']);
    expect(DEFAULT_LANGUAGE).toBe('en');
  });

  it.each([
    ['en', 'en'],
    ['en-uk', 'en'],
    ['en-GB', 'en'],
    ['zh-chs', 'zh'],
    ['ZH', 'zh'],
    ['ja-jp-x', 'ja'],
    ['ar-', 'ar'],
    ['fr', 'en'],
    ['fr-de', 'en'],
    ['zh_CN', 'en'],
    ['', 'en'],
    ['-ar', 'en'],
  ])('lang=%j is %s [2.12]', (lang, language) => {
    expect(languageOf(lang)).toBe(language);
  });

  it('without a lang is English', () => {
    expect(languageOf(null)).toBe('en');
  });

  it('are told from names that every object has', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'valueOf']) {
      expect(isLanguage(name)).toBe(false);
      expect(languageOf(name)).toBe('en');
    }
  });

  it('are named in their own words in the menu', () => {
    expect(NATIVE_NAMES).toEqual({
      en: 'English',
      zh: '中文',
      ja: '日本語',
      ar: 'العربية',
      de: 'Deutsch',
      pl: 'Polski',
      es: 'Español',
    });
  });
});

describe('direction [2.13]', () => {
  it.each(LANGUAGES)('of %s', (language) => {
    expect(directionOf(language)).toBe(language === 'ar' ? 'rtl' : 'ltr');
  });
});

describe('cultures (pl from the platform’s public table) [3.13, 3.14, 3.15]', () => {
  it.each([
    ['de', 7, 'de-DE'],
    ['ja', 16, 'ja-JP'],
    ['en', 69, 'en-EN'],
    ['es', 85, 'es-ES'],
    ['zh', 161, 'zh-CHS'],
    ['ar', 162, 'ar-AE'],
    ['pl', 20, 'pl-PL'],
  ] as const)('%s is %d, %s', (language, id, code) => {
    expect(cultureOf(language)).toEqual({ id, code });
  });
});
