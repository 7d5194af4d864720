import type { Separators } from '../locale/separators.ts';
import type { Restriction } from './restriction.ts';

/** A rule at work: from the value after an edit to what the field is to hold, null where the edit is refused. */
export type Verdict = (value: string, separators: Separators, restriction: Restriction) => string | null;
