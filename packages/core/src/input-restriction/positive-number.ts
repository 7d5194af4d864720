import { readNumber } from './number-form.ts';
import type { Verdict } from './verdict.ts';

/** Digits with at most one decimal separator of the language (spec 5). */
export const positiveNumber: Verdict = (value, separators) => {
  const number = readNumber(value, separators);
  return number !== null && !number.isNegative ? value : null;
};
