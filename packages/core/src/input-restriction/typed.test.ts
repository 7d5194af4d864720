import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../locale/language.ts';
import { separatorsOf } from '../locale/separators.ts';
import { applyEdit } from './edit.ts';
import type { Restriction } from './restriction.ts';

/** Types a text character by character into an empty field. Refused keys change nothing. */
const typed = (restriction: Restriction, language: Language, text: string) =>
  [...text].reduce((value, data) => {
    const before = { value, selectionStart: value.length, selectionEnd: value.length };
    return applyEdit(restriction, language, before, { type: 'keypress', data }).unwrapOr(value);
  }, '');

const INTEGER: Restriction = { rule: 'integer' };
const POSITIVE: Restriction = { rule: 'positiveNumber' };
const NUMBER: Restriction = { rule: 'number' };
const PRICE: Restriction = { rule: 'decimalPrice', decimals: 2 };
const DOT = ['en', 'zh', 'ja'] as const;
const COMMA = ['ar', 'de', 'es', 'pl'] as const;

describe('typing into a restricted field [5.13, 5.14, 5.15, 5.16]', () => {
  describe.each(LANGUAGES)('in %s', (language) => {
    const { decimal, group } = separatorsOf(language);

    it.each([
      [INTEGER, '123', '123'],
      [INTEGER, '007', '007'],
      [INTEGER, `1${decimal}5`, '15'],
      [INTEGER, `1${group}234`, '1234'],
      [INTEGER, '-5', '5'],
      [POSITIVE, `1${decimal}5`, `1${decimal}5`],
      [POSITIVE, `1${decimal}5${decimal}7`, `1${decimal}57`],
      [POSITIVE, `${decimal}5`, `${decimal}5`],
      [POSITIVE, `5${decimal}`, `5${decimal}`],
      [POSITIVE, `-1${decimal}5`, `1${decimal}5`],
      [POSITIVE, `1${group}234`, '1234'],
      [NUMBER, `-1${decimal}5`, `-1${decimal}5`],
      [NUMBER, `-${decimal}5`, `-${decimal}5`],
      [NUMBER, '--5', '-5'],
      [NUMBER, '5-', '5'],
      [NUMBER, `1${decimal}-5`, `1${decimal}5`],
      [NUMBER, `-1${group}234${decimal}5`, `-1234${decimal}5`],
      [PRICE, `12${decimal}34`, `12${decimal}34`],
      [PRICE, `12${decimal}345`, `12${decimal}34`],
      [PRICE, '12345', '12345'],
      [PRICE, `-1${decimal}5`, `1${decimal}5`],
      [PRICE, `1${decimal}2${decimal}3`, `1${decimal}23`],
      [{ rule: 'decimalPrice', decimals: 0 }, `5${decimal}1`, `5${decimal}`],
      [{ rule: 'decimalPrice', decimals: 5 }, `1${decimal}123456`, `1${decimal}12345`],
      [{ rule: 'decimalPrice' }, `1${decimal}123456`, `1${decimal}123456`],
    ] as [Restriction, string, string][])('%o: typing %j leaves %j', (restriction, text, left) => {
      expect(typed(restriction, language, text)).toBe(left);
    });

    it.each(
      [...'abcxyzABCeE+/*#%$€,.;: _()[]\'"’٫٬\u00A0\u202F\u2009\t\n−–—٠۱５٣²½Ⅷ一😀\0'].filter(
        (key) => key !== decimal,
      ),
    )('no number takes the key %j', (data) => {
      for (const restriction of [INTEGER, POSITIVE, NUMBER, PRICE]) {
        for (const [value, at] of [
          ['', 0],
          ['12', 0],
          ['12', 1],
          ['12', 2],
        ] as const) {
          const before = { value, selectionStart: at, selectionEnd: at };
          const result = applyEdit(restriction, language, before, { type: 'keypress', data });
          expect(result._unsafeUnwrapErr()).toEqual({ kind: 'edit-refused', rule: restriction.rule });
        }
      }
    });
  });

  it.each(DOT)('in %s a comma is never a decimal separator', (language) => {
    expect(typed(POSITIVE, language, '1,5')).toBe('15');
  });

  it.each(COMMA)('in %s a dot is never a decimal separator', (language) => {
    expect(typed(POSITIVE, language, '1.5')).toBe('15');
  });
});

