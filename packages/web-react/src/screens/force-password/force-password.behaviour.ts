import {
  checkPassword,
  PASSWORD_FIELDS,
  PASSWORD_POLICY,
  type PasswordChangeForm,
  type PasswordField,
  type PasswordProblem,
} from '@gatehouse-login/core';

/** The rules for a new password, in the order of the checklist (spec 5). */
export const RULES = ['length', 'uppercase', 'lowercase', 'digit', 'symbol'] as const;

export type Rule = (typeof RULES)[number];

/** Which rules a new password meets. It says nothing else about the password. */
export type RulesMet = Readonly<Record<Rule, boolean>>;

/** The numbers of the policy, for its texts. */
export const LIMITS = { minimum: PASSWORD_POLICY.minimum, maximum: PASSWORD_POLICY.maximum };

/** The policy for password managers, which make up passwords by it. */
export const MANAGER_RULES = `minlength: ${LIMITS.minimum}; maxlength: ${LIMITS.maximum}; required: upper; required: lower; required: digit; required: special;`;

export function rulesMet(password: string): RulesMet {
  const { lengthOk, uppercase, lowercase, digit, symbol } = checkPassword(password);
  return { length: lengthOk, uppercase, lowercase, digit, symbol };
}

/** Whether both new passwords are there and not the same. */
export const areDifferent = ({ newPassword, reEnterPassword }: PasswordChangeForm): boolean =>
  newPassword !== '' && reEnterPassword !== '' && newPassword !== reEnterPassword;

export const countMet = (met: RulesMet): number => RULES.filter((rule) => met[rule]).length;

/** What the form shows. It holds no password. */
export interface ChangeFormState {
  /** The fields that the visitor has left, or sent. Only these show what is wrong with them. */
  readonly left: readonly PasswordField[];
  readonly met: RulesMet;
  /** Whether the two new passwords were found to differ. Null: as the flow says. */
  readonly differ: boolean | null;
  /** How often the fields were edited. */
  readonly edits: number;
}

export type ChangeFormEvent =
  | { readonly type: 'edited'; readonly field: PasswordField; readonly met: RulesMet }
  | { readonly type: 'left'; readonly field: PasswordField; readonly differ: boolean }
  /** `differ` is null if nothing else is wrong: then the flow compares the two. */
  | { readonly type: 'sent'; readonly met: RulesMet; readonly differ: boolean | null }
  | { readonly type: 'cleared' };

/** A form that nobody has touched. */
export const UNTOUCHED: ChangeFormState = { left: [], met: rulesMet(''), differ: false, edits: 0 };

/** Returns the form's next state. That the two new passwords differ is never said while one of them is typed. */
export function nextChangeForm(state: ChangeFormState, event: ChangeFormEvent): ChangeFormState {
  switch (event.type) {
    case 'edited': {
      const differ = event.field === 'oldPassword' ? state.differ : false;
      return { ...state, met: event.met, differ, edits: state.edits + 1 };
    }
    case 'left': {
      const left = state.left.includes(event.field) ? state.left : [...state.left, event.field];
      return { ...state, left, differ: event.field === 'oldPassword' ? state.differ : event.differ };
    }
    case 'sent':
      return { ...state, left: PASSWORD_FIELDS, met: event.met, differ: event.differ };
    case 'cleared':
      return UNTOUCHED;
  }
}

/** What is said at a field: that it is empty, that its length is wrong, or that the two new passwords differ. */
export type FieldMessage = 'required' | 'length' | 'mismatch' | 'policy';

/**
 * Returns what is said at a field. A new password that breaks a rule says so in the checklist. The re-entered one is
 * compared with it, and says no more.
 */
export function messageAt(
  field: PasswordField,
  problem: PasswordProblem | undefined,
  state: ChangeFormState,
  mismatch: boolean,
): FieldMessage | undefined {
  if (!state.left.includes(field)) return undefined;
  if (problem === 'required') return 'required';
  if (field === 'reEnterPassword') return (state.differ ?? mismatch) ? 'mismatch' : undefined;
  if (problem === undefined) return undefined;
  return field === 'oldPassword' ? 'length' : 'policy';
}
