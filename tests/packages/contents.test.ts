import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, it } from 'vitest';
import { entriesOf, type Packed } from './support/project.ts';

const project = inject('installed');
const root = new URL('../..', import.meta.url);
const fileOf = ({ manifest }: Packed, path: string) =>
  join(project.folder, 'node_modules', manifest.name, path);
const textOf = (pack: Packed, path: string) => readFileSync(fileOf(pack, path), 'utf8');
const packs = project.packages.map((pack) => [pack.manifest.name, pack] as const);

describe.each(packs)('%s, packed', (_name, pack) => {
  it('asks for the same Node as the other packages, or npm warns about the one that asks for more', () => {
    expect(pack.manifest.engines).toEqual({ node: '>=20' });
  });

  it('holds no test and no fixture, nor what is declared of one', () => {
    // Folders named testing contain helpers of tests. Core's is an entry: fakes for people who write ports.
    const isOffered = (file: string) => './testing' in pack.manifest.exports && /^dist\/testing\//.test(file);
    const isOfTests = (file: string) =>
      /\.(test|test-d|fixture)\.|(^|\/)(src|tests?|testing)\//.test(file) && !isOffered(file);
    expect(pack.files.length).toBeGreaterThan(5);
    expect(pack.files.filter(isOfTests)).toEqual([]);
  });

  it('holds its licence', () => {
    expect(textOf(pack, 'LICENSE')).toBe(readFileSync(new URL('LICENSE', root), 'utf8'));
  });

  it('has a README whose links lead to the web, to itself or into the package', () => {
    const readme = textOf(pack, 'README.md');
    expect(readme).toContain(`# ${pack.manifest.name}\n`);
    const targets = [...readme.matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => target);
    const isBroken = (target: string) =>
      !/^(https:\/\/|#)/.test(target) && (target.startsWith('..') || !existsSync(fileOf(pack, target)));
    expect(targets.filter(isBroken)).toEqual([]);
  });

  it('names no file that is not there', () => {
    const { exports, bin, sideEffects } = pack.manifest;
    const named = JSON.stringify([exports, bin, sideEffects]).match(/"\.\/(?!src\/)[^"*]+\.[^"]+"/g) ?? [];
    const paths = named.map((path) => JSON.parse(path) as string);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !existsSync(fileOf(pack, path)))).toEqual([]);
  });

  it('asks for packages of ours that are packed with it, so that nothing is asked of a registry', () => {
    const { dependencies = {}, peerDependencies = {} } = pack.manifest;
    const asked = Object.entries({ ...dependencies, ...peerDependencies });
    const versions = new Map(project.packages.map(({ manifest }) => [manifest.name, manifest.version]));
    const ours = asked.filter(([name]) => name.includes('gatehouse'));
    expect(ours.filter(([name, version]) => versions.get(name) !== version)).toEqual([]);
  });
});

/** Runs a program in the project, and parses what it prints. */
const runProgram = async (type: 'module' | 'commonjs', program: string): Promise<unknown> => {
  const args = [`--input-type=${type}`, '--eval', program];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: project.folder });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
};

/** A program that loads entries. It prints what that changed in the process, and names that differ between entries. */
const loading = (specifiers: readonly string[], load: (specifier: string) => string) => `
  const look = () => [
    ...Object.getOwnPropertyNames(globalThis),
    ...process.eventNames().map((name) => \`\${process.listenerCount(name)} × \${String(name)}\`),
  ];
  const before = look();
  const found = new Map();
  const twice = [];
  for (const entry of [${specifiers.map(load).join(', ')}])
    for (const [name, value] of Object.entries(entry)) {
      if (name === 'default' || name === 'module.exports') continue;
      if (found.has(name) && found.get(name) !== value) twice.push(name);
      found.set(name, value);
    }
  const left = look().filter((each) => !before.includes(each));
  console.log(JSON.stringify({ left, names: found.size, twice }));
`;

describe.each(packs)('the entries of %s', (_name, pack) => {
  const specifiers = entriesOf(pack).map(([specifier]) => specifier);
  // zod keeps its settings there once it is loaded. Nothing else depends on them.
  const left = expect.toSatisfy((names: string[]) => names.every((each) => each.startsWith('__zod_')));
  const expected = { left, names: expect.any(Number), twice: [] };

  it('load as ES modules, change nothing by that, and share what they have in common', async () => {
    const program = loading(specifiers, (specifier) => `await import('${specifier}')`);
    expect(await runProgram('module', program)).toEqual(expected);
  });

  it('load as CommonJS, change nothing by that, and share what they have in common', async () => {
    const program = loading(specifiers, (specifier) => `require('${specifier}')`);
    expect(await runProgram('commonjs', program)).toEqual(expected);
  });
});

it('the cipher, which is loaded when it is needed, works in CommonJS and in ES modules', async () => {
  const program = (load: string) => `${load}
    const salt = '0001020304050607';
    encryptQuery('a=1', { passphrase: 'p' }, { salt }).then((text) => console.log(JSON.stringify(text)));`;
  const encrypted = await runProgram(
    'module',
    program("import { encryptQuery } from '@gatehouse-login/core';"),
  );
  expect(encrypted).toMatch(/^U2FsdGVkX18/);
  const required = program("const { encryptQuery } = require('@gatehouse-login/core');");
  expect(await runProgram('commonjs', required)).toBe(encrypted);
});
