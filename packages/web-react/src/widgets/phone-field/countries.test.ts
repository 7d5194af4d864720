import { describe, expect, it } from 'vitest';
import { COUNTRY_COUNT, countriesIn, matching, meantBy, PHONE_METADATA, withPlus } from './countries.ts';

const ENGLISH = countriesIn('en');
const found = (text: string, countries = ENGLISH) => matching(countries, text).map(({ id }) => id);

describe('the countries of the list', () => {
  it('are those of the world, each with its name in the language of the page', () => {
    expect(ENGLISH.length).toBeGreaterThan(230);
    expect(ENGLISH).toHaveLength(COUNTRY_COUNT);
    for (const language of ['en', 'zh', 'ja', 'ar', 'de', 'pl', 'es']) {
      const countries = countriesIn(language);
      expect(countries.filter(({ id, name }) => name === id)).toEqual([]);
      expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
    }
    expect(countriesIn('de').find(({ id }) => id === 'CN')).toEqual({ id: 'CN', name: 'China', code: '86' });
    expect(PHONE_METADATA.callingCodes).toContain('852');
  });

  it('are in the order of the language', () => {
    const names = countriesIn('de').map(({ name }) => name);
    expect(names.indexOf('Ägypten')).toBeLessThan(names.indexOf('Albanien'));
  });

  it('are found by the digits of the code, with a plus or without, in ASCII or not', () => {
    for (const text of ['86', '+86', '＋８６', ' +8 6', '0086']) expect(found(text), text).toEqual(['CN']);
    expect(found('85')).toContain('HK');
    expect(found('999')).toEqual([]);
  });

  it('are found by the name: its beginning first, then its words, then anything', () => {
    expect(found('united k')).toEqual(['GB']);
    expect(found('mexi')).toEqual(['MX']);
    expect(found('mexi', countriesIn('es'))).toEqual(['MX']);
    expect(found('kingdom')).toEqual(['GB']);
    expect(found('ger').slice(0, 1)).toEqual(['DE']);
    expect(found('中', countriesIn('zh'))[0]).toBe('CN');
    expect(found('ni').slice(0, 2), 'the shortest first').toEqual(['NU', 'NE']);
  });

  it('are all shown for an empty text', () => {
    for (const text of ['', ' ', '+']) expect(found(text)).toHaveLength(ENGLISH.length);
  });

  it('are meant by a name that fits one of them only, or that is exactly one of them', () => {
    expect(meantBy('en', 'germ')?.code).toBe('49');
    expect(meantBy('en', ' niger ')?.id).toBe('NE');
    expect(meantBy('en', 'united')).toBeUndefined();
    expect(meantBy('en', '86')).toBeUndefined();
    expect(meantBy('en', 'nowhere')).toBeUndefined();
  });

  it('may be dialled with the 00 of an international call', () => {
    for (const text of ['0086', ' 00 86', '００８６', '٠٠٨٦'])
      expect(withPlus(text), text).toMatch(/^\+\p{Nd}+$/u);
    for (const text of ['86', '+86', '0', '00', '000', '085', 'a0086']) expect(withPlus(text)).toBe(text);
  });
});
