import { asciiDigits } from './ascii-digits.ts';
import { BETWEEN_DIGITS } from './between-digits.ts';

/** The world's calling codes. A driver brings them from a library. */
export interface PhoneMetadata {
  /**
   * The country calling codes of ITU-T E.164, digits without a plus: `1`, `86`, `852`. The keys of
   * `country_calling_codes` in `libphonenumber-js/min/metadata` are such a list.
   */
  readonly callingCodes: readonly string[];
}

/** The two fields of a phone number, digits only. */
export interface PhoneNumber {
  /** The country calling code, without a plus. */
  readonly prefix: string;
  /** The national number. */
  readonly number: string;
}

/** The name of a field of a phone number. */
export type PhoneField = 'prefix' | 'number';

/** The problem of each field of a phone number, or null. */
export type PhoneProblems = Readonly<Record<PhoneField, 'required' | 'digits' | null>>;

/**
 * Normalises a part of a phone number: ASCII digits, without the spaces, dashes, dots, slashes and brackets
 * that people put between them.
 */
export const cleanPhone = (text: string): string =>
  asciiDigits(text)
    .replace(BETWEEN_DIGITS, '')
    .replace(/[().,/\u00B7]/g, '')
    .replace(/^\uFF0B/, '+');

/**
 * Splits a pasted international number such as `+86 138 0013 8000` into calling code and number. The code
 * is the longest known one that the digits start with. A trunk zero in brackets, as in `+44 (0)20 …`, is
 * dropped. Returns null for a text without a plus, with an unknown code, or with anything but digits;
 * paste such a text as it is.
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
 * Checks both fields: each is required and takes digits only, and a plus may precede the prefix. Separators
 * between digits, as in `138 0013-8000`, are allowed.
 */
export const checkPhone = ({ prefix, number }: PhoneNumber): PhoneProblems => ({
  prefix: problemOf(cleanPhone(prefix).replace(/^\+/, '')),
  number: problemOf(cleanPhone(number)),
});

/** Returns the user name for a phone number: prefix digits followed by number digits, without a plus. */
export const phoneUsername = (prefix: string, number: string): string =>
  asciiDigits(prefix + number).replace(/\D/g, '');

function problemOf(cleaned: string): 'required' | 'digits' | null {
  if (cleaned === '') return 'required';
  return /^\d+$/.test(cleaned) ? null : 'digits';
}
