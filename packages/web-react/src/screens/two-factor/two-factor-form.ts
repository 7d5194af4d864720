import type { CodeProblem } from '../../widgets/code-field/code-field.behaviour.ts';

/** The state of the form. It knows what is wrong with the code, and nothing of the code itself. */
export interface TwoFactorFormState {
  /** What is wrong with the text that is in the field now. */
  readonly problem: CodeProblem;
  /** The form was sent with a text that is no code, which has not been edited since. */
  readonly refused: boolean;
}

/** What happens to the form. */
export type TwoFactorFormEvent =
  | { readonly type: 'edited'; readonly problem: CodeProblem }
  | { readonly type: 'sent'; readonly problem: CodeProblem };

/** A form that nobody has touched. */
export const UNTOUCHED: TwoFactorFormState = { problem: 'required', refused: false };

/** Returns the form's next state. */
export const nextTwoFactorForm = (
  _state: TwoFactorFormState,
  { type, problem }: TwoFactorFormEvent,
): TwoFactorFormState => ({ problem, refused: type === 'sent' && problem !== null });
