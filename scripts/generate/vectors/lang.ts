import type { Case, VectorFile } from './vector-file.ts';

const SPOKEN = ['en', 'zh', 'ja', 'ar', 'de', 'pl', 'es'];
const language = (input: string | null, reason: string): Case => {
  const [code = ''] = (input ?? '').split('-');
  return { input, expected: SPOKEN.includes(code.toLowerCase()) ? code.toLowerCase() : 'en', reason };
};
const cases: readonly Case[] = [
  ...SPOKEN.map((code) => language(code, 'spec 1: an interface language')),
  ...['zh-CHS', 'ja-JP', 'ar-ae', 'de-DE', 'es-419', 'pl-PL', 'en-uk', 'en-us', 'de-'].map((text) =>
    language(text, 'spec 1: the part before the hyphen counts'),
  ),
  ...['DE', 'De-de', 'AR-AE'].map((text) => language(text, 'the case does not count')),
  language(null, 'spec 1: English if there is none'),
  ...[
    '',
    'fr',
    'xx-de',
    '-de',
    'deu',
    'd',
    ' de',
    'de ',
    'de_DE',
    'de/..',
    '../de',
    '__proto__',
    'constructor',
    'toString',
    'de\u0000',
  ].map((text) => language(text, 'spec 1: English if it is unknown')),
];

export const lang: VectorFile = {
  rule: 'The language of a `lang` in the query',
  cases,
  input: { type: ['string', 'null'] },
  expected: { enum: SPOKEN },
};
