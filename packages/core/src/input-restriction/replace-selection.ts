import type { FieldBefore } from './restriction.ts';

/**
 * The value after `text` took the place of the selection. Positions outside the value count as its ends, a start
 * behind the end as the two exchanged.
 */
export function replaceSelection(before: FieldBefore, text: string): string {
  const { value } = before;
  const one = position(before.selectionStart, value);
  const other = position(before.selectionEnd, value);
  return value.slice(0, Math.min(one, other)) + text + value.slice(Math.max(one, other));
}

const position = (at: number | null, value: string): number =>
  Math.min(Math.max(at ?? value.length, 0), value.length);
