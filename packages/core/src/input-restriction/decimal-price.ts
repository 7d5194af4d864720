import { readNumber } from './number-form.ts';
import type { Verdict } from './verdict.ts';

/** A positive number with at most `decimals` digits after its separator (spec 5). */
export const decimalPrice: Verdict = (value, separators, { decimals }) => {
  const price = readNumber(value, separators);
  if (price === null || price.isNegative) return null;
  const { fraction } = price;
  return fraction === null || decimals === undefined || fraction.length <= decimals ? value : null;
};
