import { type Mistakes, meant } from './mistake.ts';
import type { Path, YamlFile } from './read-yaml.ts';
import type { Place } from './source-text.ts';

/** The value of a variable. */
export interface Value {
  readonly text: string;
  /** Whether it came from the environment, a file or a command. Such values are masked. */
  readonly fromSource: boolean;
  /** Whether its source was not asked yet: the text is the reference itself. */
  readonly isPending?: boolean;
}

/** The variables of a scenario, by name. */
export type Variables = ReadonlyMap<string, Value>;

/** A file that is read with some variables. */
export interface Reading {
  readonly file: YamlFile;
  readonly variables: Variables;
  readonly mistakes: Mistakes;
}

/** A value of a file, with its variables filled in: a text, a list, a map, or null for nothing. */
export interface FileNode {
  readonly reading: Reading;
  readonly path: Path;
  readonly value: unknown;
}

/** A text of a file. */
export interface Text {
  readonly text: string;
  readonly place: Place;
  /** Whether a variable in it came from the environment, a file or a command. */
  readonly fromSource: boolean;
  /** The place of a part. The whole text, if the file writes it in another way. */
  readonly partOf: (start: number, end: number) => Place;
}

/** A map in a file. */
export type FileMap = Readonly<Record<string, unknown>>;

/** Whether a value is a map. */
export const isMap = (value: unknown): value is FileMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a value is, for messages. */
export function kindOf(value: unknown): string {
  if (typeof value === 'string') return 'a text';
  if (value === null || value === undefined) return 'nothing';
  return Array.isArray(value) ? 'a list' : 'a map';
}

/** The value at a path, with its variables filled in. Unknown ones are mistakes. */
export const nodeAt = (reading: Reading, path: Path): FileNode =>
  fillNode({ reading, path, value: rawAt(reading.file, path) });

/** The same value, with other variables. */
export const withVariables = ({ reading, path }: FileNode, variables: Variables): FileNode =>
  nodeAt({ ...reading, variables }, path);

/** A value within a map or a list. */
export const child = ({ reading, path, value }: FileNode, key: string | number): FileNode => ({
  reading,
  path: [...path, key],
  value:
    typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
});

/** The place of a value. */
export function placeOf(node: FileNode): Place {
  const { fromSource, isPending } = originOf(node);
  return { ...node.reading.file.placeOf(node.path), isSecret: fromSource, isPending };
}

/** Whether a variable in a value came from the environment, a file or a command, and whether one is still to come. */
export function originOf({ reading, path }: FileNode): {
  readonly fromSource: boolean;
  readonly isPending: boolean;
} {
  const raw = rawAt(reading.file, path);
  const values = valuesIn(reading, typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? ''));
  return {
    fromSource: values.some(({ fromSource }) => fromSource),
    isPending: values.some(({ isPending }) => isPending),
  };
}

/** The text of a node, or of its key. */
export function textOf(node: FileNode, part: 'value' | 'key' = 'value'): Text {
  const { reading, path, value } = node;
  const { file } = reading;
  const isKey = part === 'key';
  const text = String(isKey ? path.at(-1) : value);
  const place = isKey ? file.placeOf(path, 'key') : placeOf(node);
  const quote = file.isQuoted(path, part) ? 1 : 0;
  const start = place.start + quote;
  const isVerbatim = file.source.text.slice(start, place.end - quote) === text;
  return {
    text,
    place,
    fromSource: !isKey && originOf(node).fromSource,
    partOf: (from, to) => (isVerbatim ? { ...place, start: start + from, end: start + to } : place),
  };
}

/** A value as JSON has it: a plain number or truth is one, and a quoted one is a text. */
export function plainOf(node: FileNode): unknown {
  const { value, reading, path } = node;
  if (Array.isArray(value)) return value.map((_, at) => plainOf(child(node, at)));
  if (isMap(value))
    return Object.fromEntries(Object.keys(value).map((key) => [key, plainOf(child(node, key))]));
  if (typeof value !== 'string') return undefined;
  if (reading.file.isQuoted(path)) return value;
  if (/^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  return value === 'true' || value === 'false' ? value === 'true' : value;
}

const REFERENCE = /\$\{([^}]*)\}/g;

function rawAt({ value }: YamlFile, path: Path): unknown {
  let found = value;
  for (const key of path)
    found = typeof found === 'object' && found !== null ? (found as FileMap)[String(key)] : undefined;
  return found;
}

/** The values of the variables that a text names. */
const valuesIn = ({ variables }: Reading, text: string): readonly Value[] =>
  text.includes('${')
    ? [...text.matchAll(REFERENCE)].flatMap(([, name = '']) => variables.get(name.trim()) ?? [])
    : [];

/** The same value, with its variables filled in. */
export function fillNode(node: FileNode): FileNode {
  const { value } = node;
  if (typeof value === 'string')
    return value.includes('${') ? { ...node, value: fillText(node, value) } : node;
  if (Array.isArray(value)) return { ...node, value: value.map((_, at) => fillNode(child(node, at)).value) };
  if (!isMap(value)) return node;
  const entries = Object.keys(value).map((key) => {
    const inner = child(node, key);
    // The shell fills in a command, from its environment. A value in its text could be a command of its own.
    return [key, key === 'command' ? inner.value : fillNode(inner).value];
  });
  return { ...node, value: Object.fromEntries(entries) };
}

const fillText = (node: FileNode, raw: string): string =>
  raw.replaceAll(REFERENCE, (reference: string, given: string, at: number) => {
    const { variables, mistakes } = node.reading;
    const name = given.trim();
    const value = variables.get(name);
    if (value !== undefined) return value.text;
    const place = textOf({ ...node, value: raw }).partOf(at, at + reference.length);
    mistakes.add(place, `There is no variable "${name}".${meant(name, [...variables.keys()])}`);
    return reference;
  });
