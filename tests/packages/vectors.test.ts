// The vectors as a backend team gets them: in the installed package, run by Python and against the installed core.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';

const run = promisify(execFile);
const project = inject('installed');
const folder = join('node_modules', '@gatehouse-login', 'core', 'vectors');

it('the vectors of the packed core agree with its program in Python', async () => {
  const { stdout } = await run('python3', [join(folder, 'check.py')], { cwd: project.folder });
  expect(stdout.match(/\.json: \d+ cases/g)).toHaveLength(4);
});

const PROGRAM = `
import { deepStrictEqual } from 'node:assert';
import { readFileSync } from 'node:fs';
import { asciiDigits, checkRedirectUri, languageOf } from '@gatehouse-login/core';
import { checkPassword } from '@gatehouse-login/core/password-policy';
const rules = {
  passwords: (text) => checkPassword(text),
  digits: asciiDigits,
  lang: languageOf,
  redirects: ({ uri, list }) => checkRedirectUri(uri, list).isOk(),
};
for (const [name, rule] of Object.entries(rules)) {
  const { cases } = JSON.parse(readFileSync('${folder}/' + name + '.json', 'utf8'));
  for (const { input, expected, reason } of cases) deepStrictEqual(rule(input), expected, reason);
  console.log(name, cases.length > 30);
}
`;

it('the packed core agrees with the vectors that it is packed with', async () => {
  writeFileSync(join(project.folder, 'vectors.mjs'), PROGRAM);
  const { stdout } = await run(process.execPath, ['vectors.mjs'], { cwd: project.folder });
  expect(stdout).toBe('passwords true\ndigits true\nlang true\nredirects true\n');
});
