/**
 * A JSON value with every object key in lower case, for answers that come as PascalCase (v1) or camelCase (v2).
 * Objects have no prototype, and of two keys that differ in case alone the first one wins.
 */
export function foldKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(foldKeys);
  if (typeof value !== 'object' || value === null) return value;
  const folded: Record<string, unknown> = Object.create(null);
  for (const [key, entry] of Object.entries(value)) {
    const name = key.toLowerCase();
    if (!Object.hasOwn(folded, name)) folded[name] = foldKeys(entry);
  }
  return folded;
}
