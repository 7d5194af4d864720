import { describe, expect, it } from 'vitest';
import { cleanCode } from './clean-code.ts';

const hex = (text: string) => `U+${(text.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
const SPACES = [
  ...' \t\n\r\v\f\u0085\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF\u200B\u2060',
];
const DASHES = [
  ...'-\u00AD\u058A\u05BE\u1400\u1806\u2010\u2011\u2012\u2013\u2014\u2015\u207B\u208B\u2212\u2E17\u2E1A\u2E3A\u2E3B\u301C\u3030\u30A0\uFE58\uFE63\uFF0D\u2043\u30FC\uFF70',
];

describe('a pasted code [2.27]', () => {
  it.each([...SPACES, ...DASHES].map((mark) => [hex(mark), mark]))('loses %s', (_, mark) => {
    expect(cleanCode(`${mark}123${mark}${mark}456${mark}`)).toBe('123456');
  });

  it.each([
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['12 34 56', '123456'],
    ['１２３　４５６', '123456'],
    ['١٢٣-٤٥٦', '123456'],
    ['۱۲۳ ۴۵۶', '123456'],
    ['\u200F١٢٣٤٥٦\u200E', '123456'],
    ['\u2068123456\u2069', '123456'],
    ['1\u200D2\u200C3', '123'],
    ['AB-12-cd', 'AB12cd'],
    ['a.b_c', 'a.b_c'],
    ['G+123', 'G+123'],
    ['é漢😀', 'é漢😀'],
    ['123456', '123456'],
    ['', ''],
    [' - ', ''],
    ['0000 00', '000000'],
  ])('%j is %j', (text, code) => {
    expect(cleanCode(text)).toBe(code);
  });
});
