import { readNumber } from './number-form.ts';
import type { Verdict } from './verdict.ts';

/** Digits only: no minus and no decimal separator (spec 5). */
export const integer: Verdict = (value, separators) => {
  const number = readNumber(value, separators);
  return number !== null && !number.isNegative && number.fraction === null ? value : null;
};
