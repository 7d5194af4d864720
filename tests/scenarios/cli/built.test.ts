import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const packageFile = (path: string) =>
  fileURLToPath(new URL(`../../../packages/cli-harness/${path}`, import.meta.url));
const run = (...argv: string[]) =>
  promisify(execFile)(process.execPath, [packageFile('bin/gatehouse.js'), ...argv]);

describe.skipIf(!existsSync(packageFile('dist/main.js')))('gatehouse as it was built', () => {
  it('logs in: everything that it bundles can be loaded', async () => {
    const { stdout } = await run('login', '--sandbox', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'signed-in' });
  });

  it('shows its help', async () => {
    expect((await run('login', '--help')).stdout).toContain('--password-stdin');
  });
});
