import type { Language, Restriction } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import { insert, keep } from './restricted-input.behaviour.ts';

const field = (text: string) => {
  const [before = '', selected = '', after = ''] = text.split('|');
  const selectionStart = before.length;
  return { value: before + selected + after, selectionStart, selectionEnd: selectionStart + selected.length };
};
const typed = (data: string | null) => ({ inputType: 'insertText', data });
const pasted = (data: string) => ({ inputType: 'insertFromPaste', data });
const POSITIVE: Restriction = { rule: 'positiveNumber' };
const AS_IS = { kind: 'as-is' };
const REFUSED = { kind: 'refused' };

describe('an insertion into a restricted input', () => {
  it.each<[string, Restriction, Language, string, string | null, object]>([
    ['a digit is the browser’s to insert', POSITIVE, 'en', '1||', '2', AS_IS],
    ['a letter is refused', POSITIVE, 'en', '1||', 'a', REFUSED],
    ['so is a second separator', POSITIVE, 'en', '1.5||', '.', REFUSED],
    ['unless it replaces the first', POSITIVE, 'en', '1|.|5', '.', AS_IS],
    ['the separator is that of the language', POSITIVE, 'de', '1||', ',', AS_IS],
    ['a deletion is never looked at', POSITIVE, 'en', '1|2|', null, AS_IS],
    ['what is too long is refused', { rule: 'maxLength', max: 2 }, 'en', 'ab||', 'c', REFUSED],
  ])('%s', (_, restriction, language, text, data, outcome) => {
    expect(insert(restriction, language, field(text), typed(data))).toEqual(outcome);
  });

  it('leaves the groups of a pasted number out, and nothing else of the field', () => {
    expect(insert(POSITIVE, 'en', field('1|2|3'), pasted('1,000'))).toEqual({
      kind: 'replaced',
      text: '1000',
      start: 1,
      end: 2,
    });
    expect(insert(POSITIVE, 'en', field('||'), pasted('12 apples'))).toEqual(REFUSED);
  });

  it('leaves line breaks out', () => {
    const outcome = insert(POSITIVE, 'en', field('1||'), pasted('23\n'));
    expect(outcome).toEqual({ kind: 'replaced', text: '23', start: 1, end: 1 });
  });

  it('replaces the whole text where a rule changes what is around', () => {
    // The joiner that is there already makes one emoji of two.
    const outcome = insert({ rule: 'noEmoji' }, 'en', field('a👩‍||b'), typed('🚀'));
    expect(outcome).toEqual({ kind: 'replaced', text: 'ab', start: 0, end: 5 });
  });
});

describe('what a restricted input keeps after a change that nobody could prevent', () => {
  it('is the new value if the rule allows it, else the one before', () => {
    expect(keep(POSITIVE, 'en', '12', '1')).toBe('12');
    expect(keep(POSITIVE, 'en', '12a', '1')).toBe('1');
    expect(keep(POSITIVE, 'en', '1,200', '1')).toBe('1200');
    expect(keep({ rule: 'noEmoji' }, 'en', 'a🚀', 'a')).toBe('a');
  });
});
