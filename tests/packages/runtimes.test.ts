// The calls of `calls.test.ts`, in other runtimes and with webpack. They take half a gigabyte, so only `npm run test:full` installs
// them.
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../../scripts/lib/command.ts';
import { installLocked } from '../../scripts/lib/install-locked.ts';
import answers from './calls.answers.json' with { type: 'json' };
import { answersOf, write } from './support/answers.ts';
import { webpackIn } from './support/calling-bundles.ts';
import { callingProgram } from './support/calling-program.ts';

const project = inject('installed');
const isHere = process.env.GATEHOUSE_FULL === '1' && `${process.platform}-${process.arch}` === 'linux-x64';
const DENO = ['run', '--no-remote', '--node-modules-dir=manual', '--allow-read', '--allow-env'];

/** Each runtime: its program among the installed packages, and what comes before the file's name. */
const RUNTIMES: readonly (readonly [name: string, program: string, args: readonly string[]])[] = [
  ['Node 20', 'node-20/bin/node', []],
  ['Node 22', 'node-22/bin/node', []],
  ['Deno', 'deno/deno', DENO],
  ['Bun', 'bun/bin/bun', ['run', '--no-install']],
];

describe.runIf(isHere)('the kept answers come', () => {
  let installed = '';
  beforeAll(() => {
    installed = installLocked(join(root, 'tests', 'packages', 'runtimes')) ?? '';
    expect(installed, 'npm installed the runtimes').not.toBe('');
    write(project, 'calling.cjs', callingProgram(project, 'commonjs'));
    write(project, 'calling.mjs', callingProgram(project, 'module'));
  }, 600_000);

  describe.each(RUNTIMES)('in %s', (_name, program, args) => {
    it.each(['calling.mjs', 'calling.cjs'])('that runs %s', async (file) => {
      const runtime = join(installed, 'node_modules', program);
      expect(await answersOf(project, [...args, file], runtime)).toEqual(answers);
    });
  });

  it('from a bundle of webpack', async () => {
    const file = await webpackIn(installed)(project, 'calling.mjs');
    expect(await answersOf(project, [file])).toEqual(answers);
  });
});
