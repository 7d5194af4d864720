import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { gatehouseHere } from './gatehouse-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-cassettes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A report without what differs between any two runs. */
const essence = (stdout: string) => {
  const { reference: _, steps, ...rest } = JSON.parse(stdout);
  return { ...rest, steps: steps.map(({ at, event }: { at: string; event: string }) => [at, event]) };
};

const nothingSent: typeof globalThis.fetch = () =>
  Promise.reject(new Error('nothing may be sent in a replay'));

describe('a recorded login', () => {
  it.each([
    ['plain', 'signed-in', ['--follow', '--lang', 'ar', '--region', 'en-sg']],
    ['two-factor', 'signed-in', []],
    ['phone', 'signed-in', []],
    ['two-factor-mandatory', 'signed-in', []],
    ['forced-change', 'password-change-required', []],
    ['locked', 'refused', []],
    ['fault', 'environment-fault', []],
    ['malformed', 'environment-fault', []],
  ])('of %s is repeated without a network: %s', async (persona, outcome, flags) => {
    const cassettes = join(folder, persona);
    const recorded = await gatehouseHere([
      'login',
      '--sandbox',
      '--persona',
      persona,
      '--json',
      '--record',
      cassettes,
      ...flags,
    ]);
    const replayed = await gatehouseHere(['login', '--replay', cassettes, '--json'], { fetch: nothingSent });
    expect(JSON.parse(recorded.stdout).outcome).toBe(outcome);
    expect(essence(replayed.stdout)).toEqual(essence(recorded.stdout));
    expect(replayed.code).toBe(recorded.code);
  });

  it('with a new password is repeated without a secret', async () => {
    const cassettes = join(folder, 'change');
    const flags = [
      '--persona',
      'forced-change',
      '--new-password-env',
      'NEW',
      '--record',
      cassettes,
      '--json',
    ];
    const recorded = await gatehouseHere(['login', '--sandbox', ...flags], { env: { NEW: 'Brand-New-4u' } });
    expect(recorded.code).toBe(0);
    expect(readFileSync(join(cassettes, 'login.json'), 'utf8')).not.toContain('Brand-New');
    const replayed = await gatehouseHere(['login', '--replay', cassettes, '--json'], { fetch: nothingSent });
    expect(essence(replayed.stdout)).toEqual(essence(recorded.stdout));
  });

  it('that asks for something else says what is missing, and what is nearest', async () => {
    const cassettes = join(folder, 'other');
    await gatehouseHere(['login', '--sandbox', '--record', cassettes]);
    const { code, stderr } = await gatehouseHere(['login', '--replay', cassettes, '--user', 'somebody-else']);
    expect(code).toBe(3);
    expect(stderr).toMatch(
      /The cassette has no answer to POST \S+v2\/Session\. The nearest is POST \S+v2\/Session/,
    );
    expect(stderr).toContain('which differs in the field username of the body');
    expect(stderr).toContain('Replay with the flags of the recording');
  });
});

describe('what cannot be recorded or replayed is a mistake in the command line', () => {
  const broken = join(folder, 'broken');
  mkdirSync(broken);
  writeFileSync(join(broken, 'login.json'), '{"format":1}');
  it.each([
    [['--replay', 'x', '--sandbox'], '--sandbox cannot be combined with --replay'],
    [['--replay', 'x', '--site', 'https://a.test'], '--site cannot be combined with --replay'],
    [['--replay', 'x', '--record', 'y'], '--record cannot be combined with --replay'],
    [['--replay', join(folder, 'nowhere')], 'cannot be read'],
    [['--replay', broken], 'login.json is not a cassette. Record it again'],
    [
      ['--sandbox', '--record', join(broken, 'login.json')],
      'cannot be written to. Check the value of --record',
    ],
    [['--sandbox', '--verbose', '--quiet'], '--verbose and --quiet contradict each other'],
  ])('%j', async (flags, message) => {
    const { code, stdout, stderr } = await gatehouseHere(['login', ...flags]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });
});

describe('a command line that is refused', () => {
  const never = join(folder, 'never');
  it.each([
    ['login', '--sandbox', '--record', never, '--timeout', 'soon'],
    ['run', 'tests/scenarios/flow', '--sandbox', '--record', never, '--via', 'both'],
    ['run', 'tests/scenarios/flow', '--sandbox', '--report', `junit=${never}/junit.xml`, '--shard', '5'],
  ])('leaves no folder behind: %s %s %s', async (...argv) => {
    expect((await gatehouseHere(argv)).code).toBe(2);
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
