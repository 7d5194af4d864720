import { describe, expect, it } from 'vitest';
import { replaceSelection } from './replace-selection.ts';

const at = (value: string, selectionStart: number | null, selectionEnd: number | null, text = 'X') =>
  replaceSelection({ value, selectionStart, selectionEnd }, text);

describe('replacing a selection [5.18]', () => {
  it.each([
    ['a caret at the front', 'abc', 0, 0, 'Xabc'],
    ['a caret within', 'abc', 1, 1, 'aXbc'],
    ['a caret at the end', 'abc', 3, 3, 'abcX'],
    ['one character', 'abc', 1, 2, 'aXc'],
    ['everything', 'abc', 0, 3, 'X'],
    ['start and end exchanged', 'abc', 2, 1, 'aXc'],
    ['a start before the value', 'abc', -5, 1, 'Xbc'],
    ['an end behind it', 'abc', 2, 99, 'abX'],
    ['both behind it', 'abc', 50, 99, 'abcX'],
    ['both before it', 'abc', -9, -1, 'Xabc'],
    ['positions that are no whole numbers', 'abc', 1.9, 2.2, 'aXc'],
    ['no position, as in fields that have none', 'abc', null, null, 'abcX'],
    ['a start alone', 'abc', 1, null, 'aX'],
    ['no number', 'abc', Number.NaN, Number.NaN, 'Xabc'],
    ['infinite ones', 'abc', Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 'X'],
    ['an empty field', '', 0, 0, 'X'],
    ['an empty field with positions', '', 3, 7, 'X'],
    ['a caret before an emoji', 'a😀b', 1, 1, 'aX😀b'],
    ['a caret behind it', 'a😀b', 3, 3, 'a😀Xb'],
    ['within an emoji, as the positions say', 'a😀b', 2, 2, 'a\uD83DX\uDE00b'],
  ])('%s', (_, value, start, end, after) => {
    expect(at(value, start, end)).toBe(after);
  });

  it('takes text as it is, patterns for replacing included', () => {
    expect(at('abc', 1, 2, '$&$1$$')).toBe('a$&$1$$c');
  });
});
