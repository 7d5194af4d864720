import { readdir, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import { type UsageError, usageError } from '../../report/ending.ts';
import { inert } from '../../terminal/inert.ts';

const YAML = /\.ya?ml$/;

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
