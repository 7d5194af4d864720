import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { nearest } from '@gatehouse-login/core';
import { type Mistakes, makeMistakes } from './mistake.ts';
import { readAs } from './read-as.schema.ts';
import { readYaml } from './read-yaml.ts';
import { FILE_SCHEMA, isShared } from './scenario-file.schema.ts';
import type { Place, SourceText } from './source-text.ts';
import { type FileMap, isMap, kindOf, pick, placeOf, type Value } from './value.ts';

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

/** A file, together with the files that it includes. Variables are not filled in. */
export interface LoadedFile {
  /** The settings for all scenarios of the file. */
  readonly shared: FileMap;
  readonly variables: FileMap;
  readonly people: FileMap;
  readonly blocks: FileMap;
  readonly scenarios: readonly Value[];
}

const MOST_INCLUDES = 50;
const KEYS = Object.keys(FILE_SCHEMA.shape);

/** Reads scenario files with everything that they include. Every path that is read is added to `paths`. */
export async function loadFiles(
  files: readonly string[],
  reader: FileReader,
  mistakes: Mistakes,
  paths: Set<string> = new Set(),
): Promise<readonly LoadedFile[]> {
  const loaded: LoadedFile[] = [];
  for (const path of files) {
    const file = await load(path, [], null);
    if (file !== null) loaded.push(file);
  }
  return loaded;

  async function load(path: string, trail: readonly string[], by: Place | null): Promise<LoadedFile | null> {
    paths.add(path);
    const name = reader.show(path);
    const text = await reader.read(path);
    const source: SourceText = { name, text: text ?? '' };
    const place = by ?? { source, start: 0, end: 0 };
    if (text === null) return mistakes.add(place, `The file ${name} cannot be read.`);
    const file = readOwn(source, mistakes);
    if (file === null) return null;
    if (kindOf(file) === 'nothing') mistakes.add(place, `The file ${name} is empty.`);
    // Shared settings may contain variables.
    const own = pick(file, (key) => !isShared(key));
    const {
      include = [],
      variables = {},
      people = {},
      blocks = {},
      scenarios = [],
    } = readAs(FILE_SCHEMA, own, 'A scenario file', mistakes) ?? {};
    let all: Collected = { variables: {}, people: {}, blocks: {} };
    for (const { text: included, place: here } of include) {
      const target = reader.resolve(path, included);
      if ([...trail, path].includes(target) || trail.length === MOST_INCLUDES)
        mistakes.add(here, 'The file includes itself.');
      else if (await reader.mayInclude(path, target)) {
        const inner = await load(target, [...trail, path], here);
        if (inner !== null) all = merged(all, inner);
      } else
        mistakes.add(
          here,
          'The file is outside the folder of this file and of its project, so it is not read.',
        );
    }
    return { ...merged(all, { variables, people, blocks }), shared: pick(file, isShared), scenarios };
  }
}

type Collected = Pick<LoadedFile, 'variables' | 'people' | 'blocks'>;

const merged = (before: Collected, after: Collected): Collected => ({
  variables: { ...before.variables, ...after.variables },
  people: { ...before.people, ...after.people },
  blocks: { ...before.blocks, ...after.blocks },
});

/** Reads a file. No line is shown of one that has nothing of a scenario file: it may be a file of secrets. */
function readOwn(source: SourceText, mistakes: Mistakes): FileMap | null {
  const own = makeMistakes();
  const file = readYaml(source, own);
  const keys =
    file === null
      ? [...source.text.matchAll(/^["']?([\w ]+?)["']?\s*:/gm)].map(([, key = '']) => key)
      : Object.keys(isMap(file) ? file : {});
  const isForeign = !keys.some((key) => KEYS.includes(key) || nearest(key, KEYS) !== null);
  const [first] = own.all();
  if (isForeign && first !== undefined) mistakes.add(first.place, first.message, true);
  else for (const { place, message } of own.all()) mistakes.add(place, message);
  if (file === null) return null;
  if (!isMap(file))
    return mistakes.add(placeOf(file), `A scenario file must be a map, not ${kindOf(file)}.`, true);
  return isForeign && keys.length > 0
    ? mistakes.add(placeOf(file), `This is no scenario file: it has none of ${KEYS.join(', ')}.`, true)
    : file;
}

// Larger files are not scenarios, which people write by hand.
const LARGEST = 5_000_000;

/** Checks whether a path is below a folder, after resolving symbolic links. */
async function isBelow(path: string, folder: string): Promise<boolean> {
  const [real, above] = await Promise.all(
    [path, folder].map((each) => realpath(each).catch(() => resolve(each))),
  );
  const rest = relative(above ?? '', real ?? '');
  return rest !== '..' && !rest.startsWith(`..${sep}`) && !isAbsolute(rest);
}

const PROJECT_FILES = [
  'package.json',
  'gatehouse.config.yaml',
  'gatehouse.config.json',
  'gatehouse.config.ts',
];

/** Returns the nearest folder above a file that has one of the project's files, or else the file's own folder. */
async function projectOf(path: string): Promise<string> {
  const own = dirname(path);
  for (let folder = own; ; folder = dirname(folder)) {
    const found = await Promise.all(PROJECT_FILES.map((name) => stat(join(folder, name)).catch(() => null)));
    if (found.some((each) => each?.isFile())) return folder;
    if (dirname(folder) === folder) return own;
  }
}

/** Reads scenario files from the disk. */
export const fileReader = (cwd: string): FileReader => ({
  resolve: (from, path) => resolve(dirname(from), path),
  mayInclude: async (from, path) =>
    (await isBelow(path, dirname(from))) || isBelow(path, await projectOf(from)),
  show: (path) => relative(cwd, path).replaceAll('\\', '/') || path,
  read: async (path) => {
    const text = await readFile(path, 'utf8').catch(() => null);
    return text === null || text.length > LARGEST ? null : text.replace(/^\uFEFF/, '');
  },
});
