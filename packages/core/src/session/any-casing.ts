// No real answer is this deep. A hostile one must not exhaust the stack.
const DEPTH = 32;

/**
 * Returns a JSON value with all object keys in lower case, because v1 answers in PascalCase and v2 in
 * camelCase. Objects have no prototype. If two keys differ only in case, the first one wins. Anything deeper
 * than 32 levels becomes null.
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
