import { type Mistakes, meant } from './mistake.ts';
import { type Entry, type FileNode, KIND_NAMES, type TextNode } from './node.ts';

/** What a field of a file may hold, for editors and messages. */
export interface Field {
  readonly about: string;
  /** Its JSON Schema, without the description. */
  readonly schema: object;
}

/** The fields of a map, by name. */
export type Fields = Readonly<Record<string, Field>>;

/** The entries of a map, by the names that it may have. */
export type Read<Names extends Fields> = { readonly [Name in keyof Names]?: Entry };

/** Reads a map. Unknown keys are mistakes. */
export function readMap<Names extends Fields>(
  node: FileNode,
  fields: Names,
  what: string,
  mistakes: Mistakes,
): Read<Names> {
  if (node.kind !== 'map') {
    if (node.kind !== 'nothing')
      mistakes.add(node.place, `${what} must be a map, not ${KIND_NAMES[node.kind]}.`);
    return {};
  }
  const known = Object.keys(fields);
  const entries = node.entries.flatMap((entry) => {
    const { key } = entry;
    if (Object.hasOwn(fields, key.text)) return [[key.text, entry] as const];
    mistakes.add(key.place, `${what} has no "${key.text}".${meant(key.text, known)}`);
    return [];
  });
  return Object.fromEntries(entries) as Read<Names>;
}

/** The text of an entry; undefined, and a mistake, if it is something else. */
export function readText(entry: Entry | undefined, mistakes: Mistakes): TextNode | undefined {
  if (entry === undefined) return undefined;
  const { key, value } = entry;
  if (value.kind === 'text') return value;
  mistakes.add(value.place, `"${key.text}" must be a text, and this is ${KIND_NAMES[value.kind]}.`);
  return undefined;
}

/** The texts of an entry that is a list, or one text. */
export function readTexts(entry: Entry | undefined, mistakes: Mistakes): readonly TextNode[] {
  if (entry === undefined) return [];
  const { key, value } = entry;
  const nodes = value.kind === 'list' ? value.items : [value];
  return nodes.flatMap((node) => {
    if (node.kind === 'text') return [node];
    mistakes.add(node.place, `"${key.text}" must be a list of texts, and this is ${KIND_NAMES[node.kind]}.`);
    return [];
  });
}

/** One of several words. A mistake names the nearest one. */
export function readWord<Word extends string>(
  entry: Entry | undefined,
  known: readonly Word[],
  mistakes: Mistakes,
): Word | undefined {
  const node = readText(entry, mistakes);
  if (node === undefined || entry === undefined) return undefined;
  const found = known.find((word) => word === node.text);
  if (found === undefined)
    mistakes.add(node.place, `There is no ${entry.key.text} "${node.text}".${meant(node.text, known)}`);
  return found;
}

/** `true` or `false`. */
export const readTruth = (entry: Entry | undefined, mistakes: Mistakes): boolean =>
  readWord(entry, ['true', 'false'], mistakes) === 'true';

/** A whole number in a range. */
export function readCount(
  entry: Entry | undefined,
  [least, most]: readonly [number, number],
  mistakes: Mistakes,
): number | undefined {
  const node = readText(entry, mistakes);
  if (node === undefined || entry === undefined) return undefined;
  const value = /^\d{1,9}$/.test(node.text) ? Number(node.text) : Number.NaN;
  if (value >= least && value <= most) return value;
  mistakes.add(node.place, `"${entry.key.text}" must be a whole number from ${least} to ${most}.`);
  return undefined;
}
