import { describe, expect, it } from 'vitest';
import { cultureOf } from './culture.ts';
import { CULTURES, cultureByCode, cultureById } from './cultures.ts';
import { LANGUAGES } from './language.ts';

const OF_SPEC_3 = [
  [7, 'de-DE'],
  [16, 'ja-JP'],
  [69, 'en-EN'],
  [85, 'es-ES'],
  [161, 'zh-CHS'],
  [162, 'ar-AE'],
] as const;
const OF_THE_PLATFORM = [
  [9, 'en-US'],
  [12, 'he-IL'],
  [13, 'hu-HU'],
  [20, 'pl-PL'],
  [23, 'ru-RU'],
  [67, 'zh-CN'],
  [84, 'en-AU'],
  [89, 'zh-SG'],
  [91, 'en-CA'],
  [101, 'en-IE'],
  [135, 'zh-CHT'],
] as const;

describe('the platform’s cultures (others from its public table)', () => {
  it.each([...OF_SPEC_3, ...OF_THE_PLATFORM])(
    '%i is %s, both ways and in any casing [3.13, 3.14, 3.15]',
    (id, code) => {
      expect(cultureById(id)?.code).toBe(code);
      for (const spelling of [code, code.toLowerCase(), code.toUpperCase()])
        expect(cultureByCode(spelling)?.id).toBe(id);
    },
  );

  it('have a second ar-AE, by its id', () => {
    expect(cultureById(125)?.code).toBe('ar-AE');
  });

  it('are these eighteen, each id once', () => {
    const ids = [...OF_SPEC_3, ...OF_THE_PLATFORM].map(([id]) => id);
    expect(CULTURES.map(({ id }) => id).sort()).toEqual([125, ...ids].sort());
  });

  it.each(LANGUAGES)('know the page culture of %s [3.13]', (language) => {
    expect(cultureById(cultureOf(language).id)).toMatchObject(cultureOf(language));
  });

  it('are found by what the platform calls them, too', () => {
    expect(cultureByCode('en-GB')?.id).toBe(69);
    expect(cultureByCode('ar')?.id).toBe(162);
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
