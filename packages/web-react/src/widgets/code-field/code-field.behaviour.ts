import { codeOf, isCodeComplete } from '@gatehouse-login/core';

/** The problem of the code in a field, or null. */
export type CodeProblem = 'required' | 'incomplete' | null;

/** Judges the text of a field. Spaces, dashes and the digits of other scripts do not matter. */
export function problemOf(text: string): CodeProblem {
  const code = codeOf(text);
  if (isCodeComplete(code)) return null;
  return code === '' ? 'required' : 'incomplete';
}

type PastedInto = Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd' | 'setRangeText'>;

/** Pastes the code in a text, in place of the selection. */
export function pasteCode(input: PastedInto, text: string): void {
  input.setRangeText(codeOf(text), input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
}
