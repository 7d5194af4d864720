import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingsOf } from './reading.ts';

const textsOf = (text: string): string[] => readingsOf(text).map((reading) => reading.text);

describe('the readings of a text', () => {
  it.each([
    ['a%20b', 'a b'],
    ['%c3%A4', 'ä'],
    ['%F0%9F%98%80x', '😀x'],
    ['a+b', 'a b'],
    ['\\u00e4\\/\\n', 'ä/\n'],
    ['&lt;&#228;&#xE4;&amp;', '<ää&'],
    ['%2561', 'a'],
    ['&amp;lt;', '<'],
  ])('%s may mean %s', (text, meaning) => {
    expect(textsOf(text)).toContain(meaning);
  });

  it.each(['100 %', '%zz', '\\u12', '&nosuch;', '&#99999999;', '&#x110000;'])('leave %s alone', (text) => {
    expect(textsOf(text).every((meaning) => meaning === text)).toBe(true);
  });

  it('know where each character comes from', () => {
    const startsOf = (text: string) =>
      readingsOf('a%20%25C3%25A4b')
        .find((each) => each.text === text)
        ?.starts();
    expect(startsOf('a %C3%A4b')).toEqual([0, 1, 4, 7, 8, 9, 12, 13, 14, 15]);
    expect(startsOf('a äb')).toEqual([0, 1, 4, 14, 15]);
  });

  it('leave alone what looks like one encoding and is written in another', () => {
    expect(textsOf('\\n&#38;%41+')).toContain('\\n&%41+');
  });

  it('read any text, however it is cut', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('%', 'f', '0', '\\', 'u', '&', '#', ';', '+', 'ä') }),
        (text) => {
          for (const reading of readingsOf(text)) {
            const starts = reading.starts();
            expect(starts).toHaveLength(reading.text.length + 1);
            expect([starts[0], starts.at(-1)]).toEqual([0, text.length]);
          }
        },
      ),
    );
  });
});
