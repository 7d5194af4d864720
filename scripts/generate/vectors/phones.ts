import { ABSENT, type Case, oneOf, record, TEXT, type VectorFile } from './vector-file.ts';

type Problem = 'required' | 'digits' | null;

const phone = (
  [prefix, number]: readonly [prefix: string, number: string],
  problems: readonly [prefix: Problem, number: Problem],
  username: string,
  reason: string,
): Case => ({
  input: { prefix, number },
  expected: { prefix: problems[0], number: problems[1], username },
  reason,
});
const required = 'functional spec, phone: both fields are required';
const digits = 'functional spec, phone: digits only; a plus may precede the prefix';
const separators =
  'functional spec, phone: spaces, dashes, dots, slashes and brackets between digits are allowed';
const joined = 'spec 3: the user name is the digits of the prefix and of the number';

const cases: readonly Case[] = [
  phone(['', ''], ['required', 'required'], '', required),
  phone(['44', ''], [null, 'required'], '44', required),
  phone(['', '7700900123'], ['required', null], '7700900123', required),
  phone(['+', ' '], ['required', 'required'], '', required),
  phone(['44', '7700900123'], [null, null], '447700900123', joined),
  phone(['+44', '7700900123'], [null, null], '447700900123', joined),
  phone(['＋44', '7700900123'], [null, null], '447700900123', joined),
  phone(['٤٤', '۷۷۰۰۹۰۰۱۲۳'], [null, null], '447700900123', joined),
  phone(['８６', '１３８００１３８０００'], [null, null], '8613800138000', joined),
  phone(['86', '138 0013-8000'], [null, null], '8613800138000', separators),
  phone(['1', '(555) 010.0123'], [null, null], '15550100123', separators),
  phone(['49', '30/12345'], [null, null], '493012345', separators),
  phone(['49', '30·12,345'], [null, null], '493012345', separators),
  phone(['49', '30\u200b12\u2011345'], [null, null], '493012345', separators),
  phone([' +44 ', '\u20667700900123\u2069'], [null, null], '447700900123', separators),
  phone(['44x', '7700900123'], ['digits', null], '447700900123', digits),
  phone(['44', '77x'], [null, 'digits'], '4477', digits),
  phone(['44', '+77'], [null, 'digits'], '4477', digits),
  phone(['++44', '77'], ['digits', null], '4477', digits),
  phone(['4+4', '77'], ['digits', null], '4477', digits),
  phone(['x', 'x'], ['digits', 'digits'], '', digits),
  phone(['44', '７７x'], [null, 'digits'], '4477', digits),
  phone(['44', 'x77'], [null, 'digits'], '4477', digits),
];

export const phones: VectorFile = {
  rule: 'The problems of a phone number in two fields, and the user name that is sent',
  cases,
  input: record({ prefix: TEXT, number: TEXT }),
  expected: record({
    prefix: oneOf({ enum: ['required', 'digits'] }, ABSENT),
    number: oneOf({ enum: ['required', 'digits'] }, ABSENT),
    username: TEXT,
  }),
};

/** Some calling codes of ITU-T E.164, with pairs of which one starts like the other. */
const CODES = ['1', '7', '44', '49', '86', '852', '971', '1242', '8'];
const pasted = (text: string, expected: readonly [string, string] | null, reason: string): Case => ({
  input: { text, callingCodes: CODES },
  expected: expected && { prefix: expected[0], number: expected[1] },
  reason,
});
const longest = 'functional spec, phone: the longest calling code that the digits start with';
const trunk = 'functional spec, phone: a trunk zero in brackets is dropped';
const whole =
  'functional spec, phone: without a plus, a known code or with other marks, the text is pasted as it is';

export const pastedPhones: VectorFile = {
  rule: 'The two fields of a pasted international number',
  cases: [
    pasted('+86 138 0013 8000', ['86', '13800138000'], longest),
    pasted('+852 5500 0000', ['852', '55000000'], longest),
    pasted('+12425550100', ['1242', '5550100'], longest),
    pasted('+15550100', ['1', '5550100'], longest),
    pasted('＋８６ １３８', ['86', '138'], longest),
    pasted('+٩٧١ ٥٠', ['971', '50'], longest),
    pasted('\u2066+44-7700/900.123\u2069', ['44', '7700900123'], longest),
    pasted('+44', ['44', ''], longest),
    pasted('+447000', ['44', '7000'], longest),
    pasted('+44 (0)20 7946 0000', ['44', '2079460000'], trunk),
    pasted('+44 ( 0 ) 20', ['44', '20'], trunk),
    pasted('+44 (０)20', ['44', '20'], trunk),
    pasted('+44 (\u00a00\u00a0)20', ['44', '20'], trunk),
    pasted('+44 020', ['44', '020'], trunk),
    pasted('+44 (020)', ['44', '020'], trunk),
    pasted('+44 (20)', ['44', '20'], trunk),
    pasted('', null, whole),
    pasted('+', null, whole),
    pasted('447700900123', null, whole),
    pasted('0044 7700', null, whole),
    pasted('+999', null, whole),
    pasted('+44x7700', null, whole),
    pasted('x+44', null, whole),
    pasted('+44 7700 x', null, whole),
    pasted('+44+7700', null, whole),
  ],
  input: record({ text: TEXT, callingCodes: { type: 'array', items: TEXT } }),
  expected: oneOf(record({ prefix: TEXT, number: TEXT }), ABSENT),
};
