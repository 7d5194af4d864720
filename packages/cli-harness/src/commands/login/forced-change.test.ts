import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../../run.ts';
import { captureIo, fakeTerminal } from '../../testing/capture-io.ts';
import { loginFixture } from '../../testing/login-fixture.ts';

const { calls, folder, login, passwordOf, sandbox } = loginFixture();
const NEW = 'Brand-New-77!';
const states = ({ steps }: { steps: { at: string }[] }) => steps.map(({ at }) => at);

describe('a login with a forced change', () => {
  it.each([
    ['a variable', ['--new-password-env', 'NEXT']],
    ['a file', ['--new-password-file', 'next']],
  ])('takes the new password from %s, and logs in with it again', async (_where, flags) => {
    writeFileSync(join(folder, 'next'), `${NEW}\n`, { mode: 0o600 });
    const { code, report, stdout, stderr } = await login('forced-change', [...flags, '--follow'], {
      env: { NEXT: NEW },
    });
    expect(report).toMatchObject({ outcome: 'signed-in', followed: { accepted: true } });
    expect(states(report)).toContain('password-changed');
    expect(stdout + stderr).not.toContain(NEW);
    expect(code).toBe(0);
    expect((await login('forced-change', [], { env: { SECRET: NEW } })).code).toBe(0);
  });

  it('makes one up, and leaves it in a file that only the owner can read', async () => {
    const file = join(folder, 'made-up');
    const { code } = await login('forced-change', ['--generate-password', '--new-password-to', 'made-up']);
    expect(code).toBe(0);
    const password = readFileSync(file, 'utf8').trimEnd();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await login('forced-change', [], { env: { SECRET: password } })).code).toBe(0);
    const again = await login('plain', ['--generate-password', '--new-password-to', 'made-up']);
    expect(again).toMatchObject({
      code: 2,
      report: { error: { message: 'The file made-up exists already.' } },
    });
  });

  it('tells a change that the platform refused from one whose end nobody knows', async () => {
    const flags = ['--generate-password', '--new-password-to', 'maybe'];
    const refused = await login('change-false', flags);
    expect(refused).toMatchObject({
      code: 1,
      report: { outcome: 'refused', error: { kind: 'password-not-changed' } },
    });
    expect(() => readFileSync(join(folder, 'maybe'))).toThrow();
    const unknown = await login('change-fails', flags);
    expect(unknown).toMatchObject({
      code: 3,
      report: { outcome: 'environment-fault', error: { kind: 'unreachable' } },
    });
    expect(unknown.report.error.next).toContain('Log in with the new password.');
    expect(readFileSync(join(folder, 'maybe'), 'utf8')).not.toBe('');
  });

  it('refuses a new password that breaks a rule before anything is sent', async () => {
    const { code, report } = await login('forced-change', ['--new-password-env', 'NEXT'], {
      env: { NEXT: 'short' },
    });
    expect(code).toBe(2);
    expect(report.error.next).toContain('a minimum of 8 characters');
    expect(calls('v2/Session')).toEqual([]);
  });

  it('follows a code, if both are asked for', async () => {
    const flags = [
      '--contact',
      'sms',
      '--code-url',
      `${sandbox().home}/_gatehouse/inbox/code`,
      '--new-password-env',
      'NEXT',
    ];
    const { code, report } = await login('two-factor-forced-change', flags, { env: { NEXT: NEW } });
    expect(code).toBe(0);
    expect(states(report)).toEqual(
      expect.arrayContaining(['verifying-code', 'changing-password', 'leaving']),
    );
  });

  it('asks a person twice on a terminal', async () => {
    const { stdin, type } = fakeTerminal();
    const { io, stderr } = captureIo({ stdin, env: { SECRET: passwordOf('forced-change') } });
    const running = run(
      ['login', '--site', sandbox().brands.kq, '--user', 'DA200004', '--password-env', 'SECRET'],
      io,
    );
    for (const [answer, prompts] of [
      ['weak', 1],
      [NEW, 2],
      ['Other-1-one', 2],
      [NEW, 3],
      [NEW, 3],
    ] as const) {
      await expect.poll(() => stderr().split('New password:').length - 1, { timeout: 5000 }).toBe(prompts);
      if (answer === 'Other-1-one' || (prompts === 3 && type !== undefined))
        await new Promise((done) => setTimeout(done, 30));
      type(`${answer}\r`);
    }
    expect(await running).toBe(0);
    expect(stderr()).toContain('Passwords do not match.');
    expect(stderr()).not.toContain(NEW);
  });
});
