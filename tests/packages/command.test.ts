import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, it } from 'vitest';

const { folder, packages } = inject('installed');
const name = '@gatehouse-login/cli-harness';
const manifest = packages.find((each) => each.manifest.name === name)?.manifest;
const bin = manifest?.bin ?? {};

/** Runs the installed command in an empty folder, as someone without this repository would. */
const run = async (...argv: string[]): Promise<string> => {
  const cwd = join(folder, 'empty');
  mkdirSync(cwd, { recursive: true });
  const command = join(folder, 'node_modules', name, bin.gatehouse ?? '');
  const env = { PATH: process.env.PATH ?? '', HOME: cwd };
  return (await promisify(execFile)(process.execPath, [command, ...argv], { cwd, env })).stdout;
};

describe('the command, installed elsewhere', () => {
  it('is the one command of its package, which is what npx runs', () => {
    expect(Object.keys(bin)).toEqual(['gatehouse']);
  });

  it('contains the licences of the packages that are bundled into it', () => {
    const licences = readFileSync(
      join(folder, 'node_modules', name, 'dist/THIRD-PARTY-LICENCES.txt'),
      'utf8',
    );
    const names = licences.split(/^-{80}$/m).map((text) => text.trim().split('\n')[0]);
    const bundled = Object.keys(manifest?.devDependencies ?? {}).filter(
      (each) => !each.startsWith('@gatehouse'),
    );
    // What those need themselves.
    const further = ['crypto-js', 'mute-stream', 'tldts-core', 'tough-cookie', 'zod'];
    const theirs = names.filter((each) => !each?.startsWith('@inversifyjs/'));
    expect(theirs).toEqual([...bundled, ...further].sort());
  });

  it('needs nothing but the sandbox and the stream', () => {
    const needed = Object.keys(manifest?.dependencies ?? {});
    expect(needed).toEqual(['@gatehouse-login/adapters-streaming', '@gatehouse-login/sandbox']);
  });

  it('says its version and its help', async () => {
    expect(await run('--version')).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(await run('login', '--help')).toContain('--password-stdin');
  });

  it('signs in to its own sandbox', async () => {
    expect(JSON.parse(await run('login', '--sandbox', '--json'))).toMatchObject({ outcome: 'signed-in' });
  });
});
