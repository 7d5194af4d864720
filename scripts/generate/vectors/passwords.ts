import { type Case, FLAG, record, TEXT, type VectorFile } from './vector-file.ts';

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LOWER = UPPER.toLowerCase();
const DIGITS = '0123456789';
const SYMBOLS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

const includesOneOf = (text: string, set: string): boolean => [...set].some((one) => text.includes(one));

const password = (input: string, reason: string): Case => {
  const classes = {
    uppercase: includesOneOf(input, UPPER),
    lowercase: includesOneOf(input, LOWER),
    digit: includesOneOf(input, DIGITS),
    symbol: includesOneOf(input, SYMBOLS),
  };
  const lengthOk = Array.from(input).length >= 8 && input.length <= 15;
  const formatOk = input === '' || Object.values(classes).every(Boolean);
  return { input, expected: { lengthOk, ...classes, formatOk }, reason };
};

const FORMAT = 'spec 5: at least one uppercase letter, one lowercase letter, one digit and one symbol';
const LENGTH = 'spec 5: length 8 to 15; at least 8 code points, at most 15 UTF-16 units';
const cases: readonly Case[] = [
  password('', 'spec 5: an empty value passes the format check'),
  ...[
    'Aa1!',
    'Aa1!xyz',
    'Aa1!wxyz',
    'Aa1!vwxyz',
    'Aa1!vwxyzabcde',
    'Aa1!vwxyzabcdef',
    'Aa1!vwxyzabcdefg',
  ].map((text) => password(text, LENGTH)),
  ...['Aa1!😀😀😀', 'Aa1!😀😀😀😀', 'Aa1!😀😀😀😀😀', 'Aa1!😀😀😀😀😀a', 'Aa1!e\u0301e\u0301'].map((text) =>
    password(text, LENGTH),
  ),
  ...['abcdefg1!', 'ABCDEFG1!', 'Abcdefgh!', 'Abcdefgh1', 'abcdefgh', '12345678', '!!!!!!!!', '        '].map(
    (text) => password(text, FORMAT),
  ),
  ...[...UPPER].map((one) => password(`${one}bcdef1!`, FORMAT)),
  ...[...LOWER].map((one) => password(`BCDEF1!${one}`, FORMAT)),
  ...[...DIGITS].map((one) => password(`Abcdef!${one}`, FORMAT)),
  ...[...SYMBOLS].map((one) => password(`Abcdef1${one}`, FORMAT)),
  ...[...'ÄäßéЖжＡａ１！٣۴²€£§¡¿«»–…　\u00a0\t\n\u007f\u0000'].map((one) =>
    password(`Abcdef1${one}`, 'functional spec, passwords: characters outside ASCII belong to no class'),
  ),
  ...['É', 'Ａ', 'Ж'].map((one) =>
    password(`${one}bcdef1!`, 'functional spec, passwords: characters outside ASCII belong to no class'),
  ),
  ...[' Aa1!wxyz', 'Aa1!wxyz ', 'Aa1! wxyz'].map((text) => password(text, 'spec 5: nothing is trimmed')),
];

export const passwords: VectorFile = {
  rule: 'What the checklist of a new password shows',
  cases,
  input: TEXT,
  expected: record({
    lengthOk: FLAG,
    uppercase: FLAG,
    lowercase: FLAG,
    digit: FLAG,
    symbol: FLAG,
    formatOk: FLAG,
  }),
};
