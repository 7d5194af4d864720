import { checkPassword, checkPasswordChange, PASSWORD_FIELDS, passwordMessages } from '@gatehouse-login/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from './support/runs.ts';

const text = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'aZ5!é😀 \uD83D'), maxLength: 18 }),
);

// Uses code points and ranges, independently of the policy's patterns.
const within = (password: string, ...ranges: [number, number][]) =>
  [...password].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => code >= from && code <= to);
  });

describe('password policy', () => {
  it('agrees with the rule written out a second time [5.2, 5.3, 5.4]', () => {
    always([text], (password) => {
      const uppercase = within(password, [65, 90]);
      const lowercase = within(password, [97, 122]);
      const digit = within(password, [48, 57]);
      const symbol = within(password, [33, 47], [58, 64], [91, 96], [123, 126]);
      expect(checkPassword(password)).toEqual({
        lengthOk: Array.from(password).length >= 8 && password.length <= 15,
        uppercase,
        lowercase,
        digit,
        symbol,
        formatOk: password === '' || [uppercase, lowercase, digit, symbol].every(Boolean),
      });
    });
  });

  it('does not care for the order of characters', () => {
    always([text], (password) => {
      expect(checkPassword([...password].reverse().join(''))).toEqual(checkPassword(password));
    });
  });

  it('never loses a class when something is added', () => {
    always([text, text], (password, more) => {
      const { formatOk } = checkPassword(password);
      if (formatOk && password !== '') expect(checkPassword(password + more).formatOk).toBe(true);
    });
  });
});

describe('changing a password', () => {
  const passwords = fc.oneof(text, fc.constantFrom('', 'Abcdef1!', 'Abcdef2!', 'abcdefgh', 'short'));
  const form = fc.record({ oldPassword: passwords, newPassword: passwords, reEnterPassword: passwords });

  it('can be submitted exactly when all fields are filled, of good length, and the new ones of good format [5.8]', () => {
    always([form], (values) => {
      const areFilled = PASSWORD_FIELDS.every(
        (field) => values[field] !== '' && checkPassword(values[field]).lengthOk,
      );
      const areFormed =
        checkPassword(values.newPassword).formatOk && checkPassword(values.reEnterPassword).formatOk;
      const check = checkPasswordChange(values);
      expect(check.canSubmit).toBe(areFilled && areFormed);
      expect(check.passwordsMatch).toBe(values.newPassword === values.reEnterPassword);
    });
  });

  it('shows a message at a field exactly when it has a problem or, once submitted, differs', () => {
    always([form, fc.boolean()], (values, submitted) => {
      const check = checkPasswordChange(values);
      const messages = passwordMessages(check, submitted);
      const differs = submitted && check.canSubmit && !check.passwordsMatch;
      for (const field of PASSWORD_FIELDS) {
        const expected = check.problems[field].length > 0 || (differs && field === 'reEnterPassword');
        expect(messages[field] !== null).toBe(expected);
      }
    });
  });
});
