import { type FileMap, isText, keysOf, placeOf, standing, type Value } from '../scenario/value.ts';

const ENGINES = /\{\{\{?\s*(.+?)\s*\}?\}\}/g;
const OURS = /\$\{([^}]*)\}/g;

/** Replaces the engine's references, `{{ name }}`, by those of scenarios. Positions in the file stay the same. */
export function withReferences(value: Value): Value {
  if (isText(value))
    return { ...value, text: value.text.replaceAll(ENGINES, (_, name: string) => `\${${name}}`) };
  const place = placeOf(value);
  if (Array.isArray(value)) return standing(value.map(withReferences), place);
  const entries = Object.entries(value as FileMap);
  return standing(
    Object.fromEntries(entries.map(([key, each]) => [key, withReferences(each)])),
    place,
    keysOf(value),
  );
}

/** Returns the names of all variables in a value. */
export const namesIn = (value: Value): readonly string[] => [...new Set(namesOf(value, () => true))];

const SECRET_KEYS = ['password', 'new', 'again', 'old'];

/** Returns the names of the variables in fields for secrets. */
export const secretNamesIn = (value: Value): readonly string[] => [
  ...new Set(namesOf(value, (key) => SECRET_KEYS.includes(key))),
];

function namesOf(value: Value, isWanted: (key: string) => boolean, key = ''): readonly string[] {
  if (isText(value))
    return isWanted(key) ? [...value.text.matchAll(OURS)].map(([, name = '']) => name.trim()) : [];
  return Object.entries<Value>(value as FileMap).flatMap(([inner, each]) =>
    // The entries of a list have the key of the list.
    namesOf(each, isWanted, Array.isArray(value) ? key : inner),
  );
}
