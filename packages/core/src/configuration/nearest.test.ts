import { describe, expect, it } from 'vitest';
import { BRANDS } from '../brand/brand.ts';
import { REGIONS } from '../brand/region.ts';
import { LANGUAGES } from '../locale/language.ts';
import { nearest } from './nearest.ts';

describe('the nearest known word', () => {
  it.each([
    ['cityindex', BRANDS, 'city-index'],
    ['City-Index', BRANDS, 'city-index'],
    ['tradingview-fx', BRANDS, 'tradingview-forex'],
    ['chinese', BRANDS, 'forex-chinese'],
    ['uk', REGIONS, 'en-uk'],
    ['en_us', REGIONS, 'en-us'],
    ['english', LANGUAGES, 'en'],
    ['logn', ['login', 'sandbox'], 'login'],
    ['--passwort-env', ['--password-env', '--password-file'], '--password-env'],
    ['brandNme', ['brand', 'brandName'], 'brandName'],
    ['APPKEY', ['appKeyWebTrader', 'appKey'], 'appKey'],
  ])('to %s is found', (word, known, right) => {
    expect(nearest(word, known)).toBe(right);
  });

  it('is null if none is close', () => {
    expect(nearest('completely-different', ['kq', 'whs'])).toBeNull();
    expect(nearest('acme', BRANDS)).toBeNull();
    expect(nearest('x', [])).toBeNull();
  });

  it.each(['fr', 'no'])('is null for %s: one letter of two is right in several words', (word) => {
    expect(nearest(word, LANGUAGES)).toBeNull();
  });
});
