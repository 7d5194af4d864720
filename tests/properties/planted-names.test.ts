import { checkRedirectUri } from '@gatehouse-login/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLANTED } from './support/planted-names.ts';
import { always } from './support/runs.ts';

const percentDecoded = (text: string): string =>
  Buffer.from(
    text.replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
const namesBy = (separator: RegExp, read: (name: string) => string) => (query: string) =>
  query.split(separator).map((pair) => read(pair.split('=')[0]?.replaceAll('+', ' ') ?? ''));

/** How servers read the names of a query. */
const READERS: Readonly<Record<string, (query: string) => readonly string[]>> = {
  'a browser': (query) => [...new URLSearchParams(`?${query}`).keys()],
  'a page that cuts the first character off itself': (query) => [...new URLSearchParams(query).keys()],
  'Perl and old Python, which separate at semicolons': namesBy(/[&;]/, percentDecoded),
  'PHP, which trims, cuts at brackets and at NUL, and writes underscores': namesBy(/&/, (name) => {
    const [plain = ''] = percentDecoded(name).replace(/^ +/, '').split('\0');
    const open = plain.indexOf('[');
    const whole = open > 0 && plain.includes(']', open) ? plain.slice(0, open) : plain;
    return whole.replaceAll(/[ .[]/g, '_');
  }),
  'Node with qs, which makes records': namesBy(/&/, (name) => {
    const text = percentDecoded(name);
    return /^\[([^\]]*)\]/.exec(text)?.[1] ?? text.split(/[[.]/)[0] ?? '';
  }),
  'servers that trim': namesBy(/&/, (name) => percentDecoded(name).trim()),
  'servers that decode twice': namesBy(/&/, (name) => percentDecoded(percentDecoded(name))),
  'servers that drop control characters': namesBy(/&/, (name) =>
    percentDecoded(name).replaceAll(/\p{C}/gu, ''),
  ),
  'servers that drop bytes that are no text': namesBy(/&/, (name) =>
    percentDecoded(name).replaceAll('\uFFFD', ''),
  ),
};

const BASE = 'https://partner.example/cb';
const OPEN = [{ uri: BASE, allowQuery: true }];

// Marks around a name and in the place of an underscore, and ways to write the whole.
const mark = fc.constantFrom('', '', ...'[].:;&=+?/ \0\t\n,()', '\u00A0', '\uFEFF');
const underscore = fc.constantFrom('_', '.', ' ', '[', '-', 'x');
const spelling = fc.constantFrom<(text: string, at: number) => string>(
  encodeURIComponent,
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => encodeURI(text).replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%20', '+'),
  (text, at) => encodeURI(text.slice(0, at)) + escaped(text.charAt(at)) + encodeURI(text.slice(at + 1)),
  (text, at) => `${encodeURI(text.slice(0, at))}%FF${encodeURI(text.slice(at))}`,
  (text, at) => `${encodeURI(text.slice(0, at))}%00${encodeURI(text.slice(at))}`,
);
const escaped = (character: string) =>
  [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const name = fc
  .tuple(
    mark,
    fc.constantFrom(...PLANTED, 'codes', 'a'),
    mark,
    mark,
    underscore,
    fc.boolean(),
    spelling,
    fc.nat(8),
  )
  .map(([before, own, behind, last, joint, isUpper, spell, at]) =>
    spell(`${before}${(isUpper ? own.toUpperCase() : own).replace('_', joint)}${behind}${last}`, at),
  );
const query = fc
  .array(
    fc.tuple(name, fc.constantFrom('', '=', '=x')).map((parts) => parts.join('')),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join('&'));

describe('a query that is accepted', () => {
  it('holds no parameter of the answer, whoever reads it', () => {
    always([query], (text) => {
      if (checkRedirectUri(`${BASE}?${text}`, OPEN).isErr()) return;
      for (const [reader, read] of Object.entries(READERS))
        expect([text, reader, read(text).filter((each) => PLANTED.includes(each.toLowerCase()))]).toEqual([
          text,
          reader,
          [],
        ]);
    });
  });
});
