import { describe, expect, it } from 'vitest';
import { cultureOf } from './culture.ts';
import { CULTURES, cultureByCode, cultureById } from './cultures.ts';
import { LANGUAGES } from './language.ts';

const ROWS = [
  [7, 'de-DE'],
  [9, 'en-US'],
  [12, 'he-IL'],
  [13, 'hu-HU'],
  [16, 'ja-JP'],
  [20, 'pl-PL'],
  [23, 'ru-RU'],
  [67, 'zh-CN'],
  [69, 'en-GB'],
  [84, 'en-AU'],
  [85, 'es-ES'],
  [89, 'zh-SG'],
  [91, 'en-CA'],
  [101, 'en-IE'],
  [125, 'ar-AE'],
  [135, 'zh-CHT'],
  [161, 'zh-CHS'],
  [162, 'ar'],
] as const;

describe('the platform’s cultures (spec 3; others from its public table)', () => {
  it.each(ROWS)('%i is %s, both ways and in any casing', (id, code) => {
    expect(cultureById(id)?.code).toBe(code);
    for (const spelling of [code, code.toLowerCase(), code.toUpperCase()])
      expect(cultureByCode(spelling)?.id).toBe(id);
  });

  it('are these eighteen, each id and code once', () => {
    expect(CULTURES.map(({ id, code }) => [id, code])).toEqual(ROWS);
  });

  it.each(LANGUAGES)(
    'know the page culture of %s by its id, under its code or the product’s own',
    (language) => {
      const { id, code } = cultureOf(language);
      const culture = cultureById(id);
      expect([culture?.code, culture?.productCode]).toContain(code);
    },
  );

  it('know the product’s en-EN as 69', () => {
    expect(cultureByCode('en-EN')?.id).toBe(69);
  });

  it('let ar-AE be the platform’s 125; the page’s Arabic is 162 by its language', () => {
    expect(cultureByCode('ar-AE')?.id).toBe(125);
    expect(cultureOf('ar').id).toBe(162);
  });

  it.each([0, 6, 8, 68, 163, -7, 7.5, Number.NaN])('do not know the id %d', (id) => {
    expect(cultureById(id)).toBeNull();
  });

  it.each(['', 'de', 'en', 'fr-FR', 'de_DE', ' de-DE', 'constructor', '__proto__'])(
    'do not know %j',
    (code) => {
      expect(cultureByCode(code)).toBeNull();
    },
  );
});
