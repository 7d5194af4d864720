import type { Separators } from '../locale/separators.ts';
import type { Restriction } from './restriction.ts';

/** Applies a rule to the value after an edit. Returns the value for the field, or null to refuse the edit. */
export type Verdict = (value: string, separators: Separators, restriction: Restriction) => string | null;
