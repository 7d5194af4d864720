import { describe, expect, it } from 'vitest';
import { CODE_LENGTH, isCodeComplete } from './code.ts';

describe('a two-factor code', () => {
  it('has six characters [9.2]', () => {
    expect(CODE_LENGTH).toBe(6);
  });

  it.each([
    '123456',
    '000000',
    'abcdef',
    'a1 b2-',
    '      ',
    '١٢٣٤٥٦',
    '１２３４５６',
    '😀😀😀😀😀😀',
    '<b>x</',
  ])('may be any six: %j [2.27, 5.10]', (code) => {
    expect(isCodeComplete(code)).toBe(true);
  });

  it.each(['', '1', '12345', '1234567', '😀😀😀', '123456 ', ' 123456'])(
    'is not complete as %j [2.30, 5.10]',
    (code) => {
      expect(isCodeComplete(code)).toBe(false);
    },
  );
});
