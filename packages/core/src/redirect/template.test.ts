import { describe, expect, it } from 'vitest';
import {
  fillTemplate,
  hasPlaceholder,
  joinAddress,
  joinQueries,
  placeholdersOf,
  splitAddress,
} from './template.ts';

describe('filling a template (functional spec, the platform address)', () => {
  it.each([
    ['{a}', 'x%20y'],
    ['{{a}}', 'x%20y'],
    ['{a}{b}', 'x%20y%7Ba%7D'],
    ['{{a}}{{b}}', 'x%20y%7Ba%7D'],
    ['-{a}-{a}-', '-x%20y-x%20y-'],
    ['{c}', '{c}'],
    ['{{c}}', '{{c}}'],
    ['{}', '{}'],
    ['{ a }', '{ a }'],
    ['{A}', '{A}'],
    ['{a', '{a'],
    ['a}', 'a}'],
    ['{toString}{__proto__}{constructor}', '{toString}{__proto__}{constructor}'],
    ['', ''],
  ])('%j gives %j', (template, filled) => {
    expect(fillTemplate(template, { a: 'x y', b: '{a}' })).toBe(filled);
  });

  it('knows no patterns in values', () => {
    expect(fillTemplate('{a}', { a: "$& $1 $$ $`$'" })).toBe("%24%26%20%241%20%24%24%20%24%60%24'");
  });

  it('tells whether there is anything to fill', () => {
    for (const template of ['{a}', 'https://x/{{a}}', 'x#{a}', '{}'])
      expect(hasPlaceholder(template)).toBe(true);
    for (const template of ['', 'https://x/?a=b', '{', '}{']) expect(hasPlaceholder(template)).toBe(false);
  });
});

describe('the placeholders of a template', () => {
  it('are named in their order', () => {
    expect(placeholdersOf('{a}?{{b}}={}&{a}')).toEqual(['a', 'b', '', 'a']);
  });
});

describe('an address in pieces', () => {
  it.each([
    ['https://x/a', 'https://x/a', '', ''],
    ['https://x/a?b=c', 'https://x/a', 'b=c', ''],
    ['https://x/a?b?c', 'https://x/a', 'b?c', ''],
    ['?b', '', 'b', ''],
    ['#d', '', '', '#d'],
    ['https://x/a#d', 'https://x/a', '', '#d'],
    ['https://x/a?b#d?e', 'https://x/a', 'b', '#d?e'],
    ['https://x/#/login?b=c', 'https://x/', '', '#/login?b=c'],
    ['https://x/a?#', 'https://x/a', '', '#'],
  ])('%s', (address, base, query, fragment) => {
    expect(splitAddress(address)).toEqual({ base, query, fragment });
  });

  it('is put together again as it was', () => {
    for (const address of [
      'https://x/a',
      'https://x/a?b=c',
      'https://x/a?b?c#d?e#f',
      'https://x/#/login?b=c',
    ])
      expect(joinAddress(splitAddress(address))).toBe(address);
  });

  it('loses an empty query', () => {
    expect(joinAddress({ base: 'https://x/', query: '', fragment: '#d' })).toBe('https://x/#d');
  });

  it('joins queries without stray ampersands', () => {
    expect(joinQueries('', 'a=1', '', 'b=2', '')).toBe('a=1&b=2');
    expect(joinQueries()).toBe('');
  });
});
