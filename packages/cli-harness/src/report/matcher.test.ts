import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeMatcher } from './matcher.ts';

const find = (text: string, ...needles: string[]): string[] => {
  const matcher = makeMatcher<null>(3);
  for (const needle of needles) matcher.add(needle, null);
  return matcher.matches(text).map(({ start, end }) => text.slice(start, end));
};

describe('matcher', () => {
  it('finds the longest of several texts with the same beginning', () => {
    expect(find('kite-and-more, kite', 'kite', 'kite-and')).toEqual(['kite-and', 'kite']);
  });

  it('finds texts that overlap', () => {
    expect(find('abcdef', 'abcd', 'cdef')).toEqual(['abcd', 'cdef']);
  });

  it('does not find what was removed', () => {
    const matcher = makeMatcher<null>(3);
    for (const needle of ['abcd', 'abce']) matcher.add(needle, null);
    matcher.remove('abcd');
    matcher.remove('none');
    expect(matcher.matches('abcd abce')).toEqual([{ start: 5, end: 9, label: null }]);
  });

  it('leaves out what is too short to look for', () => {
    expect(find('ab abc', 'ab', 'abc')).toEqual(['abc']);
  });

  it('finds a text exactly where it stands', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 3 }), fc.string(), (before, needle, after) => {
        const text = `${before}${needle}${after}`;
        expect(find(text, needle).length).toBeGreaterThan(0);
        expect(find(text, needle).every((found) => found === needle)).toBe(true);
      }),
    );
  });
});
