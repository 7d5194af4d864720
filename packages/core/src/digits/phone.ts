import { asciiDigits } from './ascii-digits.ts';
import { BETWEEN_DIGITS } from './between-digits.ts';

/** What has to be known about the world's phone numbers; a library's table is handed in through it. */
export interface PhoneMetadata {
  /**
   * The country calling codes of ITU-T E.164, digits without a plus: `1`, `86`, `852`. The keys of
   * `country_calling_codes` in `libphonenumber-js/min/metadata` are such a list.
   */
  readonly callingCodes: readonly string[];
}

/** The two fields of a phone number, digits alone. */
export interface PhoneNumber {
  /** The country calling code, without a plus. */
  readonly prefix: string;
  readonly number: string;
}

/** The fields of a phone number, in the form's order. */
export type PhoneField = 'prefix' | 'number';

/** What is wrong with a field of a phone number; null where nothing is. */
export type PhoneProblems = Readonly<Record<PhoneField, 'required' | 'digits' | null>>;

/** A part of a phone number without what people put between digits: spaces, dashes, dots, strokes and brackets. */
export const cleanPhone = (text: string): string =>
  asciiDigits(text)
    .replace(BETWEEN_DIGITS, '')
    .replace(/[().,/\u00B7]/g, '')
    .replace(/^\uFF0B/, '+');

/**
 * Splits a pasted international number, `+86 138 0013 8000`, into calling code and number; the code is the longest
 * known one that the digits begin with, and a trunk zero in brackets, `+44 (0)20 …`, is left out. Null for a text
 * without a plus, with an unknown code, or with anything but digits in it: that is pasted as it stands.
 */
export function splitPhone(text: string, metadata: PhoneMetadata): PhoneNumber | null {
  const digits = /^\+(\d+)$/.exec(cleanPhone(asciiDigits(text).replace(/\(\s*0\s*\)/, '')))?.[1];
  if (digits === undefined) return null;
  const prefix = metadata.callingCodes
    .filter((code) => digits.startsWith(code))
    .reduce((longest, code) => (code.length > longest.length ? code : longest), '');
  return prefix === '' ? null : { prefix, number: digits.slice(prefix.length) };
}

/**
 * The problems of both fields: each is required and holds digits alone, the prefix perhaps after a plus. What people
 * put between digits, `138 0013-8000`, does not matter.
 */
export const checkPhone = ({ prefix, number }: PhoneNumber): PhoneProblems => ({
  prefix: problemOf(cleanPhone(prefix).replace(/^\+/, '')),
  number: problemOf(cleanPhone(number)),
});

/** The user name that a phone number signs in with: prefix digits followed by number digits, without a plus. */
export const phoneUsername = (prefix: string, number: string): string =>
  asciiDigits(prefix + number).replace(/\D/g, '');

function problemOf(cleaned: string): 'required' | 'digits' | null {
  if (cleaned === '') return 'required';
  return /^\d+$/.test(cleaned) ? null : 'digits';
}
