import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const script = `${root}scripts/bench.ts`;
const names = globSync('tests/bench/*.ts', { cwd: root }).map((file) => basename(file, '.ts'));
const list = `The benchmarks are ${names.sort().join(', ')}; without a name all of them run.\n`;

it.each([
  ['a name that is none', ['page', 'pages'], 'There is no benchmark called pages.'],
  ['an option that is none', ['page', '--round', '2'], "Unknown option '--round'."],
  ['an option without its value', ['page', '--rounds'], "Option '--rounds <value>' argument missing."],
])('npm run bench refuses %s, and lists the names', async (_what, words, sentence) => {
  const outcome = promisify(execFile)(process.execPath, [script, ...words]);
  await expect(outcome).rejects.toMatchObject({ code: 2, stdout: '', stderr: `${sentence} ${list}` });
});
