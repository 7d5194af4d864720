import { describe, expect, it } from 'vitest';
import { captureIo } from '../testing/capture-io.ts';
import { paintFor } from './paint.ts';
import { table, wrap } from './table.ts';

const { stdout } = captureIo().io;
const paint = paintFor(stdout, {});

describe('a table', () => {
  it('aligns its cells', () => {
    expect(
      table(
        [
          ['a', 'one'],
          ['long', 'two'],
        ],
        paint,
      ),
    ).toEqual(['  a     one', '  long  two']);
  });

  it('wraps its last cell, below itself', () => {
    expect(table([['Next', 'Use a shorter text, or another one.']], paint, 30)).toEqual([
      '  Next  Use a shorter text, or',
      '        another one.',
    ]);
  });

  it('keeps a row without a last cell free of blanks at its end', () => {
    expect(
      table(
        [
          ['a', ''],
          ['b', 'c'],
        ],
        paint,
      )[0],
    ).toBe('  a');
  });
});

describe('wrapping', () => {
  it('leaves a text alone that fits, or that has no limit', () => {
    expect(wrap('a  b', 4)).toEqual(['a  b']);
    expect(wrap('a  b')).toEqual(['a  b']);
    expect(wrap('a  b', 0)).toEqual(['a  b']);
    expect(table([['Next', 'a b']], paint, 0)).toEqual(['  Next  a b']);
  });

  it('never breaks a word', () => {
    expect(wrap('see http://localhost:4301/en-uk', 10)).toEqual(['see', 'http://localhost:4301/en-uk']);
  });
});
