import type { CodeProblem } from '../../widgets/code-field/code-field.behaviour.ts';

/** The state of the form. It knows what is wrong with the code, and nothing of the code itself. */
export interface TwoFactorFormState {
  /** What is wrong with the text that is in the field now. */
  readonly problem: CodeProblem;
  /** What the field says is wrong, until it is edited: its text was no code, or the platform declined the code. */
  readonly told: CodeProblem | 'declined';
}

/** What happens to the form. */
export type TwoFactorFormEvent =
  | { readonly type: 'edited'; readonly problem: CodeProblem }
  | { readonly type: 'sent'; readonly problem: CodeProblem }
  | { readonly type: 'declined' };

/** A form that nobody has touched. */
export const UNTOUCHED: TwoFactorFormState = { problem: 'required', told: null };

/** Returns the form's next state. */
export const nextTwoFactorForm = (
  _state: TwoFactorFormState,
  event: TwoFactorFormEvent,
): TwoFactorFormState =>
  event.type === 'declined'
    ? { problem: 'required', told: 'declined' }
    : { problem: event.problem, told: event.type === 'sent' ? event.problem : null };
