import {
  applyEdit,
  type EditEvent,
  type FieldBefore,
  LANGUAGES,
  type Language,
  RESTRICTION_RULES,
  type Restriction,
  separatorsOf,
} from '@gatehouse-login/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from './support/runs.ts';

const language = fc.constantFrom(...LANGUAGES);
const restriction = fc.record({
  rule: fc.constantFrom(...RESTRICTION_RULES),
  decimals: fc.integer({ min: 0, max: 6 }),
  max: fc.integer({ min: 0, max: 20 }),
}) satisfies fc.Arbitrary<Restriction>;
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789.,-\u066C\u00A0'), maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'1.,-٣ a😀❤#©\uFE0F\u20E3\u200D🏽🇩\uD83D\uDE00'), maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 5 }),
);
const position = fc.oneof(fc.integer({ min: -3, max: 16 }), fc.constant(null));
const before: fc.Arbitrary<FieldBefore> = fc.record({
  value: text,
  selectionStart: position,
  selectionEnd: position,
});
const event: fc.Arbitrary<EditEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('paste', 'input'), data: text }),
  fc.record({
    type: fc.constant('keypress'),
    data: fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      fc.constantFrom(...'0123456789.,-'),
    ),
  }),
);
const PICTURE = /\p{Emoji_Presentation}|\uFE0F|\u20E3|\p{Emoji_Modifier}/u;

/** The rules a second time, as patterns. */
function obeys({ rule, decimals, max }: Restriction, tongue: Language, value: string): boolean {
  const mark = separatorsOf(tongue).decimal === '.' ? '\\.' : ',';
  const patterns = {
    integer: /^[0-9]*$/,
    positiveNumber: new RegExp(`^[0-9]*(${mark}[0-9]*)?$`),
    number: new RegExp(`^-?[0-9]*(${mark}[0-9]*)?$`),
    decimalPrice: new RegExp(`^[0-9]*(${mark}[0-9]{0,${decimals}})?$`),
  };
  if (rule === 'noEmoji') return !PICTURE.test(value);
  return rule === 'maxLength' ? value.length <= (max ?? 0) : patterns[rule].test(value);
}

