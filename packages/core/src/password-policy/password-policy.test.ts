import { describe, expect, it } from 'vitest';
import { checkPassword, PASSWORD_POLICY } from './password-policy.ts';

const SYMBOLS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
const classesOf = (password: string) => {
  const { uppercase, lowercase, digit, symbol } = checkPassword(password);
  return { uppercase, lowercase, digit, symbol };
};
const NONE = { uppercase: false, lowercase: false, digit: false, symbol: false };

describe('password length [5.2]', () => {
  it.each(Array.from({ length: 21 }, (_, length) => length))('of %d ASCII characters', (length) => {
    expect(checkPassword('Aa1!'.repeat(6).slice(0, length)).lengthOk).toBe(length >= 8 && length <= 15);
  });

  it.each([
    ['seven emoji: 7 code points, 14 units', '😀'.repeat(7), false],
    ['six letters and one emoji: 7 code points, 8 units', 'abcdef😀', false],
    ['seven letters and one emoji: 8 code points, 9 units', 'abcdefg😀', true],
    ['seven emoji and a letter: 8 code points, 15 units', `a${'😀'.repeat(7)}`, true],
    ['eight emoji: 8 code points, 16 units', '😀'.repeat(8), false],
    ['seven emoji and two letters: 9 code points, 16 units', `ab${'😀'.repeat(7)}`, false],
    ['fourteen letters and an emoji: 15 code points, 16 units', `${'a'.repeat(14)}😀`, false],
    ['thirteen letters and an emoji: 14 code points, 15 units', `${'a'.repeat(13)}😀`, true],
    ['four letters with combining accents: 8 code points', 'e\u0301'.repeat(4), true],
    ['seven composed letters, 14 when decomposed', 'é'.repeat(7), false],
    ['eight composed letters', 'é'.repeat(8), true],
    ['fifteen composed letters, 30 when decomposed', 'é'.repeat(15), true],
    ['a family: one picture of 8 units and 5 code points', '👨‍👩‍👧', false],
    ['eight lone surrogates, each a code point', '\uD83D'.repeat(8), true],
    ['seven lone surrogates', '\uD83D'.repeat(7), false],
    ['eight spaces', ' '.repeat(8), true],
    ['seven letters and a space before', ' abcdefg', true],
    ['seven letters and a space after', 'abcdefg ', true],
    ['fifteen letters and a space', `${'a'.repeat(15)} `, false],
    ['seven letters and a zero-width space', 'abcdefg\u200B', true],
    ['seven letters and a NUL', 'abcdefg\0', true],
    ['seven letters and a line feed', 'abcdefg\n', true],
    ['one ligature that compatibility would take apart', 'abcdefﬀ', false],
  ])('%s', (_, password, lengthOk) => {
    expect(checkPassword(password).lengthOk).toBe(lengthOk);
  });

  it('of a million characters is refused at once', () => {
    expect(checkPassword('😀'.repeat(500_000)).lengthOk).toBe(false);
  });
});

describe('password classes [5.3]', () => {
  const ascii = Array.from({ length: 128 }, (_, code) => code);

  it.each(ascii)('of the ASCII character %i', (code) => {
    const character = String.fromCharCode(code);
    expect(classesOf(character)).toEqual({
      uppercase: code >= 65 && code <= 90,
      lowercase: code >= 97 && code <= 122,
      digit: code >= 48 && code <= 57,
      symbol: SYMBOLS.includes(character),
    });
  });

  it('count 26, 26, 10 and 32 characters', () => {
    const count = (name: 'uppercase' | 'lowercase' | 'digit' | 'symbol') =>
      ascii.filter((code) => checkPassword(String.fromCharCode(code))[name]).length;
    expect([count('uppercase'), count('lowercase'), count('digit'), count('symbol')]).toEqual([
      26, 26, 10, 32,
    ]);
    expect(SYMBOLS).toHaveLength(32);
  });

  it.each([
    ...'ÀÉÑÖŁŚŻßéñöłśżАЯаяΑΩαωＡｚ０９٠٩۰۹१²½Ⅷ€£¥§¿¡«»–—…“”‘’•°±×÷¶©®™！＃＄～、。・漢あアاب😀\u00A0\u3000\u200B\u0301\uFEFF',
  ])('are satisfied by no character outside ASCII: %s', (character) => {
    expect(classesOf(character)).toEqual(NONE);
    expect(checkPassword(character).formatOk).toBe(false);
  });

  it('are satisfied by nothing in the whole of Unicode beyond ASCII', () => {
    for (let start = 0x80; start < 0x110000; start += 0x1000) {
      let block = '';
      for (let code = start; code < Math.min(start + 0x1000, 0x110000); code += 1)
        block += String.fromCodePoint(code);
      expect(classesOf(block)).toEqual(NONE);
    }
  });
});

describe('password format', () => {
  const parts = { uppercase: 'QW', lowercase: 'qw', digit: '42', symbol: '+-' };
  const names = Object.keys(parts) as (keyof typeof parts)[];

  it.each(Array.from({ length: 16 }, (_, mask) => mask))(
    'needs all four classes: combination %i [5.3]',
    (mask) => {
      const present = names.filter((_, bit) => (mask & (1 << bit)) !== 0);
      const password = present.map((name) => parts[name]).join('');
      for (const filler of ['', ' ', 'é', '漢字', '😀']) {
        const checked = checkPassword(password + filler);
        for (const name of names) expect(checked[name]).toBe(present.includes(name));
        expect(checked.formatOk).toBe(present.length === 4 || password + filler === '');
      }
    },
  );

  it('passes for an empty value, which has no length and no class [5.4]', () => {
    expect(checkPassword('')).toEqual({ lengthOk: false, ...NONE, formatOk: true });
  });

  it.each([
    ['Abcdef1!', true, true],
    ['Abcdefghijkl12!', true, true],
    ['Abcdefghijklm12!', false, true],
    ['Abcde1!', false, true],
    ['abcdef1!', true, false],
    ['ABCDEF1!', true, false],
    ['Abcdefg!', true, false],
    ['Abcdefg1', true, false],
    ['Abcdef1 ', true, false],
    ['Abcdef1é', true, false],
    ['Abcdef1€', true, false],
    ['Abcdef1！', true, false],
    ['Ａbcdef1!', true, false],
    ['Éabcde1!', true, false],
    ['ABCDEß1!', true, false],
    ['Abcdef١!', true, false],
    ['Abcdef１!', true, false],
    [' Aa1!   ', true, true],
    ['Aa1!😀😀😀😀', true, true],
    ['Aa1!😀😀😀', false, true],
    ['Aa1!漢字仮名', true, true],
    ['Aa1_bcde', true, true],
    ['Aa1\\bcde', true, true],
    ['Aa1"bcde', true, true],
    ['Aa1`bcde', true, true],
    ['Aa1\u00ACbcde', true, false],
    ['<img src=x onerror=1>', false, false],
    ['        ', true, false],
  ])('%j', (password, lengthOk, formatOk) => {
    expect(checkPassword(password)).toMatchObject({ lengthOk, formatOk });
  });

  it('is judged alike again and again: no state is kept between calls', () => {
    for (let time = 0; time < 3; time += 1) expect(checkPassword('Abcdef1!').formatOk).toBe(true);
  });
});

describe('password policy', () => {
  it('is 8 to 15 characters of four classes [9.1]', () => {
    expect(PASSWORD_POLICY).toMatchObject({ minimum: 8, maximum: 15 });
    expect(Object.keys(PASSWORD_POLICY.classes)).toEqual(['uppercase', 'lowercase', 'digit', 'symbol']);
  });
});
