import type { Separators } from '../locale/separators.ts';

/** The parts of a number in a field. Each may still be empty, as while typing `-0,5`. */
export interface NumberForm {
  readonly isNegative: boolean;
  readonly whole: string;
  /** The digits after the separator; null without a separator. */
  readonly fraction: string | null;
}

/**
 * Parses a value as an optional minus, ASCII digits and at most one decimal separator of the language.
 * Returns null for anything else, including group separators. Unfinished numbers are accepted;
 * otherwise nobody could type one.
 */
export function readNumber(value: string, { decimal }: Separators): NumberForm | null {
  const isNegative = value.startsWith('-');
  const [whole = '', fraction = null, ...more] = value.slice(isNegative ? 1 : 0).split(decimal);
  const isNumber = more.length === 0 && /^\d*$/.test(whole) && /^\d*$/.test(fraction ?? '');
  return isNumber ? { isNegative, whole, fraction } : null;
}
