import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

it('npm run try runs a file against the sources, by its path from where npm was called', async () => {
  // Inside the repository, because Node finds packages from where a file is.
  const folder = join(root, '.cache', `try-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text =
    "import { BRANDS } from '@gatehouse-login/core';\nconsole.log(BRANDS.length, process.argv[2]);\n";
  writeFileSync(join(folder, 'mine.ts'), text);
  const env = { ...process.env, INIT_CWD: folder };
  const script = join(root, 'scripts', 'try.ts');
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, 'mine.ts', 'more'], {
    env,
  });
  expect({ stdout, stderr }).toEqual({ stdout: '7 more\n', stderr: '' });
});
