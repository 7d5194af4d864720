// Deeper than any answer that we read: a hostile one must not exhaust the stack.
const DEPTH = 32;

/**
 * A JSON value with every object key in lower case, for answers that come as PascalCase (v1) or camelCase (v2).
 * Objects have no prototype, and of two keys that differ in case alone the first one wins. What lies deeper than
 * 32 levels becomes null.
 */
export const foldKeys = (value: unknown): unknown => fold(value, DEPTH);

function fold(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return null;
  if (Array.isArray(value)) return value.map((entry) => fold(entry, depth - 1));
  const folded: Record<string, unknown> = Object.create(null);
  for (const [key, entry] of Object.entries(value)) {
    const name = key.toLowerCase();
    if (!Object.hasOwn(folded, name)) folded[name] = fold(entry, depth - 1);
  }
  return folded;
}
