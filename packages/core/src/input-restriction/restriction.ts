/** The rules that an input may be restricted by (spec 5). */
export const RESTRICTION_RULES = [
  'integer',
  'positiveNumber',
  'number',
  'decimalPrice',
  'noEmoji',
  'maxLength',
] as const;

/** The name of a rule for inputs. */
export type RestrictionRule = (typeof RESTRICTION_RULES)[number];

/** A rule with its figures. */
export interface Restriction {
  readonly rule: RestrictionRule;
  /** For `decimalPrice`: how many digits may follow the separator; without it any number may. */
  readonly decimals?: number | undefined;
  /** For `maxLength`: how many UTF-16 units the value may have; without it any number may. */
  readonly max?: number | undefined;
}

/** A field before an edit, in the shape of an input element; positions are UTF-16 units, null means the end. */
export interface FieldBefore {
  readonly value: string;
  readonly selectionStart: number | null;
  readonly selectionEnd: number | null;
}

/** An edit: a key pressed (one character, or `Enter`), or text that is pasted or put in by other means. */
export interface EditEvent {
  readonly type: 'keypress' | 'paste' | 'input';
  readonly data: string;
}

/** The edit breaks the rule, and the field stays as it was. It never carries what was typed. */
export interface EditRefused {
  readonly kind: 'edit-refused';
  readonly rule: RestrictionRule;
}
