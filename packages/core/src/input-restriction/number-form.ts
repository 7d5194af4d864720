import type { Separators } from '../locale/separators.ts';

/** A number as a field holds it: its parts, each perhaps still empty, as on the way to `-0,5`. */
export interface NumberForm {
  readonly isNegative: boolean;
  readonly whole: string;
  /** The digits after the separator; null where there is no separator. */
  readonly fraction: string | null;
}

/**
 * Reads a value as a leading minus, ASCII digits, and at most one of the language's decimal separators among them.
 * Null for anything else, group separators included. Unfinished numbers have this form as well, or nobody could type.
 */
export function readNumber(value: string, { decimal }: Separators): NumberForm | null {
  const isNegative = value.startsWith('-');
  const [whole = '', fraction = null, ...more] = value.slice(isNegative ? 1 : 0).split(decimal);
  const isNumber = more.length === 0 && /^\d*$/.test(whole) && /^\d*$/.test(fraction ?? '');
  return isNumber ? { isNegative, whole, fraction } : null;
}