describe('an edit', () => {
  it('never yields a value that its rule forbids, whatever the field held [5.13, 5.14, 5.15, 5.16, 5.18]', () => {
    always([restriction, language, before, event], (rule, tongue, field, edit) => {
      const result = applyEdit(rule, tongue, field, edit);
      if (result.isOk()) expect(obeys(rule, tongue, result.value)).toBe(true);
      else expect(result.error).toEqual({ kind: 'edit-refused', rule: rule.rule });
    });
  });

  it('keeps a value within its rule through a whole series', () => {
    const edits = fc.array(fc.tuple(event, position, position), { maxLength: 12 });
    always([restriction, language, edits], (rule, tongue, series) => {
      let value = '';
      for (const [edit, selectionStart, selectionEnd] of series) {
        value = applyEdit(rule, tongue, { value, selectionStart, selectionEnd }, edit).unwrapOr(value);
        expect(obeys(rule, tongue, value)).toBe(true);
      }
    });
  });

  it('refuses nothing that the rule allows: text put in that leaves such a value is taken', () => {
    always([restriction, language, text, text], (rule, tongue, head, data) => {
      const field = { value: head, selectionStart: head.length, selectionEnd: head.length };
      const result = applyEdit(rule, tongue, field, { type: 'input', data });
      if (rule.rule === 'noEmoji') expect(result.isOk()).toBe(true);
      else expect(result.isOk()).toBe(obeys(rule, tongue, head + data));
      if (result.isOk() && rule.rule !== 'noEmoji') expect(result.value).toBe(head + data);
    });
  });

  it('pastes as it types once the group separators are gone', () => {
    const rules = restriction.filter(({ rule }) => rule !== 'noEmoji' && rule !== 'maxLength');
    always([rules, language, text], (rule, tongue, data) => {
      const empty = { value: '', selectionStart: 0, selectionEnd: 0 };
      const bare = data.replaceAll(separatorsOf(tongue).group, '');
      const pasted = applyEdit(rule, tongue, empty, { type: 'paste', data });
      expect(pasted).toEqual(applyEdit(rule, tongue, empty, { type: 'input', data: bare }));
    });
  });

  it('takes every valid number typed character by character, and the same number pasted with groups [5.19]', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 9 });
    always([language, fc.boolean(), digits, digits], (tongue, isNegative, whole, fraction) => {
      const { decimal, group } = separatorsOf(tongue);
      const sign = isNegative ? '-' : '';
      const plain = `${sign}${whole}${decimal}${fraction}`;
      let value = '';
      for (const data of plain) {
        const field = { value, selectionStart: value.length, selectionEnd: value.length };
        value = applyEdit({ rule: 'number' }, tongue, field, { type: 'keypress', data })._unsafeUnwrap();
      }
      expect(value).toBe(plain);
      const grouped = `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, group)}${decimal}${fraction}`;
      const field = { value, selectionStart: 0, selectionEnd: value.length };
      const pasted = applyEdit({ rule: 'number' }, tongue, field, { type: 'paste', data: grouped });
      expect(pasted._unsafeUnwrap()).toBe(plain);
    });
  });

  it('lets Enter through and changes nothing [5.20]', () => {
    always([restriction, language, before], (rule, tongue, field) => {
      expect(applyEdit(rule, tongue, field, { type: 'keypress', data: 'Enter' })._unsafeUnwrap()).toBe(
        field.value,
      );
    });
  });

  it('takes the place of the selection as in an input element [5.18]', () => {
    always([text, position, position, text], (value, selectionStart, selectionEnd, data) => {
      const field = { value, selectionStart, selectionEnd };
      const result = applyEdit({ rule: 'maxLength' }, 'en', field, { type: 'input', data });
      const [from = 0, to = 0] = [selectionStart, selectionEnd]
        .map((at) => Math.min(Math.max(at ?? value.length, 0), value.length))
        .sort((one, other) => one - other);
      expect(result._unsafeUnwrap()).toBe(value.slice(0, from) + data + value.slice(to));
    });
  });
});

describe('no emoji [5.17]', () => {
  const strip = (value: string) =>
    applyEdit(
      { rule: 'noEmoji' },
      'en',
      { value: '', selectionStart: 0, selectionEnd: 0 },
      { type: 'paste', data: value },
    )._unsafeUnwrap();

  it('strips once and for all', () => {
    const parts = fc.string({
      unit: fc.constantFrom(
        ...'1#a❤😀☝©\uFE0F\u20E3\u200D\uFE0E🏽🇩🇪🏴\u{E0067}\u{E007F}',
        '\uD83D',
        '\uDE00',
      ),
      maxLength: 14,
    });
    always([parts], (value) => {
      const once = strip(value);
      expect(strip(once)).toBe(once);
      expect(once).not.toMatch(PICTURE);
    });
  });

  it('leaves text without emoji as it is, and takes nothing but emoji out of it', () => {
    const plain = fc.string({ unit: fc.constantFrom(...'09#*©®™aé漢ب ♥☎'), maxLength: 10 });
    const emoji = fc.constantFrom('😀', '👍🏽', '🇩🇪', '1️⃣', '❤️', '👨‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿');
    always([fc.array(fc.tuple(plain, emoji), { maxLength: 5 })], (pieces) => {
      const words = pieces.map(([word]) => word).join('');
      expect(strip(words)).toBe(words);
      expect(strip(pieces.flat().join(''))).toBe(words);
    });
  });

  it('only ever takes away', () => {
    always([text], (value) => {
      let at = 0;
      const left = [...strip(value)];
      for (const character of value) if (left[at] === character) at += 1;
      expect(at).toBe(left.length);
    });
  });
});
