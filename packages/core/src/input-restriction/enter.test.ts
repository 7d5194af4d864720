import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../locale/language.ts';
import { applyEdit } from './edit.ts';
import { RESTRICTION_RULES } from './restriction.ts';

describe('Enter [5.20]', () => {
  describe.each(RESTRICTION_RULES)('under %s', (rule) => {
    it.each(['', '12', '-1,5', 'abc', '1,234.5', '😀', 'far too long'])(
      'is never blocked and leaves %j as it is',
      (value) => {
        for (const language of LANGUAGES) {
          for (const [selectionStart, selectionEnd] of [
            [0, 0],
            [0, value.length],
            [value.length, value.length],
          ] as const) {
            const before = { value, selectionStart, selectionEnd };
            const result = applyEdit({ rule, decimals: 0, max: 1 }, language, before, {
              type: 'keypress',
              data: 'Enter',
            });
            expect(result._unsafeUnwrap()).toBe(value);
          }
        }
      },
    );
  });

  it.each(['paste', 'input'] as const)('as a word that comes by %s is text', (type) => {
    const before = { value: '', selectionStart: 0, selectionEnd: 0 };
    const edit = (rule: 'integer' | 'maxLength') =>
      applyEdit({ rule, max: 4 }, 'en', before, { type, data: 'Enter' });
    expect(edit('integer').isErr()).toBe(true);
    expect(edit('maxLength').isErr()).toBe(true);
  });
});
