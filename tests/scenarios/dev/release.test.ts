import { describe, expect, it } from 'vitest';
import type { Bump, Changeset } from '../../../scripts/lib/changesets.ts';
import { packedManifest } from '../../../scripts/lib/pack-packages.ts';
import { nextVersion, partIn, partOf, withPart } from '../../../scripts/lib/release/changelog.ts';
import { obstaclesTo, type Start } from '../../../scripts/lib/release/obstacles.ts';
import { optionsIn } from '../../../scripts/lib/release/options.ts';
import { withManifests } from '../../../scripts/lib/release/raise-version.ts';

const CORE = '@gatehouse-login/core';
const said = (text: string, bump: Bump, ...names: string[]): Changeset => ({
  file: 'a.md',
  bumps: Object.fromEntries((names.length > 0 ? names : [CORE]).map((name) => [name, bump])),
  text: `\n${text}\n`,
});

describe('the changelog', () => {
  const changesets = [
    said('A list keeps its place.', 'patch', 'artillery-engine-gatehouse', '@gatehouse-login/cli-harness'),
    said('`later` is new.', 'minor'),
    said('`early` is gone.\n\nWhat to do: call `later`.', 'minor'),
    said('`a` is new.\n\n```ts\na();\n```', 'minor'),
  ];

  it('says first what breaks and what to do, then what is new, then what was mended', () => {
    expect(partOf('0.2.0', '2026-11-24', changesets)).toBe(`## 0.2.0 (2026-11-24)

### What breaks

- **core:** \`early\` is gone.

  What to do: call \`later\`.

### New

- **core:** \`a\` is new.

  \`\`\`ts
  a();
  \`\`\`
- **core:** \`later\` is new.

### Mended

- **artillery-engine-gatehouse, cli-harness:** A list keeps its place.
`);
  });

  it('gets the newest part above the others, and gives each one back', () => {
    const first = '# Changelog\n\nFor users.\n\n## 0.1.0 (2026-11-01)\n\nThe first.\n';
    const both = withPart(first, partOf('0.1.1', '2026-11-24', changesets.slice(0, 1)));
    expect(both).toMatch(/^# Changelog\n\nFor users.\n\n## 0.1.1 [^#]*### Mended[^#]*\n\n## 0.1.0 /);
    expect(partIn(both, '0.1.0')).toBe('## 0.1.0 (2026-11-01)\n\nThe first.\n');
    expect(partIn(both, '0.1.1')).toMatch(/^## 0\.1\.1 [^#]*### Mended[^#]*place\.\n$/);
    expect(partIn(both, '0.1')).toBeNull();
    expect(withPart('# Changelog\n', '## 0.1.0 (2026-11-01)\n')).toBe(
      '# Changelog\n\n## 0.1.0 (2026-11-01)\n',
    );
  });

  it.each([
    ['0.1.9', 'patch', '0.1.10'],
    ['0.1.9', 'minor', '0.2.0'],
    ['0.9.1', 'major', '1.0.0'],
    ['1.2.3', 'minor', '1.3.0'],
  ] as const)('after %s, %s leads to %s', (version, bump, next) => {
    expect(nextVersion(version, [said('Small.', 'patch'), said('Other.', bump)])).toBe(next);
  });
});

describe('a release', () => {
  const start: Start = {
    versions: { [CORE]: '0.2.0', '@gatehouse-login/sandbox': '0.2.0' },
    changesets: [],
    wrong: [],
    changed: [],
    tagged: null,
    head: 'c0ffee',
    changelog: '# Changelog\n\n## 0.2.0 (2026-11-24)\n',
    startedBy: undefined,
    repository: undefined,
    runsIn: undefined,
  };
  const waiting = [said('More.', 'minor')];

  it('starts from a clean commit with a version and its changes', () => {
    expect(obstaclesTo('release', start)).toEqual([]);
    expect(obstaclesTo('release', { ...start, tagged: 'c0ffee', startedBy: 'v0.2.0' })).toEqual([]);
    expect(obstaclesTo('version', { ...start, changesets: waiting })).toEqual([]);
  });

  it.each([
    [{ changed: null }, 'no Git repository'],
    [{ changed: ['?? junk'] }, 'Commit these changes first, or drop them:\n?? junk'],
    [{ versions: { a: '0.2.0', b: '0.1.0' } }, 'different versions: a 0.2.0, b 0.1.0.'],
    [{ changesets: waiting }, 'A changeset waits in .changeset. Run "npm run release version"'],
    [{ wrong: ['a.md is no changeset'] }, 'a.md is no changeset'],
    [{ changelog: '' }, 'CHANGELOG.md has no part "## 0.2.0 (date)"'],
    [{ tagged: 'decaf0' }, 'v0.2.0 was released from decaf0, which is not what is checked out.'],
    [{ startedBy: 'v0.3.0' }, 'The tag is v0.3.0, but the packages have version 0.2.0.'],
    [{ runsIn: 'https://github.com/a/b' }, '"git+https://github.com/a/b.git"'],
    [{ runsIn: 'https://github.com/a/b', repository: { url: 'git+https://github.com/a/c.git' } }, 'a/b.git'],
  ])('does not start from %j', (change, sentence) => {
    const repository = 'repository' in change ? change.repository?.url : undefined;
    expect(obstaclesTo('release', { ...start, ...change, repository })).toEqual([
      expect.stringContaining(sentence),
    ]);
  });

  it('runs in the repository that the manifest names', () => {
    const here = { runsIn: 'https://github.com/a/b', repository: 'git+https://github.com/a/b.git' };
    expect(obstaclesTo('release', { ...start, ...here })).toEqual([]);
  });

  it('needs something to say for the next version', () => {
    expect(obstaclesTo('version', start)).toEqual([
      expect.stringContaining('nothing to release after 0.2.0'),
    ]);
  });
});

describe('npm run release', () => {
  it.each([
    [[], {}, { step: 'release', isDry: false, isTested: false }],
    [['version', '--dry-run'], {}, { step: 'version', isDry: true, isTested: false }],
    [['--without-tests', '--dry-run'], {}, { step: 'release', isDry: true, isTested: true }],
    // npm keeps an option that stands before its two dashes.
    [['version'], { npm_config_dry_run: 'true' }, { step: 'version', isDry: true, isTested: false }],
  ] as const)('understands %j', (args, env, options) => {
    expect(optionsIn(args, env)).toEqual(options);
  });

  it.each([
    [['publish'], 'There is no "publish" here.'],
    [['version', '1.2.3'], 'There is no "1.2.3" here.'],
    [['--tests'], 'There is no "--tests" here.'],
    [['version', '--without-tests'], '"version" runs no tests.'],
  ])('refuses %j, and says what there is', (args, sentence) => {
    expect(optionsIn(args, {})).toContain(sentence);
    expect(optionsIn(args, {})).toContain('npm run release version  ');
  });
});

it('the next version is in the lockfile for each workspace, and nothing else changes there', () => {
  const zod = { version: '4.6.7', license: 'MIT' };
  const lock = (version: string) => ({
    name: 'repository',
    version,
    packages: {
      '': { name: 'repository', version, license: 'Apache-2.0' },
      'docs/site': { name: 'site', version },
      'node_modules/zod': zod,
      'packages/http': { name: 'http', version, dependencies: { core: version, zod: '4.6.7' } },
    },
  });
  const now = lock('0.2.0');
  const manifests = { ...now.packages, 'node_modules/zod': undefined };
  const raised = withManifests(lock('0.1.0'), JSON.parse(JSON.stringify(manifests)));
  expect(JSON.stringify(raised)).toBe(JSON.stringify(now));
});

it('a packed manifest can be published, with provenance alone', () => {
  const manifest = { name: CORE, version: '0.2.0', private: true };
  const repository = { url: 'git+https://github.com/a/b.git' };
  expect(packedManifest(manifest, undefined, 'packages/core')).toEqual({
    name: CORE,
    version: '0.2.0',
    publishConfig: { access: 'public', provenance: true },
  });
  expect(packedManifest(manifest, repository, 'packages/core')).toMatchObject({
    repository: { ...repository, directory: 'packages/core' },
  });
});
