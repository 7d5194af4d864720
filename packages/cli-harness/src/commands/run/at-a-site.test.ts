// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of scenarios are written like this
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '@gatehouse-login/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runReportSchema } from '../../report/run-report.schema.ts';
import { run } from '../../run.ts';
import { captureIo } from '../../testing/capture-io.ts';

// A sandbox that runs by itself is a site like any other.
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-run-site-'));
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
});
beforeEach(() => sandbox.reset());
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await sandbox.dispose();
});

async function play(lines: readonly string[], flags: readonly string[] = []) {
  writeFileSync(join(folder, 'a.yaml'), lines.join('\n'));
  const env = { XDG_STATE_HOME: folder, DOUBLE: 'Double-Lock1', COPPER: 'Copper-Kite1' };
  const captured = captureIo({ cwd: folder, env });
  const code = await run(['run', 'a.yaml', '--json', ...flags], captured.io);
  return {
    code,
    stdout: captured.stdout(),
    stderr: captured.stderr(),
    ...runReportSchema.parse(JSON.parse(captured.stdout())),
  };
}

const calls = (path: string) => sandbox.journal().filter((entry) => entry.path.includes(path));

describe('gatehouse run at a site', () => {
  it('reads codes from an address, and lets one scenario at a time use an account', async () => {
    const { code, stdout, scenarios } = await play([
      `site: ${sandbox.brands.kq}`,
      'people:',
      '  anna:',
      '    user: DA200001',
      '    password: { env: DOUBLE }',
      `    codes: { url: "${sandbox.home}/_gatehouse/inbox/code?person=two-factor" }`,
      'scenarios:',
      '  - name: signs in',
      '    examples: [{ contact: sms }, { contact: email }, { contact: sms }]',
      '    steps: [sign in as anna, "choose ${contact}", enter code, expect destination webtrader, expect accepted]',
    ]);
    expect(scenarios.map(({ outcome, message }) => message ?? outcome)).toEqual([
      'passed',
      'passed',
      'passed',
    ]);
    expect(code).toBe(0);
    expect(stdout).not.toContain('Double-Lock1');
    expect(calls('deleteSession')).toHaveLength(3);
  });

  it('sends nothing, not even a wrong password, while a password of a later step is missing', async () => {
    const { code, scenarios } = await play([
      `site: ${sandbox.brands.kq}`,
      'people: { anna: { user: DA100001, password: { env: NOT_SET } } }',
      'scenarios:',
      '  - name: signs in after a mistake',
      '    steps: [sign in as anna with a wrong password, expect refused, press back, sign in as anna]',
    ]);
    expect(scenarios[0]?.message).toContain('The environment variable NOT_SET is not set.');
    expect(scenarios[0]?.steps.map(({ outcome }) => outcome)).toEqual([
      'skipped',
      'skipped',
      'skipped',
      'failed',
    ]);
    expect(code).toBe(2);
    expect(calls('Session')).toEqual([]);
  });

  it('leaves scenarios of the sandbox there, whatever site a profile has', async () => {
    writeFileSync(
      join(folder, 'gatehouse.config.yaml'),
      `profiles: { test: { site: "${sandbox.brands.kq}" } }`,
    );
    const lines = [
      'site: sandbox',
      'scenarios: [{ name: in the sandbox, steps: [sign in as plain, expect signed in] }]',
    ];
    writeFileSync(join(folder, 'd.yaml'), lines.join('\n'));
    writeFileSync(
      join(folder, 'e.yaml'),
      'scenarios: [{ name: at the site, steps: [open login, expect login] }]',
    );
    const { io, stdout, stderr } = captureIo({ cwd: folder, env: { XDG_STATE_HOME: folder } });
    expect(await run(['run', 'd.yaml', 'e.yaml', '--profile', 'test'], io), stderr()).toBe(0);
    expect(stdout()).toContain('2 passed');
    expect(calls('v2/Session'), 'nobody signs in there').toHaveLength(0);
    // The command line still wins.
    expect(await run(['run', 'd.yaml', '--site', sandbox.brands.kq], io)).toBe(2);
    expect(stderr()).toContain('There is no person "plain"');
  });

  it('keeps to the pace that it is told at a host that is not this machine', async () => {
    const site = 'https://login.test.example';
    const lines = [`site: ${site}`, 'scenarios: [{ name: fails, steps: [open login, expect login] }]'];
    writeFileSync(join(folder, 'c.yaml'), lines.join('\n'));
    const sent: number[] = [];
    const elsewhere: typeof fetch = (input, init) => {
      sent.push(performance.now());
      return fetch(String(input).replace(site, sandbox.brands.kq), init);
    };
    const env = { XDG_STATE_HOME: folder };
    const { io, stderr } = captureIo({ cwd: folder, env, fetch: elsewhere });
    const argv = ['run', 'c.yaml', '--pace', '1', '--repeat', '2', '--workers', '2'];
    expect(await run(argv, io), stderr()).toBe(0);
    const [first = 0, second = 0] = sent;
    // A timer of Node may fire some milliseconds early. Without a pace, the two are sent at once.
    expect(second - first).toBeGreaterThan(990);
    expect(await run([...argv.slice(0, 3), '0'], io)).toBe(2);
    expect(stderr()).toContain('The value of --pace is not a count. Give a whole number from 1 to 1000.');
  });

  it.each([
    ['no home', {}],
    ['no folder that can be made', { XDG_STATE_HOME: '/proc' }],
  ])('says, even with --quiet, that wrong passwords are not counted with %s', async (_what, env) => {
    const lines = [
      `site: ${sandbox.brands.kq}`,
      'people: { anna: { user: DA100001, password: { env: COPPER } } }',
      'scenarios: [{ name: refused, steps: [sign in as anna, expect refused] }]',
    ];
    writeFileSync(join(folder, 'b.yaml'), lines.join('\n'));
    const { io, stderr } = captureIo({ cwd: folder, env: { COPPER: 'Wrong-Kite1', ...env } });
    expect(await run(['run', 'b.yaml', '--quiet'], io)).toBe(0);
    expect(stderr()).toContain('wrong passwords are not counted');
  });

  it('goes to the site of each brand of a matrix', async () => {
    const { code, scenarios } = await play(
      [
        'sites:',
        `  kq: ${sandbox.brands.kq}`,
        `  whs: ${sandbox.brands.whs}`,
        'people: { me: { user: DM100001, password: { env: COPPER } } }',
        'scenarios: [{ name: signs in, steps: [sign in as me, expect signed in] }]',
      ],
      ['--matrix', 'brand=kq,whs language=de'],
    );
    expect(code).toBe(0);
    expect(scenarios.map(({ point }) => `${point.brand} ${point.language}`)).toEqual(['kq de', 'whs de']);
  });

  it("stops before an account's fifth wrong password", async () => {
    const { code, totals } = await play(
      [
        `site: ${sandbox.brands.kq}`,
        'people: { me: { user: DM100001, password: { env: COPPER } } }',
        'scenarios: [{ name: is refused, steps: [sign in as me with a wrong password, expect refused] }]',
      ],
      ['--repeat', '6', '--workers', '3'],
    );
    expect({ code, totals }).toMatchObject({ code: 5, totals: { passed: 4, failed: 2 } });
    expect(calls('v2/Session')).toHaveLength(4);
  });

  it.each([
    ['and the right one nowhere', [], true],
    ['and the right one at its end', ['press back', 'sign in as me', 'expect signed in'], false],
  ])('warns of a scenario that sends a wrong password %s', async (_where, end, isWarned) => {
    const steps = ['sign in as me with a wrong password', 'expect refused', ...end];
    const lines = [
      `site: ${sandbox.brands.forex}`,
      'people: { me: { user: DM100001, password: { env: COPPER } } }',
      `scenarios: [{ name: is refused, steps: [${steps}] }, { name: also, steps: [${steps}] }]`,
    ];
    const { code, stderr } = await play(lines, ['--quiet']);
    expect(code).toBe(0);
    expect(stderr).toBe(
      isWarned
        ? 'Warning: Each run of "is refused" sends a wrong password, and five lock the account. End the scenario with "press back" and "sign in as me", because the right password sets the count back.\n'
        : '',
    );
  });

  it('plays by phone, with a password from a command', async () => {
    const { code } = await play([
      `site: ${sandbox.brands['forex-chinese']}`,
      'people:',
      '  wei: { country code: 86, phone: 13800138000, password: { command: echo Golden-Fish1 } }',
      'scenarios: [{ name: signs in, steps: [sign in as wei, expect signed in] }]',
    ]);
    expect(code).toBe(0);
  });

  it('ends a scenario that needs a code which nobody provides with 4', async () => {
    const { code, scenarios } = await play([
      `site: ${sandbox.brands.kq}`,
      'people: { anna: { user: DA200001, password: { env: DOUBLE } } }',
      'scenarios: [{ name: signs in, steps: [sign in as anna, choose sms, enter code, expect signed in] }]',
    ]);
    expect(code).toBe(4);
    expect(scenarios[0]).toMatchObject({ cause: 'two-factor-required' });
  });
});
