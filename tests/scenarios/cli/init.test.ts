import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gatehouseHere } from './gatehouse-here.ts';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'init-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

/** The command line of the job that was written. */
function jobIn(folder: string): readonly string[] {
  const job = readFileSync(join(folder, '.github/workflows/logins.yml'), 'utf8');
  const [, line = ''] = /npx --no @gatehouse-login\/cli-harness (run .*)/.exec(job) ?? [];
  return line.replace('$GITHUB_STEP_SUMMARY', 'summary.md').replaceAll('"', '').split(' ');
}

describe('gatehouse init', () => {
  it('writes scenarios for the sandbox that pass as they are', async () => {
    const written = await gatehouseHere(['init', '--sandbox'], { cwd });
    expect(written).toMatchObject({ code: 0, stderr: '' });
    expect(written.stdout).toContain('gatehouse run logins --profile test');
    const played = await gatehouseHere(jobIn(cwd), { cwd });
    expect(played.stdout + played.stderr).toContain('5 passed');
    expect(played.code).toBe(0);
    expect(readFileSync(join(cwd, 'logins.xml'), 'utf8')).toContain('tests="5"');
    expect(readFileSync(join(cwd, 'summary.md'), 'utf8')).toContain('5 passed');
    // A first commit must not have what was installed, nor what the run wrote.
    const ignored = readFileSync(join(cwd, '.gitignore'), 'utf8').split('\n');
    expect(ignored).toEqual(['node_modules/', 'logins.xml', 'logins.html', '']);
  });

  it('names a command that the reader can run, and what the job still needs', async () => {
    const env = { npm_execpath: 'npm-cli.js' };
    const first = await gatehouseHere(['init', '--sandbox'], { cwd, env });
    expect(first.stdout).toContain('\n  npx --no @gatehouse-login/cli-harness run logins --profile test\n');
    expect(first.stdout).toContain('needs @gatehouse-login/cli-harness in package.json');
    const other = join(cwd, 'other');
    mkdirSync(other);
    const name = '@gatehouse-login/cli-harness';
    writeFileSync(join(other, 'package.json'), JSON.stringify({ devDependencies: { [name]: '0.1.0' } }));
    writeFileSync(join(other, '.gitignore'), 'mine\n');
    const second = await gatehouseHere(['init', '--sandbox'], { cwd: other, env });
    expect([second.code, second.stderr]).toEqual([0, '']);
    expect(second.stdout).not.toContain('needs');
    expect(readFileSync(join(other, '.gitignore'), 'utf8')).toBe('mine\n');
    for (const line of `${first.stdout}${second.stdout}`.split('\n'))
      expect(line.length).toBeLessThanOrEqual(80);
  });

  it('writes scenarios for a site that ask for nothing but the account', async () => {
    expect((await gatehouseHere(['init', '--site', 'http://localhost:59999/en-uk'], { cwd })).code).toBe(0);
    expect((await gatehouseHere(jobIn(cwd), { cwd })).stderr).toContain('TRADING_USER is not set');
    const env = { TRADING_USER: 'DM1', TRADING_PASSWORD: 'Secret-4711' };
    const played = await gatehouseHere(jobIn(cwd), { cwd, env });
    expect(played.stdout + played.stderr).toContain('could not reach');
    expect(played.code).toBe(3);
  });

  it('changes nothing that is there', async () => {
    writeFileSync(join(cwd, 'gatehouse.config.yaml'), 'profiles: {}');
    const { code, stderr } = await gatehouseHere(['init', '--sandbox'], { cwd });
    expect([code, readdirSync(cwd)]).toEqual([2, ['gatehouse.config.yaml']]);
    expect(stderr).toContain('gatehouse.config.yaml is there already');
  });

  it('says what it needs where it cannot ask', async () => {
    expect(await gatehouseHere(['init'], { cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Give --site URL, or --sandbox.'),
    });
    const wrong = await gatehouseHere(['init', '--site', 'http://login.test.example'], { cwd });
    expect([wrong.code, readdirSync(cwd)]).toEqual([2, []]);
  });
});
