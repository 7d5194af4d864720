import { distance } from 'fastest-levenshtein';
import { err, ok, type Result } from 'neverthrow';
import { inert } from '../../report/inert.ts';
import { type UsageError, usageError } from './usage-error.ts';

/** The known word that somebody probably meant, or null when none is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const wanted = word.toLowerCase();
  const scored = known
    .map((candidate) => ({ candidate, away: awayFrom(wanted, candidate.toLowerCase()) }))
    .toSorted((a, b) => a.away - b.away);
  const best = scored[0];
  return best !== undefined && best.away <= slipsIn(wanted) ? best.candidate : null;
}

// One wrong letter in three may be a slip. In a word of two or three any other one would be as near.
const slipsIn = ({ length }: string): number => (length < 4 ? 0.5 : Math.round(length / 3));

// A word inside the other is nearer than its missing letters say: `uk` and `en-uk`, `english` and `en`.
function awayFrom(wanted: string, candidate: string): number {
  const away = distance(wanted, candidate);
  if (wanted.length > 1 && candidate.includes(wanted)) return Math.min(away, 0.5);
  return candidate.length > 1 && wanted.startsWith(candidate) ? Math.min(away, 1) : away;
}

/** `Did you mean …?` with a blank before it, or nothing. */
export function suggestion(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === null ? '' : ` Did you mean ${near}?`;
}

/** A value that has to be one of a few; the error begins with `missing` and names the nearest and all of them. */
export function oneOf<Value extends string>(
  missing: string,
  given: string,
  known: readonly Value[],
): Result<Value, UsageError> {
  const found = known.find((value) => value === given);
  if (found !== undefined) return ok(found);
  const message = `${missing} "${inert(given)}".${suggestion(given, known)}`;
  return err(usageError(message, `The choices are ${known.join(', ')}.`));
}
