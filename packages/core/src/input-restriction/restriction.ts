/** The rules that can restrict an input (spec 5). */
export const RESTRICTION_RULES = [
  'integer',
  'positiveNumber',
  'number',
  'decimalPrice',
  'noEmoji',
  'maxLength',
] as const;

/** The name of a restriction rule. */
export type RestrictionRule = (typeof RESTRICTION_RULES)[number];

/** A rule with its limits. */
export interface Restriction {
  /** The rule. */
  readonly rule: RestrictionRule;
  /** For `decimalPrice`: how many digits may follow the separator. Unlimited if absent. */
  readonly decimals?: number | undefined;
  /** For `maxLength`: how many UTF-16 units the value may have. Unlimited if absent. */
  readonly max?: number | undefined;
}

/** A field before an edit, like an input element. Positions are in UTF-16 units; null means the end. */
export interface FieldBefore {
  /** The text in the field. */
  readonly value: string;
  /** Where the selection starts. */
  readonly selectionStart: number | null;
  /** Where the selection ends. */
  readonly selectionEnd: number | null;
}

/** An edit: a key press (one character, or `Enter`), or text that is pasted or inserted in another way. */
export interface EditEvent {
  /** How the text is entered. */
  readonly type: 'keypress' | 'paste' | 'input';
  /** The text, or `Enter`. */
  readonly data: string;
}

/** An edit that breaks the rule; the field stays as it was. The error never holds the typed text. */
export interface EditRefused {
  readonly kind: 'edit-refused';
  /** The rule that the edit breaks. */
  readonly rule: RestrictionRule;
}
