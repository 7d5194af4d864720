import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, root, tool } from '../command.ts';
import type { Lock } from '../lockfile.mjs';
import { type Manifest, readManifest } from '../pack-packages.ts';
import { folderOf } from '../packages.ts';
import { withPart } from './changelog.ts';

/** The other files that have the version. */
export const VERSION_FILES = [
  'package.json',
  'packages/core/src/version.ts',
  'packages/cli-harness/src/version.ts',
] as const;

/** Pages that show how packed files are installed, by their names. */
const PAGES = ['README.md', 'docs/guides/*.md', 'packages/*/README.md', 'examples/*/README.md'];

const replaceIn = (file: string, from: string, to: string): void => {
  const text = readFileSync(join(root, file), 'utf8');
  if (text.includes(from)) writeFileSync(join(root, file), text.replaceAll(from, to));
};

type Manifests = Readonly<Record<string, Manifest>>;

/** Takes over what the workspaces' manifests say now. `npm install` would do more than that, and need a registry. */
export const withManifests = (lock: Lock, manifests: Manifests): Lock => {
  const entries = Object.entries(lock.packages).map(([place, entry]) => {
    const { version, dependencies, devDependencies } = manifests[place] ?? {};
    return [place, version === undefined ? entry : { ...entry, version, dependencies, devDependencies }];
  });
  return { ...lock, version: manifests['']?.version, packages: Object.fromEntries(entries) };
};

const writeLockfile = (): true => {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
  const own = Object.keys(lock.packages).filter((place) => !place.includes('node_modules/'));
  const manifests = Object.fromEntries(own.map((place) => [place, readManifest(join(root, place))]));
  writeFileSync(file, `${JSON.stringify(withManifests(lock, manifests), null, 2)}\n`);
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
        const inFile = (file: string, version: string) =>
          file.endsWith('.json') ? `"version": "${version}"` : `'${version}'`;
        for (const file of VERSION_FILES) replaceIn(file, inFile(file, from), inFile(file, to));
        for (const page of globSync(PAGES, { cwd: root })) replaceIn(page, `-${from}.tgz`, `-${to}.tgz`);
        const log = join(root, 'CHANGELOG.md');
        writeFileSync(log, withPart(existsSync(log) ? readFileSync(log, 'utf8') : '# Changelog\n', part));
        return true;
      },
    ],
    ['writing package-lock.json', async () => writeLockfile()],
    ['npm run generate', script('scripts/generate.ts')],
    ['npm run surface -- --released', script('scripts/surface.ts', '--released')],
  ];
  for (const [what, run] of tasks) if (!(await run())) return what;
  return null;
};
