import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, root, tool } from '../command.ts';
import { folderOf } from '../packages.ts';
import { readManifest } from '../pack-packages.ts';
import { npm } from '../toolchain.mjs';
import { withPart } from './changelog.ts';

/** The other files that have the version. */
export const VERSION_FILES = [
  'package.json',
  'packages/core/src/version.ts',
  'packages/cli-harness/src/version.ts',
] as const;

const replaceIn = (file: string, from: string, to: string): void => {
  const text = readFileSync(join(root, file), 'utf8');
  writeFileSync(join(root, file), text.replace(from, to));
};

type Task = readonly [what: string, run: () => Promise<boolean>];

const script = (...args: readonly string[]): Task[1] =>
  async () => (await node(args, { show: true })).code === 0;

/**
 * Raises the version of all packages in every file that has it, and puts `part` into the changelog. It commits nothing, so
 * Git can undo it. Returns the task that failed, or null.
 */
export const raiseVersion = async (from: string, to: string, part: string): Promise<string | null> => {
  const tasks: readonly Task[] = [
    ['changeset version', script(tool('@changesets/cli', 'changeset'), 'version')],
    [`raising the packages to ${to}`, async () => readManifest(folderOf('core')).version === to],
    [
      'writing CHANGELOG.md',
      async () => {
        for (const file of VERSION_FILES) replaceIn(file, from, to);
        const log = join(root, 'CHANGELOG.md');
        writeFileSync(log, withPart(existsSync(log) ? readFileSync(log, 'utf8') : '# Changelog\n', part));
        return true;
      },
    ],
    [
      'npm install --package-lock-only',
      async () => npm(process.execPath, ['install', '--package-lock-only', '--ignore-scripts'], root),
    ],
    ['completing package-lock.json', script('scripts/complete-lockfile.mjs')],
    ['npm run generate', script('scripts/generate.ts')],
    ['npm run surface -- --released', script('scripts/surface.ts', '--released')],
  ];
  for (const [what, run] of tasks) if (!(await run())) return what;
  return null;
};
