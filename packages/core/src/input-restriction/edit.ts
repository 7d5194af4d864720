import { err, ok, type Result } from 'neverthrow';
import type { Language } from '../locale/language.ts';
import { separatorsOf } from '../locale/separators.ts';
import { decimalPrice } from './decimal-price.ts';
import { integer } from './integer.ts';
import { maxLength } from './max-length.ts';
import { noEmoji } from './no-emoji.ts';
import { number } from './number.ts';
import { withoutGroups } from './paste.ts';
import { positiveNumber } from './positive-number.ts';
import { replaceSelection } from './replace-selection.ts';
import type { EditEvent, EditRefused, FieldBefore, Restriction, RestrictionRule } from './restriction.ts';
import type { Verdict } from './verdict.ts';

interface RuleAtWork {
  readonly judge: Verdict;
  readonly isNumeric: boolean;
}

const RULES = {
  integer: { judge: integer, isNumeric: true },
  positiveNumber: { judge: positiveNumber, isNumeric: true },
  number: { judge: number, isNumeric: true },
  decimalPrice: { judge: decimalPrice, isNumeric: true },
  noEmoji: { judge: noEmoji, isNumeric: false },
  maxLength: { judge: maxLength, isNumeric: false },
} as const satisfies Record<RestrictionRule, RuleAtWork>;

/**
 * Returns the value of a field after an edit, or a refusal that leaves the field as it was (spec 5). The rule
 * checks the value after the edit, with the selection replaced. Group separators are removed from a pasted
 * number first. The `Enter` key is never blocked and inserts nothing. Deletions are checked like other edits,
 * and pass because every part of a valid value is valid.
 */
export function applyEdit(
  restriction: Restriction,
  language: Language,
  before: FieldBefore,
  event: EditEvent,
): Result<string, EditRefused> {
  if (event.type === 'keypress' && event.data === 'Enter') return ok(before.value);
  const { judge, isNumeric } = RULES[restriction.rule];
  const separators = separatorsOf(language);
  const edited = replaceSelection(before, event.data);
  const after = isNumeric && event.type === 'paste' ? withoutGroups(edited, separators) : edited;
  const value = judge(after, separators, restriction);
  return value === null ? err({ kind: 'edit-refused', rule: restriction.rule }) : ok(value);
}
