import { applyEdit, type FieldBefore, type Language, type Restriction } from '@gatehouse-login/core';

/** The part of an `InputEvent` that describes an insertion. */
export interface Insertion {
  readonly inputType: string;
  /** Null for a deletion or Enter. */
  readonly data: string | null;
}

/** The outcome of an insertion: the browser inserts, nothing happens, or `text` replaces `start` to `end`. */
export type Outcome =
  | { readonly kind: 'as-is' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'replaced'; readonly text: string; readonly start: number; readonly end: number };

const AS_IS: Outcome = { kind: 'as-is' };
const REFUSED: Outcome = { kind: 'refused' };
const PASTED: readonly string[] = ['insertFromPaste', 'insertFromDrop', 'insertFromYank'];

/** Decides about an insertion before the browser makes it (spec 5). */
export function insert(
  restriction: Restriction,
  language: Language,
  field: FieldBefore,
  { inputType, data }: Insertion,
): Outcome {
  if (data === null) return AS_IS;
  // A line of text has no line breaks; browsers leave them out as well.
  const text = data.replace(/[\r\n]+/g, '');
  const isKey = inputType === 'insertText' && text.length === 1;
  const type = PASTED.includes(inputType) ? 'paste' : isKey ? 'keypress' : 'input';
  const edited = applyEdit(restriction, language, field, { type, data: text });
  if (edited.isErr()) return REFUSED;
  const { value, selectionStart, selectionEnd } = field;
  const start = Math.min(selectionStart ?? value.length, selectionEnd ?? value.length);
  const end = Math.max(selectionStart ?? value.length, selectionEnd ?? value.length);
  const [before, after] = [value.slice(0, start), value.slice(end)];
  const next = edited.value;
  if (next === `${before}${text}${after}`)
    return text === data ? AS_IS : { kind: 'replaced', text, start, end };
  const isAround = next.startsWith(before) && next.endsWith(after);
  if (!isAround || next.length < before.length + after.length)
    return { kind: 'replaced', text: next, start: 0, end: value.length };
  return { kind: 'replaced', text: next.slice(start, next.length - after.length), start, end };
}

/** The value of a field after a change that could not be prevented, by an input method or by the browser. */
export function keep(restriction: Restriction, language: Language, value: string, before: string): string {
  const nothing = { value: '', selectionStart: 0, selectionEnd: 0 };
  return applyEdit(restriction, language, nothing, { type: 'paste', data: value }).unwrapOr(before);
}
