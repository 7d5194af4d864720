import { timingSafeEqual } from 'node:crypto';

/** Compares two texts in a time that does not depend on where they differ. */
export function sameText(left: string, right: string): boolean {
  const one = Buffer.from(left, 'utf8');
  const other = Buffer.from(right, 'utf8');
  const fitted = Buffer.alloc(one.length);
  other.copy(fitted);
  return timingSafeEqual(one, fitted) && one.length === other.length;
}
