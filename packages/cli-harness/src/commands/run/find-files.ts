import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import { type UsageError, usageError } from '../../report/usage-error.ts';
import type { FileReader } from '../../scenario/load-files.ts';
import { inert } from '../../terminal/inert.ts';

const YAML = /\.ya?ml$/;
// A scenario file is written by hand. A larger one is something else.
const LARGEST = 5_000_000;

/** Finds the files of a command line: the files themselves, and every YAML file in the folders. */
export async function findFiles(
  operands: readonly string[],
  cwd: string,
): Promise<Result<readonly string[], UsageError>> {
  const found: string[] = [];
  for (const operand of operands) {
    const path = resolve(cwd, operand);
    const kind = await stat(path).catch(() => null);
    if (kind === null) {
      const next = 'Check the path.';
      return err(usageError(`There is no file or folder ${inert(operand)}.`, next));
    }
    if (!kind.isDirectory()) found.push(path);
    else found.push(...(await inFolder(path)));
  }
  return ok([...new Set(found)]);
}

async function inFolder(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names
    .filter((name) => YAML.test(name) && !name.split(sep).some(isLeftOut))
    .map((name) => join(folder, name))
    .toSorted();
}

const isLeftOut = (name: string): boolean => name.startsWith('.') || name === 'node_modules';

/** Whether a path is below a folder. Symbolic links are resolved. */
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

/** The folder of the project that a file is in: the nearest one that has one of its files; else the file's own. */
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
