import { isMap, isText, type Value } from '../scenario/value.ts';

/** Checks whether an engine read a value as the file has it. Engines flatten nested lists and add keys of their own. */
export function isSame(value: Value, given: unknown): boolean {
  if (isText(value)) return typeof given !== 'object' && value.text === String(given);
  if (isMap(value))
    return Object.entries(value).every(([key, each]) => isSame(each, Object(given)[key])) && isObject(given);
  if (!Array.isArray(given)) return false;
  const [entries, others] = [value.flat(), given.flat()];
  return entries.length === others.length && entries.every((each, at) => isSame(each as Value, others[at]));
}

const isObject = (given: unknown): boolean => typeof given === 'object' && given !== null;
