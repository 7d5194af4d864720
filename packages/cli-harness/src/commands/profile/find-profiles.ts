import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import { importFile } from '../../import-file.ts';
import { type UsageError, usageError } from '../../report/ending.ts';
import type { SourceText } from '../../scenario/source-text.ts';

/** The names that a file of profiles may have. */
export const PROFILE_FILES = [
  'gatehouse.config.yaml',
  'gatehouse.config.json',
  'gatehouse.config.ts',
] as const;

/** A file of profiles. */
export interface ProfileSource {
  readonly folder: string;
  readonly source: SourceText;
}

/**
 * Finds the file of profiles in a folder or in the nearest one above it that has one, up to the repository's root or the
 * home folder. A file that is found above must not be under the control of others: it is told where passwords go, and
 * TypeScript is run.
 */
export async function findProfiles(cwd: string): Promise<Result<ProfileSource, UsageError>> {
  for (let folder = cwd; ; folder = dirname(folder)) {
    const texts = await Promise.all(PROFILE_FILES.map((name) => readText(join(folder, name))));
    const found = PROFILE_FILES.filter((_, index) => texts[index] !== null);
    const [name, second] = found;
    if (name !== undefined && second !== undefined) {
      return err(usageError(`One folder has both ${name} and ${second}.`, 'Keep one of them.'));
    }
    if (name !== undefined) {
      const path = join(folder, name);
      const shown = relative(cwd, path);
      if (folder !== cwd && (await isForeign(path))) {
        const message = `${shown} belongs to another user, or others may write it.`;
        return err(
          usageError(message, 'Run the command in its folder if you trust it, or copy it to this one.'),
        );
      }
      const text = name.endsWith('.ts')
        ? await evaluated(path, shown)
        : ok(texts[PROFILE_FILES.indexOf(name)] ?? '');
      return text.map((text) => ({ folder, source: { name: shown, text } }));
    }
    const isTop = dirname(folder) === folder || folder === homedir();
    if (isTop || existsSync(join(folder, '.git'))) break;
  }
  const next = `Write a ${PROFILE_FILES[0]}, or run gatehouse init.`;
  return err(usageError(`No ${PROFILE_FILES[0]} is in this folder or above it.`, next));
}

/** Whether somebody else decides what a file holds. Windows does not say. */
async function isForeign(path: string): Promise<boolean> {
  const { uid, mode } = await stat(path);
  const own = process.getuid?.();
  return own !== undefined && ((uid !== own && uid !== 0) || (mode & 0o002) !== 0);
}

const readText = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null);

/** The default export of a module, as JSON, so that all files are read in one way. */
async function evaluated(path: string, shown: string): Promise<Result<string, UsageError>> {
  const loaded = await importFile(path).then(
    (module) => ok(module as { readonly default?: unknown }),
    (error: unknown) => err(error instanceof Error ? error.name : typeof error),
  );
  if (loaded.isErr()) {
    const next =
      'Node 22.18 or later reads TypeScript, without enums and namespaces. A YAML file works everywhere.';
    return err(usageError(`${shown} cannot be loaded: ${loaded.error}.`, next));
  }
  const value = loaded.value.default;
  return typeof value === 'object' && value !== null
    ? ok(JSON.stringify(value, null, 2))
    : err(usageError(`${shown} has no object as its default export.`, 'Export { profiles: { … } }.'));
}
