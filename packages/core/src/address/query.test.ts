import { describe, expect, it } from 'vitest';
import { encodeComponent, parseQuery, setParameter, singleValueOf, valuesOf, writeQuery } from './query.ts';

describe('reading a query', () => {
  it.each([
    ['', []],
    ['?', []],
    ['?a=1', [['a', '1']]],
    ['a=1', [['a', '1']]],
    ['?a', [['a', '']]],
    ['?a=', [['a', '']]],
    ['?=1', [['', '1']]],
    [
      '?a=1&a=2',
      [
        ['a', '1'],
        ['a', '2'],
      ],
    ],
    ['?a=b=c', [['a', 'b=c']]],
    ['?&&a=1&&', [['a', '1']]],
    ['?a=1+2', [['a', '1 2']]],
    ['?a+b=%2B', [['a b', '+']]],
    ['?%61=%41', [['a', 'A']]],
    ['??a=1', [['?a', '1']]],
    ['?a=%E4%BD%A0', [['a', '你']]],
    ['?a=1?b=2', [['a', '1?b=2']]],
    ['?a=1;b=2', [['a', '1;b=2']]],
  ])('%j gives %j', (query, parameters) => {
    expect(parseQuery(query)).toEqual(parameters);
  });

  it('decodes once: an encoded escape stays an escape', () => {
    expect(parseQuery('?a=%2525')).toEqual([['a', '%25']]);
    expect(parseQuery('?%2563ode=1')).toEqual([['%63ode', '1']]);
  });

  it.each(['%', '%4', '%zz', '%E4%BD', '%C0%80', '%ED%A0%80', '100%'])(
    'leaves %j, which is no escape, without throwing',
    (bad) => {
      expect(parseQuery(`?a=${bad}&${bad}=1`)).toEqual([
        ['a', bad],
        [bad, '1'],
      ]);
    },
  );
});

describe('choosing a value', () => {
  const parameters = parseQuery('?a=1&b=2&a=3&A=4&c=');

  it('gives all values of a name in their order, names being case-sensitive', () => {
    expect(valuesOf(parameters, 'a')).toEqual(['1', '3']);
    expect(valuesOf(parameters, 'A')).toEqual(['4']);
    expect(valuesOf(parameters, 'z')).toEqual([]);
  });

  it('gives the single value of a name given once', () => {
    expect(singleValueOf(parameters, 'b')).toBe('2');
    expect(singleValueOf(parameters, 'c')).toBe('');
  });

  it('trusts no repeated parameter, and finds none that is missing', () => {
    expect(singleValueOf(parameters, 'a')).toBeNull();
    expect(singleValueOf(parameters, 'z')).toBeNull();
    expect(singleValueOf(parameters, '__proto__')).toBeNull();
  });
});

describe('writing a query', () => {
  it('encodes as encodeURIComponent does', () => {
    expect(encodeComponent("AZaz09-._~!'()*")).toBe("AZaz09-._~!'()*");
    expect(encodeComponent(' "#$%&+,/:;<=>?@[\\]^`{|}')).toBe(
      '%20%22%23%24%25%26%2B%2C%2F%3A%3B%3C%3D%3E%3F%40%5B%5C%5D%5E%60%7B%7C%7D',
    );
    expect(encodeComponent('你€😀\u0000\n')).toBe('%E4%BD%A0%E2%82%AC%F0%9F%98%80%00%0A');
  });

  it('writes half a character as U+FFFD instead of throwing', () => {
    expect(encodeComponent('a\uD83D')).toBe('a%EF%BF%BD');
    expect(encodeComponent('\uDE00a')).toBe('%EF%BF%BDa');
  });

  it('writes parameters in their order, repeated ones too', () => {
    expect(
      writeQuery([
        ['b', '1'],
        ['a', 'x y'],
        ['b', '&='],
      ]),
    ).toBe('b=1&a=x%20y&b=%26%3D');
    expect(writeQuery([])).toBe('');
  });
});

describe('setting one parameter', () => {
  it.each([
    ['', '?lang=de'],
    ['?', '?lang=de'],
    ['a=1', '?a=1&lang=de'],
    ['?a', '?a&lang=de'],
    ['?lang', '?lang=de'],
    ['?lang=en&a=1', '?lang=de&a=1'],
    ['?a=1&lang=en&b=2&lang=pl&c', '?a=1&lang=de&b=2&c'],
    ['?x=%ff&&%6Cang=en&y=+&', '?x=%ff&&lang=de&y=+&'],
    ['??lang=en', '??lang=en&lang=de'],
    ['?Lang=en&lang%20=x&langs=y', '?Lang=en&lang%20=x&langs=y&lang=de'],
    [
      '?redirect_uri=https://x.example/cb&state=eyJ+/=&lang=en',
      '?redirect_uri=https://x.example/cb&state=eyJ+/=&lang=de',
    ],
  ])('in %j gives %j, every other byte as it stood', (query, changed) => {
    expect(setParameter(query, 'lang', 'de')).toBe(changed);
  });

  it('encodes what it writes', () => {
    expect(setParameter('?a', 'b c', '&=')).toBe('?a&b%20c=%26%3D');
  });
});
