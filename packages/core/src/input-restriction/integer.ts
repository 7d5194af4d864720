import { readNumber } from './number-form.ts';
import type { Verdict } from './verdict.ts';

/** Digits and nothing else: no minus, and the decimal separator is refused (spec 5). */
export const integer: Verdict = (value, separators) => {
  const number = readNumber(value, separators);
  return number !== null && !number.isNegative && number.fraction === null ? value : null;
};
