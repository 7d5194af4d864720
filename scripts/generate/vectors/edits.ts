import { ABSENT, type Case, NUMBER, oneOf, record, TEXT, type VectorFile } from './vector-file.ts';

interface Restriction {
  readonly rule: string;
  readonly decimals?: number;
  readonly max?: number;
}

/** A field is written as its text with `|` at the cursor, or with `[` and `]` around the selection. */
const edit = (
  rule: string | Restriction,
  language: string,
  field: string,
  typed: string | { readonly pasted: string } | { readonly inserted: string },
  after: string | null,
  reason: string,
): Case => {
  const value = field.replace(/[|[\]]/g, '');
  const start = field.search(/[|[]/);
  const end = field.includes(']') ? field.indexOf(']') - 1 : start;
  const at = (position: number): number | null => (position < 0 ? null : position);
  return {
    input: {
      restriction: typeof rule === 'string' ? { rule } : rule,
      language,
      before: { value, selectionStart: at(start), selectionEnd: at(end) },
      event:
        typeof typed === 'string'
          ? { type: 'keypress', data: typed }
          : 'pasted' in typed
            ? { type: 'paste', data: typed.pasted }
            : { type: 'input', data: typed.inserted },
    },
    expected: after,
    reason,
  };
};
const pasted = (text: string) => ({ pasted: text });
const inserted = (text: string) => ({ inserted: text });

const NUMERIC = ['integer', 'positiveNumber', 'number', 'decimalPrice'];
const ALL = [...NUMERIC, 'noEmoji', 'maxLength'];
/** Spec 9: the separators of each language. */
const SEPARATORS: Readonly<Record<string, readonly [decimal: string, group: string]>> = {
  en: ['.', ','],
  zh: ['.', ','],
  ja: ['.', ','],
  ar: [',', '\u066c'],
  de: [',', '.'],
  es: [',', '.'],
  pl: [',', '\u00a0'],
};
const LANGUAGES = Object.entries(SEPARATORS);

const positive = 'spec 5: digits plus at most one decimal separator of the language';
const number = 'spec 5: number also allows a leading minus sign';
const price = 'spec 5: digits after the separator limited to the configured count';
const emoji = 'spec 5: emoji are stripped on input and paste';
const length = 'spec 5: max length, in UTF-16 units; selected text counts as replaced';
const groups = 'spec 5, 9: pasted numbers are checked after removing group separators';
const selection = 'spec 5: the value after the edit counts, with the selection replaced';
const enter = 'spec 5: Enter is never blocked, and inserts nothing';

const cases: readonly Case[] = [
  ...ALL.map((rule) => edit({ rule, max: 0, decimals: 0 }, 'en', 'x|', 'Enter', 'x', enter)),
  edit({ rule: 'maxLength', max: 3 }, 'en', 'ab|', pasted('Enter'), null, enter),
  ...NUMERIC.flatMap((rule) => [
    edit(rule, 'en', '|', '7', '7', positive),
    edit(rule, 'en', '1|2', '0', '102', selection),
    edit(rule, 'en', '1[23]4', '0', '104', selection),
    edit(rule, 'en', '12', '3', '123', 'an unknown cursor is the end'),
    edit(
      rule,
      'en',
      '[12]',
      inserted(''),
      '',
      'functional spec, edits: a deletion is checked like another edit',
    ),
    edit(rule, 'en', '|', 'a', null, positive),
    edit(rule, 'en', '|', ' ', null, positive),
    edit(rule, 'en', '|', '٣', null, 'functional spec, edits: ASCII digits'),
    edit(rule, 'en', '1|', ',', null, positive),
    edit(rule, 'en', '1.|', '.', null, positive),
    edit(rule, 'en', '|', '+', null, number),
    edit(rule, 'en', '|', pasted('1x'), null, positive),
    edit(rule, 'en', '|', pasted('x1'), null, positive),
    edit(rule, 'en', '|', pasted('1.x'), null, positive),
    edit(rule, 'en', '|', pasted('1.2x'), null, positive),
    edit(rule, 'en', '|', pasted('1.x2'), null, positive),
    edit(rule, 'en', '|', inserted('1,234'), null, 'spec 5: only a paste has its groups removed'),
    edit(rule, 'en', '|', '1,234', null, 'spec 5: only a paste has its groups removed'),
    edit(rule, 'en', '|', '-', rule === 'number' ? '-' : null, number),
    edit(rule, 'en', '1|', '-', null, number),
    edit(rule, 'en', '|', pasted('-1'), rule === 'number' ? '-1' : null, number),
    edit(rule, 'en', '|', pasted('--1'), null, number),
    edit(rule, 'en', '|', pasted('1-'), null, number),
    edit(rule, 'en', '|', pasted('-1.5'), rule === 'number' ? '-1.5' : null, number),
    ...LANGUAGES.flatMap(([language, [decimal, group]]) => [
      edit(rule, language, '1|', decimal, rule === 'integer' ? null : `1${decimal}`, `${positive}; spec 9`),
      edit(rule, language, '|', decimal, rule === 'integer' ? null : decimal, `${positive}; spec 9`),
      edit(rule, language, '1|', decimal === '.' ? ',' : '.', null, `${positive}; spec 9`),
      edit(rule, language, '|', pasted(`1${group}234${group}567`), '1234567', groups),
      edit(
        rule,
        language,
        '|',
        pasted(`1${group}234${decimal}56`),
        rule === 'integer' ? null : `1234${decimal}56`,
        groups,
      ),
    ]),
  ]),
  ...(
    [
      [2, '1.2|', '3', '1.23'],
      [2, '1.23|', '4', null],
      [2, '1.2[3]', '4', '1.24'],
      [2, '1|.23', '4', '14.23'],
      [0, '1|', '.', '1.'],
      [0, '1.|', '5', null],
      [1, '|', '-', null],
      [1, '12345|', '6', '123456'],
      [3, '|', '.5', '.5'],
    ] as const
  ).map(([decimals, field, key, after]) =>
    edit({ rule: 'decimalPrice', decimals }, 'en', field, key, after, price),
  ),
  edit({ rule: 'decimalPrice', decimals: 2 }, 'de', '|', pasted('1.234,567'), null, price),
  edit({ rule: 'decimalPrice', decimals: 2 }, 'de', '|', pasted('1.234,56'), '1234,56', price),
  edit({ rule: 'decimalPrice', decimals: 2 }, 'en', '|', pasted('-1.5'), null, price),
  edit(
    'decimalPrice',
    'en',
    '|',
    pasted('1.23456789'),
    '1.23456789',
    'functional spec, edits: unlimited if absent',
  ),
  edit({ rule: 'integer', max: 1, decimals: 0 }, 'en', '12|', '3', '123', 'other limits do not count'),
  ...(
    [
      [3, 'ab|', 'c', 'abc'],
      [3, 'abc|', 'd', null],
      [3, 'a[b]c', 'd', 'adc'],
      [3, '[abc]', 'defg', null],
      [3, '[abc]', 'def', 'def'],
      [3, 'ab|', '😀', null],
      [4, 'ab|', '😀', 'ab😀'],
      [3, 'abcd|', '', null],
      [0, '|', 'a', null],
      [3, '|', '-.,', '-.,'],
    ] as const
  ).map(([max, field, key, after]) =>
    edit({ rule: 'maxLength', max }, 'en', field, inserted(key), after, length),
  ),
  edit({ rule: 'maxLength', max: 3 }, 'en', 'ab|', pasted('cd'), null, length),
  edit(
    { rule: 'maxLength', max: 5 },
    'en',
    '|',
    pasted('1,234'),
    '1,234',
    'groups are removed from numbers alone',
  ),
  edit('maxLength', 'en', 'abc|', pasted('x'.repeat(20)), `abc${'x'.repeat(20)}`, 'unlimited if absent'),
  edit({ rule: 'decimalPrice', max: 0 }, 'en', '|', '1', '1', 'other limits do not count'),
  ...(
    [
      ['a😀b', 'ab'],
      ['😀', ''],
      ['1,234', '1,234'],
      ['©®™♥☎ #*09', '©®™♥☎ #*09'],
      ['♥️', ''],
      ['a☎️b', 'ab'],
      ['1️⃣', ''],
      ['1\u20e3', ''],
      ['#️⃣*️⃣', ''],
      ['👍🏽', ''],
      ['🏽', ''],
      ['🇩🇪', ''],
      ['🇩', ''],
      ['👨‍👩‍👧‍👦!', '!'],
      ['❤️‍🔥', ''],
      ['🏴󠁧󠁢󠁥󠁮󠁧󠁿x', 'x'],
      ['a\ufe0fb', 'ab'],
      ['a\u200db', 'a\u200db'],
      ['می\u200cخواهم', 'می\u200cخواهم'],
      ['क्\u200dष', 'क्\u200dष'],
      ['😀\ufe0ea', 'a'],
      ['☺\ufe0e', '☺\ufe0e'],
      ['⌚', ''],
      ['★', '★'],
      ['🀄🀀', ''.concat('🀀')],
      ['🌡', ''],
      ['\u{1faff}', ''],
      ['äß漢字', 'äß漢字'],
      ['𝟙𝒜', '𝟙𝒜'],
      ['\ud83d😀\ude00', ''],
      ['\ud83dx', '\ud83dx'],
      ['❤\u200d🔥z', 'z'],
      ['a🏳️‍🌈b', 'ab'],
    ] as const
  ).flatMap(([text, left]) => [
    edit('noEmoji', 'en', '|', pasted(text), left, emoji),
    edit('noEmoji', 'ar', '|', inserted(text), left, emoji),
  ]),
  edit('noEmoji', 'de', '1|', pasted('1.234'), '11.234', 'groups are removed from numbers alone'),
  edit('noEmoji', 'en', 'a[b]c', '😀', 'ac', selection),
  edit('noEmoji', 'en', '😀|', 'a', 'a', 'functional spec, edits: anywhere in the value'),
];

/** Positions that no field has, as a program may give them. */
const clamped = (selectionStart: number, selectionEnd: number, expected: string): Case => ({
  input: {
    restriction: { rule: 'maxLength' },
    language: 'en',
    before: { value: 'abc', selectionStart, selectionEnd },
    event: { type: 'paste', data: 'x' },
  },
  expected,
  reason:
    'functional spec, edits: positions outside the value are its ends; a start after the end is swapped',
});

export const edits: VectorFile = {
  rule: 'The value of a restricted field after an edit, or null if the edit is refused',
  cases: [
    ...cases,
    clamped(2, 1, 'axc'),
    clamped(3, 0, 'x'),
    clamped(-1, 1, 'xbc'),
    clamped(-5, -2, 'xabc'),
    clamped(2, 9, 'abx'),
    clamped(9, 12, 'abcx'),
  ],
  input: record({
    restriction: record({ rule: { enum: ALL } }, { decimals: NUMBER, max: NUMBER }),
    language: { enum: Object.keys(SEPARATORS) },
    before: record({
      value: TEXT,
      selectionStart: oneOf(NUMBER, ABSENT),
      selectionEnd: oneOf(NUMBER, ABSENT),
    }),
    event: record({ type: { enum: ['keypress', 'paste', 'input'] }, data: TEXT }),
  }),
  expected: oneOf(TEXT, ABSENT),
};
