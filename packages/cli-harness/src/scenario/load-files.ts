import { nearest } from '@gatehouse-login/core';
import { type Mistakes, makeMistakes } from './mistake.ts';
import { child, type FileNode, isMap, kindOf, placeOf } from './node.ts';
import { readAs } from './read-as.schema.ts';
import { readYaml, type YamlFile } from './read-yaml.ts';
import { FILE_KEYS_SCHEMA } from './scenario-file.schema.ts';
import type { Place, SourceText } from './source-text.ts';

/** Finds and reads files. */
export interface FileReader {
  /** The path of a file that another file names. */
  readonly resolve: (from: string, path: string) => string;
  /** Whether a file may include another one. */
  readonly mayInclude: (from: string, path: string) => Promise<boolean>;
  /** The text of a file; null if it cannot be read. */
  readonly read: (path: string) => Promise<string | null>;
  /** A path as messages show it. */
  readonly show: (path: string) => string;
}

/** The values of a file or of those that it includes, by name, without their variables. */
export type Named = ReadonlyMap<string, FileNode>;

/** A file and what it gets from the files that it includes. */
export interface LoadedFile {
  readonly file: YamlFile;
  readonly variables: Named;
  readonly people: Named;
  readonly blocks: Named;
  readonly scenarios: readonly FileNode[];
}

/** Files that were read, and all files that they depend on. */
export interface Loaded {
  readonly files: readonly LoadedFile[];
  readonly paths: ReadonlySet<string>;
}

const MOST_INCLUDES = 50;
const KEYS = Object.keys(FILE_KEYS_SCHEMA.shape);
const COLLECTED = ['variables', 'people', 'blocks'] as const;

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
    const file = readOwn(source, mistakes);
    if (file === null) return null;
    if (file.value === null) mistakes.add(place, `The file ${name} is empty.`);
    const node: FileNode = { reading: { file, variables: new Map(), mistakes }, path: [], value: file.value };
    const fields = readAs(FILE_KEYS_SCHEMA, node, 'A scenario file') ?? {};
    const included: LoadedFile[] = [];
    const includes = typeof fields.include === 'string' ? [fields.include] : (fields.include ?? []);
    for (const [at, include] of includes.entries()) {
      const list = child(node, 'include');
      const here = placeOf(typeof fields.include === 'string' ? list : child(list, at));
      const target = reader.resolve(path, include);
      const refuse = (message: string): void => mistakes.add(here, message);
      if ([...trail, path].includes(target) || trail.length === MOST_INCLUDES)
        refuse('The file includes itself.');
      else if (await reader.mayInclude(path, target)) {
        const inner = await load(target, [...trail, path], here);
        if (inner !== null) included.push(inner);
      } else refuse('The file is outside the folder of this file and of its project, so it is not read.');
    }
    const [variables, people, blocks] = COLLECTED.map((key) => {
      const own = Object.keys(fields[key] ?? {}).map(
        (each) => [each, child(child(node, key), each)] as const,
      );
      return new Map([...included.flatMap((each) => [...each[key]]), ...own]);
    });
    const scenarios = (fields.scenarios ?? []).map((_, at) => child(child(node, 'scenarios'), at));
    return {
      file,
      variables: variables ?? new Map(),
      people: people ?? new Map(),
      blocks: blocks ?? new Map(),
      scenarios,
    };
  }
}

/** Reads a file. No line is shown of one that has nothing of a scenario file: it may be a file of secrets. */
function readOwn(source: SourceText, mistakes: Mistakes): YamlFile | null {
  const own = makeMistakes();
  const file = readYaml(source, own);
  const keys =
    file === null
      ? [...source.text.matchAll(/^["']?([\w ]+?)["']?\s*:/gm)].map(([, key = '']) => key)
      : Object.keys(isMap(file.value) ? file.value : {});
  const isForeign = !keys.some((key) => KEYS.includes(key) || nearest(key, KEYS) !== null);
  const [first] = own.all();
  if (isForeign && first !== undefined) mistakes.add(first.place, first.message, true);
  else for (const { place, message } of own.all()) mistakes.add(place, message);
  if (file === null || !isForeign || file.value === null) return file;
  const message = isMap(file.value)
    ? `This is no scenario file: it has none of ${KEYS.join(', ')}.`
    : `A scenario file must be a map, not ${kindOf(file.value)}.`;
  mistakes.add(file.placeOf([]), message, true);
  return null;
}
