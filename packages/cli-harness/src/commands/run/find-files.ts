import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
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
    .filter((name) => YAML.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name))
    .toSorted();
}

/** Reads scenario files from the disk. */
export const fileReader = (cwd: string): FileReader => ({
  resolve: (from, path) => resolve(dirname(from), path),
  show: (path) => relative(cwd, path).replaceAll('\\', '/') || path,
  read: async (path) => {
    const text = await readFile(path, 'utf8').catch(() => null);
    return text === null || text.length > LARGEST ? null : text.replace(/^\uFEFF/, '');
  },
});
