import { FILE_FIELDS } from './fields.ts';
import type { Mistakes } from './mistake.ts';
import type { Entry, FileNode } from './node.ts';
import { type Read, readMap, readTexts } from './read-node.ts';
import { readYaml } from './read-yaml.ts';
import type { Place, SourceText } from './source-text.ts';

/** Finds and reads files. */
export interface FileReader {
  /** The path of a file that another file names. */
  readonly resolve: (from: string, path: string) => string;
  /** The text of a file; null if it cannot be read. */
  readonly read: (path: string) => Promise<string | null>;
  /** A path as messages show it. */
  readonly show: (path: string) => string;
}

/** A file and what it gets from the files that it includes. */
export interface LoadedFile {
  readonly source: SourceText;
  readonly fields: Read<typeof FILE_FIELDS>;
  readonly variables: ReadonlyMap<string, FileNode>;
  readonly people: ReadonlyMap<string, FileNode>;
  readonly blocks: ReadonlyMap<string, FileNode>;
}

/** Files that were read, and all files that they depend on. */
export interface Loaded {
  readonly files: readonly LoadedFile[];
  readonly paths: ReadonlySet<string>;
}

const MOST_INCLUDES = 50;

/** Reads scenario files with everything that they include. A file that cannot be read is null in the answer of `read`. */
export async function loadFiles(
  paths: readonly string[],
  reader: FileReader,
  mistakes: Mistakes,
): Promise<Loaded> {
  const seen = new Set<string>();
  const files: LoadedFile[] = [];
  for (const path of paths) {
    const file = await load(path, [], null);
    if (file !== null) files.push(file);
  }
  return { files, paths: seen };

  async function load(path: string, trail: readonly string[], by: Place | null): Promise<LoadedFile | null> {
    seen.add(path);
    const name = reader.show(path);
    const text = await reader.read(path);
    const source: SourceText = { name, text: text ?? '' };
    const place = by ?? { source, start: 0, end: 0 };
    if (text === null) {
      mistakes.add(place, `The file ${name} cannot be read.`);
      return null;
    }
    const node = readYaml(source, mistakes);
    if (node === null) return null;
    if (node.kind === 'nothing') mistakes.add(place, `The file ${name} is empty.`);
    const fields = readMap(node, FILE_FIELDS, 'A scenario file', mistakes);
    const included: LoadedFile[] = [];
    for (const include of readTexts(fields.include, mistakes)) {
      const target = reader.resolve(path, include.text);
      if ([...trail, path].includes(target) || trail.length === MOST_INCLUDES) {
        mistakes.add(include.place, 'The file includes itself.');
        continue;
      }
      const file = await load(target, [...trail, path], include.place);
      if (file !== null) included.push(file);
    }
    const collect = (name: 'variables' | 'people' | 'blocks') =>
      new Map([...included.flatMap((each) => [...each[name]]), ...namedIn(fields[name], mistakes)]);
    return {
      source,
      fields,
      variables: collect('variables'),
      people: collect('people'),
      blocks: collect('blocks'),
    };
  }
}

/** The values of a map with names of the author's choice. */
export function namedIn(
  entry: Entry | undefined,
  mistakes: Mistakes,
): readonly (readonly [string, FileNode])[] {
  if (entry === undefined || entry.value.kind === 'nothing') return [];
  if (entry.value.kind === 'map')
    return entry.value.entries.map(({ key, value }) => [key.text, value] as const);
  mistakes.add(entry.value.place, `"${entry.key.text}" must be a map from names to values.`);
  return [];
}
