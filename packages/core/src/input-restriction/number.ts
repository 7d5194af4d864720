import { readNumber } from './number-form.ts';
import type { Verdict } from './verdict.ts';

/** A positive number, or one with a leading minus (spec 5). */
export const number: Verdict = (value, separators) => (readNumber(value, separators) === null ? null : value);
