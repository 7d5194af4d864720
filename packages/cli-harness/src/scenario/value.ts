import { type Mistakes, meant } from './mistake.ts';
import type { Origin, Place } from './source-text.ts';

/** What a variable stands for. If its source was not asked yet, the text is the reference itself. */
export interface Variable {
  readonly text: string;
  readonly place: Origin;
}

/** The variables of a scenario, by name. */
export type Variables = ReadonlyMap<string, Variable>;

/** A text, and where it stands. */
export interface Word {
  readonly text: string;
  readonly place: Place;
}

/** A text of a file, with its variables filled in. */
export interface Text extends Word {
  /** The same with the names of its variables. */
  readonly written: string;
  readonly isQuoted: boolean;
  /** For the shell command that the text may be: the variables that it names. */
  readonly variables: Readonly<Record<string, string>>;
}

/** A map in a file. */
export interface FileMap {
  readonly [key: string]: Value;
}

/** A value of a file; an empty map where nothing is written. */
export type Value = Text | FileMap | readonly Value[];

/** Where a map or a list stands, and the keys of a map. Schemas see neither. */
interface Parts {
  readonly place: Place;
  readonly keys: ReadonlyMap<string, Text>;
}

const PARTS = new WeakMap<object, Parts>();

/** Notes where a map or a list stands. */
export function standing<Holder extends FileMap | readonly Value[]>(
  holder: Holder,
  place: Place,
  keys: Parts['keys'] = NO_KEYS,
): Holder {
  PARTS.set(holder, { place, keys });
  return holder;
}

const NO_KEYS: Parts['keys'] = new Map();
/** The keys of a map. */
export const keysOf = (map: Value): Parts['keys'] => PARTS.get(map)?.keys ?? NO_KEYS;

/** Whether a value is a text. In a map of a file, `text` is a value, too, and no string. */
export const isText = (value: unknown): value is Text =>
  typeof (value as Text | undefined)?.text === 'string';

/** Whether a value is a map. */
export const isMap = (value: unknown): value is FileMap =>
  typeof value === 'object' && !Array.isArray(value) && !isText(value);

/** What a value is, for messages. */
export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isText(value)) return 'a text';
  return Object.keys(Object(value)).length === 0 ? 'nothing' : 'a map';
}

/** The place of a text, a map or a list. */
export const placeOf = (value: Value): Place => PARTS.get(value)?.place ?? (value as Text).place;

/** The key of a value in a map. */
export const keyOf = (map: Value, key: string): Text | undefined => keysOf(map).get(key);

/** The place of a key in a map. */
export const keyPlaceOf = (map: Value, key: string): Place => keyOf(map, key)?.place ?? placeOf(map);

/** The place of a part of a text; of the whole text, if the file writes it in another way. */
export function partOf({ text, place, isQuoted }: Text, from: number, to: number): Place {
  const quote = isQuoted ? 1 : 0;
  const start = place.start + quote;
  const isVerbatim = place.source.text.startsWith(text, start) && start + text.length + quote === place.end;
  return isVerbatim ? { ...place, start: start + from, end: start + to } : place;
}

/** A map with some of its entries. */
export const pick = (map: FileMap, isWanted: (key: string) => boolean): FileMap =>
  standing(
    Object.fromEntries(Object.entries(map).filter(([key]) => isWanted(key))),
    placeOf(map),
    keysOf(map),
  );

/** A text for reports, which show no secret. */
export const shown = ({ text, written, place }: Text): string => (place.isSecret ? written : text);

/** A value as JSON has it: a plain number or truth is one, and a quoted one is a text. */
export function plainOf(value: Value): unknown {
  if (Array.isArray(value)) return value.map(plainOf);
  if (!isText(value)) return plainMapOf(value as FileMap);
  const { text, isQuoted } = value;
  if (isQuoted) return text;
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  return text === 'true' || text === 'false' ? text === 'true' : text;
}

/** The values of a map as JSON has them. */
export const plainMapOf = (map: FileMap): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(map).map(([key, each]) => [key, plainOf(each)]));

const REFERENCE = /\$\{([^}]*)\}/g;

/** Fills variables in. Unknown ones are mistakes. What names none stays the same value. */
export function fill(value: Value, variables: Variables, mistakes: Mistakes, key = ''): Value {
  // The shell fills in a command, from its environment. A value in its text could be a command of its own.
  if (isText(value)) {
    if (!value.text.includes('$')) return value;
    return key === 'command' ? forShell(value, variables) : fillText(value, variables, mistakes);
  }
  const entries = Object.entries<Value>(value as FileMap);
  const filled = entries.map(([name, each]) => fill(each, variables, mistakes, name));
  if (filled.every((each, at) => each === entries[at]?.[1])) return value;
  const place = { ...placeOf(value), ...originOf(filled.map(placeOf)) };
  if (Array.isArray(value)) return standing(filled, place);
  const map = Object.fromEntries(entries.map(([name, each], at) => [name, filled[at] ?? each]));
  return standing(map, place, keysOf(value));
}

/** The origin of what consists of some parts. */
const originOf = (parts: readonly Origin[]): Origin => ({
  isSecret: parts.some(({ isSecret }) => isSecret),
  isPending: parts.some(({ isPending }) => isPending),
});

function fillText(text: Text, variables: Variables, mistakes: Mistakes): Text {
  const used: Variable[] = [];
  const filled = text.text.replaceAll(REFERENCE, (reference: string, given: string, at: number) => {
    const name = given.trim();
    const variable = variables.get(name);
    if (variable === undefined) {
      const place = partOf(text, at, at + reference.length);
      mistakes.add(place, `There is no variable "${name}".${meant(name, [...variables.keys()])}`);
      return reference;
    }
    used.push(variable);
    return variable.text;
  });
  return { ...text, text: filled, place: { ...text.place, ...originOf(used.map(({ place }) => place)) } };
}

function forShell(text: Text, variables: Variables): Text {
  const named = [...text.text.matchAll(/\$\{?([A-Za-z_]\w*)/g)].flatMap(([, name = '']) => {
    const variable = variables.get(name);
    return variable === undefined ? [] : [[name, variable] as const];
  });
  const origin = originOf(named.map(([, { place }]) => place));
  const given = Object.fromEntries(named.map(([name, variable]) => [name, variable.text]));
  return { ...text, variables: given, place: { ...text.place, ...origin } };
}
