import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, root, tool } from '../command.ts';
import { readManifest } from '../pack-packages.ts';
import { folderOf, packages } from '../packages.ts';
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

type Lock = { readonly packages: Readonly<Record<string, object>>; readonly [key: string]: unknown };

/** Takes over what the manifests say now. `npm install` would do more than that, and need a registry. */
const writeLockfile = (version: string): true => {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
  const own = packages.map(({ name }) => {
    const { dependencies, devDependencies } = readManifest(folderOf(name));
    return [`packages/${name}`, { version, dependencies, devDependencies }] as const;
  });
  const changes = Object.fromEntries([['', { version }], ...own]);
  const entries = Object.entries(lock.packages).map(([place, entry]) => [
    place,
    place in changes ? { ...entry, ...changes[place] } : entry,
  ]);
  const whole = { ...lock, version, packages: Object.fromEntries(entries) };
  writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`);
  return true;
};

type Task = readonly [what: string, run: () => Promise<boolean>];

const script =
  (...args: readonly string[]): Task[1] =>
  async () =>
    (await node(args, { show: true })).code === 0;

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
    ['writing package-lock.json', async () => writeLockfile(to)],
    ['npm run generate', script('scripts/generate.ts')],
    ['npm run surface -- --released', script('scripts/surface.ts', '--released')],
  ];
  for (const [what, run] of tasks) if (!(await run())) return what;
  return null;
};
