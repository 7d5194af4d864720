// Makes a release, in two steps with a review between them (CONTRIBUTING.md):
// npm run release version   raises the version of all packages and writes the changelog from the changesets; commits nothing
// npm run release           builds, tests and packs what is checked out, into the folder release
// With `-- --dry-run`, either only says what it would do. `-- --without-tests` is for a commit that `npm test` has passed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildAll } from './build.ts';
import { node, root } from './lib/command.ts';
import { libraries, readManifest, tarballOf } from './lib/pack-packages.ts';
import { folderOf } from './lib/packages.ts';
import { nextVersion, partIn, partOf } from './lib/release/changelog.ts';
import { obstaclesTo, readStart, type Start } from './lib/release/obstacles.ts';
import { type Options, optionsIn } from './lib/release/options.ts';
import { raiseVersion, VERSION_FILES } from './lib/release/raise-version.ts';
import { CHANGES, SBOM, SUMS, writeRelease } from './lib/release/write-release.ts';

const say = (text: string): void => void process.stdout.write(`${text.trimEnd()}\n`);
const fail = (text: string, code: number): void => {
  process.stderr.write(`${text.trimEnd()}\n`);
  process.exitCode = code;
};

const stepVersion = async ({ changesets }: Start, version: string, isDry: boolean): Promise<void> => {
  const next = nextVersion(version, changesets);
  const part = partOf(next, new Date().toISOString().slice(0, 10), changesets);
  if (isDry) {
    say(`${version} would become ${next} in the manifests of all packages, ${VERSION_FILES.join(', ')}`);
    say(`and package-lock.json. The files in .changeset would become this part of CHANGELOG.md:\n\n${part}`);
    return;
  }
  const failed = await raiseVersion(version, next, part);
  if (failed !== null) return fail(`\nThis failed: ${failed}. "git restore ." undoes the rest.`, 1);
  say(`\n${version} is now ${next}. Next:\n`);
  say(`  git diff                                   # read CHANGELOG.md as a user would`);
  say(`  git add --all && git commit --message "Release ${next}"`);
  say('  npm run release                            # once the commit is on main');
};

/** The date of the commit. It makes two releases of one commit identical. */
const timeOfCommit = (): Date => {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%cI'], { cwd: root, encoding: 'utf8' });
  return new Date(stdout.trim());
};

const FOLDER = 'release';

const stepRelease = async ({ changelog }: Start, version: string, options: Options): Promise<void> => {
  const files = [...libraries.map((name) => tarballOf(readManifest(folderOf(name)))), SBOM, CHANGES, SUMS];
  if (options.isDry) {
    const tests = options.isTested ? '' : 'run "npm test", ';
    say(`It would build everything, ${tests}and write to the folder ${FOLDER}:\n\n  ${files.join('\n  ')}`);
    return;
  }
  if (!(await buildAll())) return fail('The build failed, so nothing was written.', 1);
  if (!options.isTested && (await node(['scripts/test.ts'], { show: true })).code !== 0)
    return fail('A test failed, so nothing was written.', 1);
  const packed = writeRelease(join(root, FOLDER), partIn(changelog, version) ?? '', timeOfCommit());
  if (packed === null) return fail('npm could not pack the packages (see above).', 1);
  say(`\nThe folder ${FOLDER} holds ${version}:\n\n  ${files.join('\n  ')}\n\nNext:\n`);
  say(
    `  git tag v${version} && git push origin v${version}   # publishes it (.github/workflows/release.yml)`,
  );
};

const options = optionsIn(process.argv.slice(2), process.env);
if (typeof options === 'string') fail(options, 2);
else {
  const start = readStart();
  const obstacles = obstaclesTo(options.step, start);
  const [version = ''] = Object.values(start.versions);
  if (obstacles.length > 0) fail(obstacles.join('\n'), 1);
  else if (options.step === 'version') await stepVersion(start, version, options.isDry);
  else await stepRelease(start, version, options);
}
