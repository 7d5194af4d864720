import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, inject, it } from 'vitest';
import { makeFolder, packCommand } from '../../scripts/lib/pack-command.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gatehouse-pack-')));
afterAll(() => rmSync(folder, { recursive: true }));

it('npm run pack fills a folder of a project with the command and the libraries, and says how to install it', () => {
  const project = join(folder, 'team');
  mkdirSync(join(project, 'vendor'), { recursive: true });
  writeFileSync(join(project, 'package.json'), '{}');
  // Left from a version before.
  writeFileSync(join(project, 'vendor', 'gatehouse-login-core-0.0.1.tgz'), '');
  const next = packCommand(join(project, 'vendor'), folder) ?? '';

  const { packages } = inject('installed');
  const { version } = packages.find(({ manifest }) => manifest.name.endsWith('/core'))?.manifest ?? {};
  const needed = ['adapters-http', 'adapters-streaming', 'cli-harness', 'core', 'sandbox'].map((name) => {
    const { manifest } = packages.find((each) => each.manifest.name.endsWith(`/${name}`)) ?? {};
    return `gatehouse-login-${name}-${manifest?.version}.tgz`;
  });
  const engine = `artillery-engine-gatehouse-${version}.tgz`;
  expect(readdirSync(join(project, 'vendor'))).toEqual([engine, ...needed]);
  // The README shows the same lines.
  const [, lines = ''] = /\n((?: {2}.*\n)+)/.exec(next) ?? [];
  expect(lines).toContain('npm install --save-dev');
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`\n${lines.replaceAll(/^ {2}/gm, '')}`);
  expect(next).not.toContain('npm init');
});

it('npm run pack wants a folder that is not in this repository', () => {
  expect(makeFolder(['new/vendor'], folder)).toBe(join(folder, 'new/vendor'));
  writeFileSync(join(folder, 'file'), '');
  const wrong = [[], ['packed'], ['.'], ['..', 'vendor'], [join(folder, 'file')]];
  expect(wrong.map((words) => makeFolder(words, root))).toEqual([null, null, null, null, null]);
});
