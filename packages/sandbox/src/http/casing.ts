/** How the names in answers are written: as documented (v2 camel case, v1 and errors Pascal case), or all alike. */
export const CASINGS = ['documented', 'camel', 'pascal'] as const;

/** The name of a way to write names. */
export type Casing = (typeof CASINGS)[number];

function renamed(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((inner) => renamed(inner, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [rename(name), renamed(inner, rename)]),
  );
}

const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Writes the names of an answer in a casing. */
export const inCasing = (body: object, casing: Casing): object =>
  casing === 'documented' ? body : Object(renamed(body, casing === 'camel' ? camel : pascal));

/** Writes the names of an answer in the casing that they are not in. */
export function inOtherCasing(body: object): object {
  const isPascal = Object.keys(body).every((name) => name === pascal(name));
  return Object(renamed(body, isPascal ? camel : pascal));
}
