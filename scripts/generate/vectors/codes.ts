import { type Case, FLAG, record, TEXT, type VectorFile } from './vector-file.ts';

const code = (input: string, sent: string, reason: string): Case => ({
  input,
  expected: { code: sent, isComplete: Array.from(sent).length === 6 },
  reason,
});
const six = 'spec 5: exactly 6 characters of any kind';
const grouped = 'functional spec, codes: spaces and dashes that group a code are removed, of any kind';
const ascii = 'functional spec, codes: full-width, Arabic and Persian digits become ASCII';

const cases: readonly Case[] = [
  ...['', '1', '12345', '1234567', '123456', 'abcdef', 'ab😀def', '12 456', '12-456', '😀😀😀😀😀😀'].map(
    (text) => code(text, text, six),
  ),
  ...['١٢٣٤٥٦', '۱۲۳۴۵۶', '１２３４５６'].map((text) => code(text, '123456', ascii)),
  ...[
    '123 456',
    '123-456',
    ' 123456',
    '123456 ',
    '123456\n',
    '1 2 3 4 5 6',
    '123–456',
    '123—456',
    '123−456',
    '123‐456',
    '123‑456',
    '123\u00a0456',
    '123\u2009456',
    '123\u3000456',
    '123\u200b456',
    '\u200e123456\u200f',
    '\u2066123456\u2069',
    '123\u00ad456',
    '123\u2060456',
    '\ufeff123456',
    '123ー456',
    '123ｰ456',
    '123⁃456',
    '１２３－４５６',
    '١٢٣ ٤٥٦',
  ].map((text) => code(text, '123456', grouped)),
  ...['123_456', '123.456', '123/456', '(123456)', '123,456'].map((text) =>
    code(text, text, 'functional spec, codes: other marks stay'),
  ),
];

export const codes: VectorFile = {
  rule: 'The two-factor code that is sent for what was typed',
  cases,
  input: TEXT,
  expected: record({ code: TEXT, isComplete: FLAG }),
};
