import {
  asciiDigits,
  checkPhone,
  cleanCode,
  cleanPhone,
  phoneUsername,
  splitPhone,
} from '@gatehouse-login/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from './support/runs.ts';

const ZEROS = [0x30, 0xff10, 0x660, 0x6f0];
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'+1２٣۴- –\u200F()a') }),
);
const figures = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom(...ZEROS)), {
  minLength: 1,
  maxLength: 14,
});
const ascii = (written: [number, number][]) => written.map(([digit]) => digit).join('');
const foreign = (written: [number, number][], between = '') =>
  written.map(([digit, zero]) => String.fromCharCode(zero + digit)).join(between);
const between = fc.constantFrom('', ' ', '-', '\u00A0', '\u2013', '\u3000', '\u200F');

describe('digits', () => {
  it('of any of the four kinds are the same number', () => {
    always([figures], (written) => {
      expect(asciiDigits(foreign(written))).toBe(ascii(written));
    });
  });

  it('are all that changes, once and for all', () => {
    always([text], (value) => {
      const once = asciiDigits(value);
      expect(once).toHaveLength(value.length);
      expect(asciiDigits(once)).toBe(once);
      expect(once.replace(/\d/g, '')).toBe(value.replace(/[\d\uFF10-\uFF19\u0660-\u0669\u06F0-\u06F9]/g, ''));
    });
  });
});

describe('a pasted code', () => {
  it('is its digits, whatever stands between them', () => {
    always([figures, between], (written, mark) => {
      expect(cleanCode(`${mark}${foreign(written, mark)}${mark}`)).toBe(ascii(written));
    });
  });

  it('is clean once cleaned', () => {
    always([text], (value) => {
      expect(cleanCode(cleanCode(value))).toBe(cleanCode(value));
    });
  });
});

describe('a phone number', () => {
  const callingCodes = ['1', '44', '48', '86', '852', '971'];

  it('that is pasted splits into what was put together', () => {
    always([fc.constantFrom(...callingCodes), figures, between], (prefix, written, mark) => {
      const split = splitPhone(`+${prefix}${mark}${foreign(written, mark)}`, { callingCodes });
      expect(split).toEqual({ prefix, number: ascii(written) });
    });
  });

  it('that is split passes the check and signs in by all its digits', () => {
    always([text], (value) => {
      const split = splitPhone(value, { callingCodes });
      if (split === null) return;
      expect(phoneUsername(split.prefix, split.number)).toMatch(/^\d+$/);
      expect(checkPhone(split)).toEqual({ prefix: null, number: split.number === '' ? 'required' : null });
    });
  });

  it('that passes the check is a user name of digits alone, the same for its cleaned parts', () => {
    always([text, text], (prefix, number) => {
      const name = phoneUsername(prefix, number);
      expect(name).toMatch(/^\d*$/);
      expect(phoneUsername(cleanPhone(prefix), cleanPhone(number))).toBe(name);
      const { prefix: ofPrefix, number: ofNumber } = checkPhone({ prefix, number });
      if (ofPrefix === null && ofNumber === null) expect(name.length).toBeGreaterThan(1);
    });
  });
});
