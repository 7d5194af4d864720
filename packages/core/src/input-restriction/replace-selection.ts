import type { FieldBefore } from './restriction.ts';

/**
 * Returns the value after `text` replaced the selection. Positions outside the value are clamped to its ends;
 * a start after the end is swapped with it.
 */
export function replaceSelection(before: FieldBefore, text: string): string {
  const { value } = before;
  const one = position(before.selectionStart, value);
  const other = position(before.selectionEnd, value);
  return value.slice(0, Math.min(one, other)) + text + value.slice(Math.max(one, other));
}

const position = (at: number | null, value: string): number =>
  Math.min(Math.max(at ?? value.length, 0), value.length);
