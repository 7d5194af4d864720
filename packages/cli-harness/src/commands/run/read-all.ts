import { readdir, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import type { Io } from '../../io.ts';
import { type UsageError, usageError } from '../../report/ending.ts';
import { fileReader, loadFiles } from '../../scenario/load-files.ts';
import { type Mistakes, makeMistakes } from '../../scenario/mistake.ts';
import { idOf, readScenarios, type Sources } from '../../scenario/read-scenarios.ts';
import type { TakeSecret } from '../../scenario/read-variables.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { inert } from '../../terminal/inert.ts';

/** What the files of a run hold. */
export interface ReadFiles {
  readonly scenarios: readonly Scenario[];
  readonly mistakes: Mistakes;
  /** Every file that was read, with those that were included. */
  readonly paths: ReadonlySet<string>;
  /** Reads the scenarios of the given ones again, with the values of their sources. */
  readonly withSources: (played: readonly Scenario[], take: TakeSecret) => Promise<readonly Scenario[]>;
}

/**
 * Reads all files of a run. Mistakes are collected, so that all are shown at once. No secret is taken and no command is
 * run before it is known what is played.
 */
export async function readAll(files: readonly string[], { cwd }: Pick<Io, 'cwd'>): Promise<ReadFiles> {
  const mistakes = makeMistakes();
  const paths = new Set<string>();
  const loaded = await loadFiles(files, fileReader(cwd), mistakes, paths);
  async function read(sources: Sources | null): Promise<readonly Scenario[]> {
    const scenarios: Scenario[] = [];
    for (const file of loaded) scenarios.push(...(await readScenarios(file, sources, mistakes)));
    return scenarios;
  }
  return {
    scenarios: await read(null),
    mistakes,
    paths,
    withSources(played, take) {
      const ids = new Set(played.map(({ place }) => idOf(place)));
      return read({ isPlayed: (id) => ids.has(id), take });
    },
  };
}

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
