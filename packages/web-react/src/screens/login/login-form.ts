import type { LoginField, LoginProblems } from './login-problems.ts';

/** The state of the login form. It knows which fields are concerned, and nothing of what is in them. */
export interface LoginFormState extends LoginProblems {
  /** The field that gets the focus because the form was sent with something wrong. A new object each time. */
  readonly refusal: { readonly first: LoginField } | null;
  /** The visitor has reacted to the screen's notice, so it is not shown any more. */
  readonly noticeAnswered: boolean;
}

export type LoginFormEvent =
  | ({ readonly type: 'sent' } & LoginProblems)
  /**
   * While the button is locked, the notice says why, so it stays. While the form is being sent, there is none yet: the next
   * one is not answered in advance.
   */
  | { readonly type: 'edited'; readonly field: string; readonly locked: boolean };

/** A form that nobody has touched. */
export const UNTOUCHED: LoginFormState = { missing: [], malformed: [], refusal: null, noticeAnswered: false };

const ORDER: readonly LoginField[] = ['username', 'phonePrefix', 'phoneNumber', 'password'];

/** Returns the form's next state. */
export function nextLoginForm(state: LoginFormState, event: LoginFormEvent): LoginFormState {
  if (event.type === 'edited') {
    const others = (fields: readonly LoginField[]) => fields.filter((field) => field !== event.field);
    const missing = others(state.missing);
    const malformed = others(state.malformed);
    return { ...state, missing, malformed, noticeAnswered: state.noticeAnswered || !event.locked };
  }
  const { missing, malformed } = event;
  const first = ORDER.find((field) => missing.includes(field) || malformed.includes(field));
  if (first === undefined) return UNTOUCHED;
  return { missing, malformed, refusal: { first }, noticeAnswered: true };
}
