// The vectors as a backend team gets them: in the installed package, run by Python and against the installed core.
import { execFile } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildSync } from 'esbuild';
import { expect, inject, it } from 'vitest';

const run = promisify(execFile);
const project = inject('installed');
const folder = join('node_modules', '@gatehouse-login', 'core', 'vectors');
const RULES = fileURLToPath(new URL('../contracts/vector-rules.ts', import.meta.url));
const names = globSync(join(project.folder, folder, '*.schema.json'));

it('the vectors of the packed core agree with its program in Python', async () => {
  const { stdout } = await run('python3', ['-B', join(folder, 'python', 'check.py')], {
    cwd: project.folder,
  });
  expect(stdout.match(/\.json: (\d+) of \1 cases agree/g)).toHaveLength(names.length);
});

const PROGRAM = `
import { deepStrictEqual } from 'node:assert';
import { readFileSync } from 'node:fs';
import { RULES } from './vector-rules.mjs';
for (const [name, rule] of Object.entries(RULES)) {
  const { cases } = JSON.parse(readFileSync('${folder}/' + name + '.json', 'utf8'));
  for (const { input, expected, reason } of cases)
    deepStrictEqual(JSON.parse(JSON.stringify(await rule(input))), expected, reason);
  console.log(name);
}
`;

it('the packed core agrees with the vectors that it is packed with', async () => {
  const outfile = join(project.folder, 'vector-rules.mjs');
  buildSync({ entryPoints: [RULES], bundle: true, packages: 'external', format: 'esm', outfile });
  writeFileSync(join(project.folder, 'vectors.mjs'), PROGRAM);
  const { stdout } = await run(process.execPath, ['vectors.mjs'], { cwd: project.folder });
  expect(stdout.trim().split('\n')).toHaveLength(names.length);
});
