import { describe, expect, it, vi } from 'vitest';
import { pasteCode, problemOf } from './code-field.behaviour.ts';

describe('the text of a code field [2.27, 5.10]', () => {
  it.each(['123456', 'ab-12!', '123-456', '123 456', '１２３４５６', '١٢٣٤٥٦', ' 123456 '])(
    '%j is a code',
    (text) => {
      expect(problemOf(text)).toBeNull();
    },
  );

  it('is required, and has six characters', () => {
    for (const text of ['', ' ', '--']) expect(problemOf(text)).toBe('required');
    for (const text of ['1', '12345', '1234567', '12-45']) expect(problemOf(text)).toBe('incomplete');
  });
});

describe('pasting a code', () => {
  it.each([
    ['123-456', '123456'],
    [' 123456\n', '123456'],
    ['١٢٣ ٤٥٦', '123456'],
    ['ab-12!', 'ab-12!'],
  ])('%j puts %j where the caret or the selection is', (text, code) => {
    const setRangeText = vi.fn();
    pasteCode({ selectionStart: 1, selectionEnd: 4, setRangeText }, text);
    expect(setRangeText).toHaveBeenCalledExactlyOnceWith(code, 1, 4, 'end');
  });
});
