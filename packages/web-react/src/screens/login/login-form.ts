import type { RequiredField } from '@gatehouse-login/core';

/** The state of the login form. It knows which fields are concerned, and nothing of what is in them. */
export interface LoginFormState {
  /** The fields that were empty when the form was sent and have not been edited since. */
  readonly missing: readonly RequiredField[];
  /** The field that gets the focus because the form was sent with empty fields. A new object each time. */
  readonly refusal: { readonly first: RequiredField } | null;
  /** The visitor has reacted to the screen's notice, so it is not shown any more. */
  readonly noticeAnswered: boolean;
}

/** What happens to the login form. */
export type LoginFormEvent =
  | { readonly type: 'sent'; readonly missing: readonly RequiredField[] }
  /** While the button is locked, the notice says why. So it stays. */
  | { readonly type: 'edited'; readonly field: string; readonly locked: boolean };

/** A form that nobody has touched. */
export const UNTOUCHED: LoginFormState = { missing: [], refusal: null, noticeAnswered: false };

/** Returns the form's next state. */
export function nextLoginForm(state: LoginFormState, event: LoginFormEvent): LoginFormState {
  if (event.type === 'edited') {
    const missing = state.missing.filter((field) => field !== event.field);
    return { ...state, missing, noticeAnswered: state.noticeAnswered || !event.locked };
  }
  const [first] = event.missing;
  if (first === undefined) return UNTOUCHED;
  return { missing: event.missing, refusal: { first }, noticeAnswered: true };
}
