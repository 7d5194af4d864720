import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../locale/language.ts';
import { separatorsOf } from '../locale/separators.ts';
import { applyEdit } from './edit.ts';
import type { Restriction } from './restriction.ts';

const INTEGER: Restriction = { rule: 'integer' };
const POSITIVE: Restriction = { rule: 'positiveNumber' };
const NUMBER: Restriction = { rule: 'number' };
const PRICE: Restriction = { rule: 'decimalPrice', decimals: 2 };

const pasted = (
  restriction: Restriction,
  language: Language,
  data: string,
  value = '',
  start = 0,
  end = value.length,
) =>
  applyEdit(
    restriction,
    language,
    { value, selectionStart: start, selectionEnd: end },
    { type: 'paste', data },
  ).unwrapOr('refused');

describe('pasting a number [5.19]', () => {
  describe.each(LANGUAGES)('in %s', (language) => {
    const { decimal, group } = separatorsOf(language);

    it.each([
      [INTEGER, '1234', '1234'],
      [INTEGER, `1${group}234`, '1234'],
      [INTEGER, `12${group}345${group}678`, '12345678'],
      [INTEGER, `1${group}234${decimal}5`, 'refused'],
      [INTEGER, `5${decimal}`, 'refused'],
      [INTEGER, `-1${group}234`, 'refused'],
      [INTEGER, group, ''],
      [INTEGER, `${group}${group}1${group}2${group}`, '12'],
      [INTEGER, '', ''],
      [POSITIVE, `1${group}234${decimal}56`, `1234${decimal}56`],
      [POSITIVE, `1${group}234${group}567${decimal}89`, `1234567${decimal}89`],
      [POSITIVE, `${decimal}5`, `${decimal}5`],
      [POSITIVE, `1${decimal}2${decimal}3`, 'refused'],
      [POSITIVE, `1${decimal}234${group}5`, `1${decimal}2345`],
      [POSITIVE, `-1${decimal}5`, 'refused'],
      [NUMBER, `-1${group}234${decimal}56`, `-1234${decimal}56`],
      [NUMBER, `${group}-1`, '-1'],
      [NUMBER, `1${decimal}5-`, 'refused'],
      [NUMBER, '--1', 'refused'],
      [PRICE, `1${group}234${decimal}56`, `1234${decimal}56`],
      [PRICE, `1${group}234${decimal}567`, 'refused'],
      [PRICE, `1${decimal}5${group}6`, `1${decimal}56`],
      [PRICE, `1${decimal}5${group}67`, 'refused'],
      [PRICE, `-1${decimal}5`, 'refused'],
    ] as [Restriction, string, string][])('%o: %j leaves %j', (restriction, data, left) => {
      expect(pasted(restriction, language, data)).toBe(left);
    });

    it.each([
      ' 12',
      '12 ',
      '12\n',
      '\t12',
      '1 234',
      '1\u2009234',
      '1\u202F234',
      "1'234",
      '1_234',
      '+12',
      '1e5',
      '0x1F',
      '12%',
      '€12',
      '12 EUR',
      'NaN',
      'Infinity',
      '∞',
      '−12',
      '١٢',
      '۱۲',
      '１２',
      '1٫5',
      '½',
      '1\u200B2',
      '\uFEFF12',
      '12\0',
      '<b>1</b>',
    ])('refuses %j whole', (data) => {
      for (const restriction of [INTEGER, POSITIVE, NUMBER, PRICE])
        expect(pasted(restriction, language, data)).toBe('refused');
    });

    it('leaves out the group of this language alone', () => {
      for (const other of [',', '.', '\u066C', '\u00A0'].filter((mark) => mark !== group))
        expect(pasted(INTEGER, language, `1${other}234`)).toBe('refused');
    });

    it('gives what typing the same number gives, so that typing can go on', () => {
      const value = pasted(POSITIVE, language, `1${group}234${decimal}5`);
      const before = { value, selectionStart: null, selectionEnd: null };
      const result = applyEdit(POSITIVE, language, before, { type: 'keypress', data: '6' });
      expect(result._unsafeUnwrap()).toBe(`1234${decimal}56`);
    });
  });

  it.each([
    ['en', '1.234,56', '1.23456'],
    ['en', '1,5', '15'],
    ['zh', '1,5', '15'],
    ['ja', '1,5', '15'],
    ['de', '1.5', '15'],
    ['es', '1.5', '15'],
    ['de', '1,234.56', '1,23456'],
    ['ar', '1.5', 'refused'],
    ['pl', '1.5', 'refused'],
    ['pl', '1.234,56', 'refused'],
    ['ar', '1٬234,56', '1234,56'],
    ['pl', '1\u00A0234,56', '1234,56'],
    ['de', '1.234,56', '1234,56'],
    ['es', '1.234,56', '1234,56'],
    ['en', '1,234.56', '1234.56'],
  ] as const)('in %s %j leaves %j', (language, data, left) => {
    expect(pasted(POSITIVE, language, data)).toBe(left);
  });

  it.each([
    ['between digits', INTEGER, '15', 1, 1, '234', '12345'],
    ['in place of digits', INTEGER, '12345', 1, 4, '9,9', '1995'],
    ['a fraction behind a whole', POSITIVE, '12', 2, 2, '.5', '12.5'],
    ['a second fraction', POSITIVE, '12.5', 4, 4, '.5', 'refused'],
    ['a fraction in place of the fraction', POSITIVE, '12.5', 2, 4, '.75', '12.75'],
    ['a negative number behind digits', NUMBER, '1', 1, 1, '-5', 'refused'],
    ['a negative number in place of digits', NUMBER, '1', 0, 1, '-5', '-5'],
    ['a negative number before a positive one', NUMBER, '1', 0, 0, '-5', '-51'],
    ['too many decimals together', PRICE, '1.5', 3, 3, '67', 'refused'],
    ['no more decimals than were replaced', PRICE, '1.55', 2, 4, '67', '1.67'],
    ['into a field that others filled with groups: they go as well', INTEGER, '1,234', 5, 5, '5', '12345'],
    ['into a field with something else in it', INTEGER, 'abc', 3, 3, '1', 'refused'],
    ['nothing over a selection', INTEGER, '123', 1, 2, '', '13'],
  ] as const)('%s', (_, restriction, value, start, end, data, left) => {
    expect(pasted(restriction, 'en', data, value, start, end)).toBe(left);
  });

  it('judges a million characters in no time', () => {
    // A quadratic search would take minutes.
    const started = performance.now();
    expect(pasted(PRICE, 'de', '1.'.repeat(500_000))).toHaveLength(500_000);
    expect(pasted(PRICE, 'de', ','.repeat(1_000_000))).toBe('refused');
    expect(performance.now() - started).toBeLessThan(4_000);
  });
});
