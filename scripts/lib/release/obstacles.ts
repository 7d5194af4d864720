import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Changeset, readChangesets } from '../changesets.ts';
import { root } from '../command.ts';
import { libraries, readManifest } from '../pack-packages.ts';
import { folderOf, packages } from '../packages.ts';
import { partIn } from './changelog.ts';

/** What a release starts from. */
export type Start = {
  /** The version of each package, by its name. */
  readonly versions: Readonly<Record<string, string>>;
  readonly changesets: readonly Changeset[];
  /** What is wrong with the files in `.changeset`. */
  readonly wrong: readonly string[];
  /** What Git would commit or asks about. Null if it does not know this folder. */
  readonly changed: readonly string[] | null;
  /** The commit that has the tag of this version, if any, and the one that is checked out. */
  readonly tagged: string | null;
  readonly head: string;
  readonly changelog: string;
  /** The tag that started a workflow. */
  readonly startedBy: string | undefined;
  /** The repository that the root's manifest names, and the one that a workflow runs in. */
  readonly repository: string | undefined;
  readonly runsIn: string | undefined;
};
export type Step = 'version' | 'release';

const git = (folder: string, ...args: string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trimEnd() : null;
};

/** Reads what a release of this repository starts from. */
export const readStart = (): Start => {
  const manifests = packages.map(({ name }) => readManifest(folderOf(name)));
  const versions = Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
  const { version = '' } = manifests[0] ?? {};
  const log = join(root, 'CHANGELOG.md');
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_REF_TYPE, GITHUB_REF_NAME } = process.env;
  return {
    versions,
    ...readChangesets(
      root,
      libraries.map((name) => readManifest(folderOf(name)).name),
    ),
    changed: git(root, 'status', '--porcelain')?.split('\n').filter(Boolean) ?? null,
    tagged: git(root, 'rev-parse', '--verify', '--quiet', `refs/tags/v${version}^{commit}`),
    head: git(root, 'rev-parse', 'HEAD') ?? '',
    changelog: existsSync(log) ? readFileSync(log, 'utf8') : '',
    startedBy: GITHUB_REF_TYPE === 'tag' ? GITHUB_REF_NAME : undefined,
    repository: readManifest(root).repository?.url,
    runsIn: GITHUB_REPOSITORY === undefined ? undefined : `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`,
  };
};

const MARKS = /^git\+|\.git$/g;

/** Says what stands in the way of a step, a sentence each. Empty if nothing does. */
export const obstaclesTo = (step: Step, start: Start): readonly string[] => {
  const { versions, changesets, wrong, changed, tagged, head, changelog, startedBy, repository, runsIn } =
    start;
  const distinct = [...new Set(Object.values(versions))];
  const version = distinct[0] ?? '';
  const general = [
    ...wrong,
    ...(changed === null
      ? ['This folder is no Git repository, so nothing says what would be released.']
      : []),
    ...(changed !== null && changed.length > 0
      ? [`Commit these changes first, or drop them:\n${changed.join('\n')}`]
      : []),
    ...(distinct.length > 1
      ? [
          `The packages have different versions: ${Object.entries(versions)
            .map((each) => each.join(' '))
            .join(', ')}.`,
        ]
      : []),
  ];
  if (step === 'version')
    return [
      ...general,
      ...(changesets.length === 0 && wrong.length === 0
        ? [`No changeset waits in .changeset, so there is nothing to release after ${version}.`]
        : []),
    ];
  return [
    ...general,
    ...(changesets.length > 0
      ? [
          `${changesets.length === 1 ? 'A changeset waits' : `${changesets.length} changesets wait`} in .changeset. Run "npm run release version", look at what it changed, and commit it.`,
        ]
      : []),
    ...(partIn(changelog, version) === null ? [`CHANGELOG.md has no part "## ${version} (date)".`] : []),
    ...(tagged !== null && tagged !== head
      ? [`v${version} was released from ${tagged.slice(0, 12)}, which is not what is checked out.`]
      : []),
    ...(startedBy !== undefined && startedBy !== `v${version}`
      ? [`The tag is ${startedBy}, but the packages have version ${version}.`]
      : []),
    ...(runsIn !== undefined && repository?.replaceAll(MARKS, '') !== runsIn
      ? [
          `npm checks where a package was built: set "repository" in package.json to { "type": "git", "url": "git+${runsIn}.git" }.`,
        ]
      : []),
  ];
};
