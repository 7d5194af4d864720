import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { FileReader } from './load-files.ts';

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

/** Returns the folder of a file's project: the nearest folder with one of the project's files, or else the folder of the file. */
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
