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

  it('makes a page of a load test: the library that draws it is bundled', async () => {
    const report = fileURLToPath(new URL('snapshots/files/load.json', import.meta.url));
    const { stdout } = await run('load', 'report', report, report, '--html', '-');
    expect(stdout).toContain('<h1 class="bad">Neither run went well</h1>');
    expect(stdout).toMatch(/<path class="line tone-accent second" d="M[\d.]+,[\d.]+L/);
    expect(stdout).toMatch(/<g class="bars parted tone-warm"><rect /);
  });

  it('shows its help', async () => {
    expect((await run('login', '--help')).stdout).toContain('--password-stdin');
  });
});
