import { describe, expect, it } from 'vitest';
import { asciiDigits } from './ascii-digits.ts';

describe('digits of codes and phone numbers', () => {
  it.each([
    ['full-width', '０１２３４５６７８９'],
    ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
    ['ASCII', '0123456789'],
  ])('%s ones become ASCII', (_, digits) => {
    expect(asciiDigits(digits)).toBe('0123456789');
    expect(asciiDigits(`a${digits}é`)).toBe('a0123456789é');
  });

  it('may be mixed', () => {
    expect(asciiDigits('1２٣۴5')).toBe('12345');
  });

  it.each([
    '',
    'abc',
    '²½Ⅷ',
    '一二三',
    '१२३',
    '০১',
    '𝟙𝟚',
    '①',
    'ＡＢ',
    '／：',
    '\u065F\u066A',
    '\u06EF\u06FA',
    '😀',
  ])('leaves %j alone', (text) => {
    expect(asciiDigits(text)).toBe(text);
  });

  it('changes thirty characters of all Unicode and no others', () => {
    let changed = 0;
    for (let code = 0; code < 0x110000; code += 1) {
      const character = String.fromCodePoint(code);
      if (asciiDigits(character) === character) continue;
      changed += 1;
      expect(asciiDigits(character)).toBe(String(code & 15));
    }
    expect(changed).toBe(30);
  });
});