describe('a key at a place, or on a selection [5.13, 5.14, 5.15, 5.16]', () => {
  const at = (restriction: Restriction, value: string, start: number, end: number, data: string) =>
    applyEdit(
      restriction,
      'en',
      { value, selectionStart: start, selectionEnd: end },
      { type: 'keypress', data },
    ).unwrapOr('refused');

  it.each([
    ['a minus before the number', NUMBER, '5', 0, 0, '-', '-5'],
    ['a minus behind it', NUMBER, '5', 1, 1, '-', 'refused'],
    ['a minus before a minus', NUMBER, '-5', 0, 0, '-', 'refused'],
    ['a minus in place of a minus', NUMBER, '-5', 0, 1, '-', '-5'],
    ['a minus in place of everything', NUMBER, '-5.5', 0, 4, '-', '-'],
    ['a digit before a minus', NUMBER, '-5', 0, 0, '1', 'refused'],
    ['a digit in place of the minus', NUMBER, '-5', 0, 1, '1', '15'],
    ['a separator before a minus', NUMBER, '-5', 0, 0, '.', 'refused'],
    ['a second separator', POSITIVE, '1.5', 3, 3, '.', 'refused'],
    ['a separator in place of the separator', POSITIVE, '1.5', 1, 2, '.', '1.5'],
    ['a separator in place of everything', POSITIVE, '1.5', 0, 3, '.', '.'],
    ['a separator with the other one among the selected', POSITIVE, '12.34', 1, 4, '.', '1.4'],
    ['a separator before the selected other one', POSITIVE, '12.34', 0, 2, '.', 'refused'],
    ['a third decimal', PRICE, '1.23', 4, 4, '4', 'refused'],
    ['a third decimal within', PRICE, '1.23', 3, 3, '4', 'refused'],
    ['a digit before the separator', PRICE, '1.23', 1, 1, '4', '14.23'],
    ['a digit at the very front', PRICE, '1.23', 0, 0, '4', '41.23'],
    ['a decimal in place of a decimal', PRICE, '1.23', 3, 4, '4', '1.24'],
    ['a separator that leaves two decimals', PRICE, '1234', 2, 2, '.', '12.34'],
    ['a separator that leaves three', PRICE, '1234', 1, 1, '.', 'refused'],
    ['a separator that leaves two once the selected are gone', PRICE, '12345', 1, 3, '.', '1.45'],
    ['a separator into an integer', INTEGER, '12', 1, 1, '.', 'refused'],
    ['a separator in place of an integer', INTEGER, '12', 0, 2, '.', 'refused'],
    ['a digit into a field with something else in it', INTEGER, 'abc', 3, 3, '1', 'refused'],
    ['a digit in place of something else', INTEGER, 'abc', 0, 3, '1', '1'],
    ['a digit among group separators put there by others', INTEGER, '1,234', 5, 5, '5', 'refused'],
  ] as const)('%s', (_, restriction, value, start, end, data, left) => {
    expect(at(restriction, value, start, end, data)).toBe(left);
  });
});

describe('text put in by other means, composed or dictated say [5.13, 5.14, 5.15, 5.16]', () => {
  it.each([
    [INTEGER, 'en', '123', '123'],
    [INTEGER, 'en', '1,234', 'refused'],
    [INTEGER, 'de', '1.234', 'refused'],
    [POSITIVE, 'en', '1.5', '1.5'],
    [POSITIVE, 'de', '1,5', '1,5'],
    [POSITIVE, 'pl', '1\u00A0234,5', 'refused'],
    [NUMBER, 'ar', '-1,5', '-1,5'],
    [NUMBER, 'ar', '-1٬000', 'refused'],
    [PRICE, 'es', '1,234', 'refused'],
    [PRICE, 'es', '1,23', '1,23'],
    [INTEGER, 'en', '１２３', 'refused'],
    [INTEGER, 'ar', '١٢٣', 'refused'],
    [INTEGER, 'en', 'Enter', 'refused'],
    [INTEGER, 'en', '', ''],
  ] as const)('%o in %s: %j leaves %j', (restriction, language, data, left) => {
    const before = { value: '', selectionStart: 0, selectionEnd: 0 };
    expect(applyEdit(restriction, language, before, { type: 'input', data }).unwrapOr('refused')).toBe(left);
  });
});
