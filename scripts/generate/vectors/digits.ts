import { type Case, TEXT, type VectorFile } from './vector-file.ts';

/** The three rows of digits that a keyboard of our languages types. */
const ROWS = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９'];
const ascii = (text: string): string =>
  [...text]
    .map((one) =>
      ROWS.reduce((found, row) => (row.includes(one) ? String([...row].indexOf(one)) : found), one),
    )
    .join('');
const digit = (input: string, reason: string): Case => ({ input, expected: ascii(input), reason });
const cases: readonly Case[] = [
  ...ROWS.map((row) => digit(row, 'Arabic-Indic, Persian and full-width digits become ASCII')),
  ...ROWS.flatMap((row) => [...row].map((one) => digit(`a${one}b`, 'each digit by itself'))),
  ...['', '0123456789', '1٢۳４', 'ä1', '+44 (0) ٧'].map((text) => digit(text, 'anything else stays')),
  ...[
    '²',
    '½',
    'Ⅷ',
    '१२३',
    '০১',
    '𝟙𝟚',
    '①',
    '一二三',
    '／',
    '：',
    '\u065f',
    '\u066a',
    '\u06ef',
    '\u06fa',
    '\uff0f',
    '\uff1a',
  ].map((text) => digit(text, 'neighbours of the digits, and digits of other scripts, stay')),
];

export const digits: VectorFile = {
  rule: 'Digits of codes and phone numbers as ASCII',
  cases,
  input: TEXT,
  expected: TEXT,
};
