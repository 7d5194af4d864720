import type { Verdict } from './verdict.ts';

/** At most `max` UTF-16 units (spec 5). */
export const maxLength: Verdict = (value, _, { max }) =>
  max === undefined || value.length <= max ? value : null;
