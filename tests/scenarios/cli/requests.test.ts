import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { gatehouseHere } from './gatehouse-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-requests-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a flag that earlier versions had', () => {
  it.each([
    [['login', '--replay', 'x'], '--sandbox plays without a network'],
    [['login', '--sandbox', '--record=x'], '--report har=FILE'],
    [['run', 'tests/scenarios/flow', '--replay', 'x'], '--sandbox plays without a network'],
    [['run', 'tests/scenarios/flow', '--sandbox', '--record', 'x'], '--report har=FILE'],
    [['stream', '--replay', 'x'], '--sandbox plays without a network'],
  ])('%j is answered with what replaces it', async (argv, message) => {
    const { code, stdout, stderr } = await gatehouseHere(argv);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.replace(/\s+/g, ' ')).toContain(message);
  });
});

describe('a command line that is refused', () => {
  const never = join(folder, 'never');
  it.each([
    [['login', '--sandbox', '--verbose', '--quiet'], '--verbose and --quiet contradict each other'],
    [
      ['run', 'tests/scenarios/flow', '--sandbox', '--verbose', '--quiet'],
      '--verbose and --quiet contradict each other',
    ],
    [
      ['run', 'tests/scenarios/flow', '--sandbox', '--report', `junit=${never}/junit.xml`, '--shard', '5'],
      '--shard',
    ],
  ])('leaves no folder behind: %j', async (argv, message) => {
    const { code, stderr } = await gatehouseHere(argv);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(existsSync(never)).toBe(false);
  });
});

describe('--verbose', () => {
  it('shows every request and answer on standard error, without secrets', async () => {
    const { stdout, stderr } = await gatehouseHere(['login', '--sandbox', '--json', '--verbose']);
    expect(JSON.parse(stdout).outcome).toBe('signed-in');
    expect(stderr).toMatch(/^POST \S+\/v2\/Session {2}200 OK {2}\d+ ms, \d+ B$/m);
    expect(stderr).toMatch(/^ {2}> \{"username":"DM100001","password":"•••",/m);
    expect(stderr).toMatch(/^ {2}< \{"session":"•••",/m);
    expect(stderr).toContain('  > x-xsrf-token: •••\n');
  });

  it.each([
    ['redirect', 'explain', '--sandbox'],
    ['redirect', 'check', 'https://a.test/', '--sandbox'],
  ])('is there for gatehouse %s %s, too', async (...argv) => {
    const { stderr } = await gatehouseHere([...argv, '--verbose']);
    expect(stderr).toMatch(/^GET \S+\/configs\/config\.json {2}200 OK/m);
  });
});
