import { describe, expect, it } from 'vitest';
import { applyEdit } from './edit.ts';
import type { EditEvent } from './restriction.ts';

const edit = (
  max: number | undefined,
  value: string,
  start: number,
  end: number,
  data: string,
  type: EditEvent['type'],
) =>
  applyEdit(
    { rule: 'maxLength', max },
    'en',
    { value, selectionStart: start, selectionEnd: end },
    { type, data },
  ).unwrapOr('refused');

describe('maximum length [5.18]', () => {
  describe.each(['keypress', 'paste', 'input'] as const)('by %s', (type) => {
    it.each([
      ['one before the limit', 5, 'abcd', 4, 4, 'e', 'abcde'],
      ['at the limit', 5, 'abcde', 5, 5, 'f', 'refused'],
      ['at the limit, in the middle', 5, 'abcde', 2, 2, 'f', 'refused'],
      ['at the limit, one selected', 5, 'abcde', 2, 3, 'f', 'abfde'],
      ['at the limit, all selected', 5, 'abcde', 0, 5, 'f', 'f'],
      ['at the limit, selected backwards', 5, 'abcde', 5, 0, 'f', 'f'],
      ['over the limit already', 5, 'abcdefg', 7, 7, 'h', 'refused'],
      ['over the limit already, enough selected', 5, 'abcdefg', 0, 3, 'h', 'hdefg'],
      ['over the limit already, too little selected', 5, 'abcdefg', 0, 2, 'h', 'refused'],
      ['an emoji counts two', 5, 'abcd', 4, 4, '😀', 'refused'],
      ['an emoji where two are left', 5, 'abc', 3, 3, '😀', 'abc😀'],
      ['an emoji in place of two', 5, 'abcde', 0, 2, '😀', '😀cde'],
      ['a letter in place of an emoji', 5, 'abc😀', 3, 5, 'd', 'abcd'],
      ['no room at all', 0, '', 0, 0, 'a', 'refused'],
      ['no limit', undefined, 'abcdefg', 7, 7, 'h', 'abcdefgh'],
    ] as const)('%s', (_, max, value, start, end, data, left) => {
      expect(edit(max, value, start, end, data, type)).toBe(left);
    });
  });

  it.each(['paste', 'input'] as const)('takes text by %s whole or not at all', (type) => {
    expect(edit(5, 'ab', 2, 2, 'cde', type)).toBe('abcde');
    expect(edit(5, 'ab', 2, 2, 'cdef', type)).toBe('refused');
    expect(edit(5, 'abcde', 1, 4, 'xyz', type)).toBe('axyze');
    expect(edit(5, 'abcde', 1, 4, 'wxyz', type)).toBe('refused');
    expect(edit(5, '', 0, 0, 'e\u0301'.repeat(3), type)).toBe('refused');
    expect(edit(6, '', 0, 0, 'e\u0301'.repeat(3), type)).toBe('e\u0301'.repeat(3));
  });

  it('leaves group separators of pasted text where they are: it is no rule for numbers', () => {
    expect(edit(9, '', 0, 0, '1,234', 'paste')).toBe('1,234');
    expect(edit(4, '', 0, 0, '1,234', 'paste')).toBe('refused');
  });

  it('names the rule in its refusal and nothing that was typed [5.21]', () => {
    const before = { value: 'canary', selectionStart: 0, selectionEnd: 0 };
    const result = applyEdit({ rule: 'maxLength', max: 1 }, 'en', before, { type: 'paste', data: 'secret' });
    expect(result._unsafeUnwrapErr()).toEqual({ kind: 'edit-refused', rule: 'maxLength' });
  });
});
