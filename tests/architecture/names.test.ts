import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { foreignDependencies, foreignNames, isOurs, type Named, readJson, strangersIn } from './names.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const lock = readJson<{ packages: Record<string, Named> }>(root, 'package-lock.json');
const texts = [
  '*.{json,md,ts}',
  'docs/**/*.{md,json}',
  'scripts/**/*',
  'tests/**/*',
  'examples/{,*/,*/*/}*',
  'packages/*/*',
];
const files = globSync([...texts, 'packages/*/{src,bin,build}/**/*'], { cwd: root }).filter(
  // This file contains the names that it looks for.
  (path) => !path.endsWith('names.test.ts') && statSync(join(root, path)).isFile(),
);

describe('every package of ours', () => {
  it.each(['package.json', ...globSync('packages/*/package.json', { cwd: root })])(
    'has a name in our scope, as %s says, and asks for no other',
    (path) => {
      expect(foreignNames(readJson(root, path))).toEqual([]);
    },
  );

  it.each(globSync('examples/*/package.json', { cwd: root }))(
    'is what %s asks for, and no stranger',
    (path) => {
      expect(foreignDependencies(readJson(root, path))).toEqual([]);
    },
  );

  it('is in the lockfile by that name', () => {
    const named = Object.entries(lock.packages).map(
      ([place, entry]) => entry.name ?? place.replace(/^node_modules\//, ''),
    );
    const ours = named.filter((name) => name.includes('gatehouse'));
    expect(ours.length).toBeGreaterThan(10);
    expect(ours.filter((name) => !isOurs(name))).toEqual([]);
    expect(Object.values(lock.packages).flatMap(foreignDependencies)).toEqual([]);
  });

  it('is called by that name in every document, script and source', () => {
    expect(files.length).toBeGreaterThan(700);
    const found = files.flatMap((path) =>
      strangersIn(readFileSync(join(root, path), 'utf8')).map((name) => `${path}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('is never fetched by npx, which would run whatever bears its name', () => {
    const texts = files.filter((path) => !path.endsWith('names.test.ts'));
    const found = texts.filter((path) =>
      /npx (?!--no )@gatehouse-login/.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(found).toEqual([]);
  });

  it.each(['README.md', 'packages/cli-harness/README.md'])(
    'can be run as %s says, by its whole name',
    (path) => {
      expect(readFileSync(join(root, path), 'utf8')).toContain('npx --no @gatehouse-login/cli-harness ');
    },
  );
});

describe("a stranger's name is caught", () => {
  it.each([
    "import { run } from '@gatehouse/core';",
    'npm install @gatehouse/core',
    'npx gatehouse login',
    'npx --yes gatehouse login',
    'npm exec gatehouse',
    "import 'gatehouse';",
    "const { run } = require('gatehouse/cli');",
  ])('in the text %s', (text) => {
    expect(strangersIn(text)).toHaveLength(1);
  });

  it.each([
    "import { run } from '@gatehouse-login/cli-harness';",
    'npx --no @gatehouse-login/cli-harness login',
    'npm install ./gatehouse-login-core-0.1.0.tgz',
    'gatehouse login --sandbox',
  ])('and not in the text %s', (text) => {
    expect(strangersIn(text)).toEqual([]);
  });

  it('in a manifest', () => {
    expect(foreignNames({ name: 'gatehouse', dependencies: { '@gatehouse/core': '0.1.0' } })).toEqual([
      'gatehouse',
      '@gatehouse/core',
    ]);
  });
});
