import type { FieldBefore } from './restriction.ts';

/**
 * The value after `text` took the place of the selection. Positions outside the value count as its ends, a start
 * behind the end as the two exchanged. No character is cut in half: a position within a surrogate pair moves so that
 * a selection takes the whole character, and a mere caret goes before it.
 */
export function replaceSelection(before: FieldBefore, text: string): string {
  const { value } = before;
  const one = position(before.selectionStart, value);
  const other = position(before.selectionEnd, value);
  const start = Math.min(one, other);
  const end = Math.max(one, other);
  const from = isWithinPair(value, start) ? start - 1 : start;
  const isCaret = start === end;
  const to = isWithinPair(value, end) ? end + (isCaret ? -1 : 1) : end;
  return value.slice(0, from) + text + value.slice(to);
}

const position = (at: number | null, value: string): number =>
  Math.min(Math.max(at ?? value.length, 0), value.length);

const isWithinPair = (value: string, at: number): boolean => (value.codePointAt(at - 1) ?? 0) > 0xffff;
