import { describe, expect, it } from 'vitest';
import { run } from '../../run.ts';
import { captureIo, fakeTerminal } from '../../testing/capture-io.ts';
import { loginFixture } from '../../testing/login-fixture.ts';

const { calls, login, passwordOf, sandbox } = loginFixture();
const states = ({ steps }: { steps: { at: string }[] }) => steps.map(({ at }) => at);

describe('a login with a code', () => {
  const inbox = () => `${sandbox().home}/_gatehouse/inbox/code`;

  it('reads the code from an address, and not the code of an earlier login', async () => {
    for (const round of [1, 2]) {
      const { code, report, stdout, stderr } = await login('two-factor', [
        '--contact',
        'sms',
        '--code-url',
        inbox(),
        '--follow',
      ]);
      expect(report).toMatchObject({ outcome: 'signed-in', followed: { accepted: true, status: 200 } });
      expect(code).toBe(0);
      expect(sandbox().inbox()).toHaveLength(round);
      expect(sandbox().inbox()[0]).toMatchObject({ kind: 'sms' });
      expect(stdout + stderr).not.toContain(sandbox().inbox()[0]?.code);
      expect(states(report)).toContain('verifying-code');
    }
  });

  it('runs a command for it', async () => {
    const fetchCode = `node -e "fetch('${inbox()}').then((r) => r.text()).then(console.log)"`;
    const { code } = await login('many-contacts', ['--contact', 'email', '--code-command', fetchCode]);
    expect(code).toBe(0);
    expect(sandbox().inbox()).toMatchObject([{ kind: 'email', to: 'first@client.example' }]);
  });

  it.each([
    ['a command that fails', ['--code-command', 'exit 3'], 'ended with 3'],
    ['a command without a code', ['--code-command', 'echo nothing to see'], 'is no code of six characters'],
    ['an empty variable', ['--code-env', 'NOWHERE'], 'The environment variable NOWHERE has no code'],
    ['nothing to ask', [], 'Use --code-env, --code-command or --code-url'],
    ['an unknown contact', ['--contact', 'pigeon'], 'The account has no contact'],
  ])('ends with 4 after %s', async (_what, flags, told) => {
    const { code, report } = await login(
      'two-factor',
      flags.includes('pigeon') ? flags : ['--contact', 'sms', ...flags],
    );
    expect(report.outcome).toBe('two-factor-required');
    expect(`${report.error.message} ${report.error.next}`).toContain(told);
    expect(code).toBe(4);
    expect(calls('VerifyAuthCode')).toEqual([]);
  });

  it('tells the platform’s code of a refusal [8.1, 8.2]', async () => {
    const wrong = { env: { CODE: 'wrong!' } };
    const flags = ['--contact', 'sms', '--code-env', 'CODE'];
    for (const [exitCode, code] of [
      [1, 4002],
      [1, 4002],
      [1, 4020],
    ])
      expect(await login('two-factor', flags, wrong)).toMatchObject({
        code: exitCode,
        report: { error: { code } },
        stderr: expect.stringMatching(/\S/),
      });
  });

  it('asks which contact is meant if there are several, and sends nothing', async () => {
    const { code, report } = await login('many-contacts', ['--code-env', 'CODE'], {
      env: { CODE: '123456' },
    });
    expect(code).toBe(4);
    expect(report.error.next).toBe('Choose one with --contact.');
    expect(sandbox().inbox()).toEqual([]);
  });

  it('ends with 1 for a wrong code, and does not try again', async () => {
    const { code, report } = await login('sms-only', ['--code-env', 'CODE'], { env: { CODE: '000000' } });
    expect(report).toMatchObject({ outcome: 'refused', error: { kind: 'code-refused' } });
    expect(code).toBe(1);
    expect(calls('VerifyAuthCode')).toHaveLength(1);
  });

  it('tells a time-out from a refusal, while sending and while verifying', async () => {
    sandbox().faults.add({ call: 'send-code', kind: 'slow', ms: 3000 })._unsafeUnwrap();
    const sending = await login('sms-only', ['--code-env', 'CODE', '--timeout', '1'], {
      env: { CODE: '000000' },
    });
    expect(sending.report).toMatchObject({ outcome: 'environment-fault', error: { kind: 'timed-out' } });
    expect(sending.code).toBe(3);
    sandbox().faults.clear();
    sandbox().faults.add({ call: 'verify-code', kind: 'slow', ms: 3000 })._unsafeUnwrap();
    const verifying = await login('sms-only', ['--code-env', 'CODE', '--timeout', '1'], {
      env: { CODE: '000000' },
    });
    expect(verifying.report).toMatchObject({ outcome: 'environment-fault', error: { kind: 'timed-out' } });
    expect(verifying.code).toBe(3);
  });

  it('asks a person on a terminal for the contact and the code, without an echo', async () => {
    const { stdin, type } = fakeTerminal();
    const { io, stdout, stderr } = captureIo({ stdin, env: { SECRET: passwordOf('many-contacts') } });
    const running = run(
      ['login', '--site', sandbox().brands.whs, '--user', 'DA200006', '--password-env', 'SECRET'],
      io,
    );
    await expect.poll(stderr, { timeout: 5000 }).toContain('Number (1 to 4):');
    expect(stderr()).toContain('(sms)');
    type('9\r');
    await expect.poll(() => stderr().split('Number').length, { timeout: 5000 }).toBe(3);
    type('2\r');
    await expect.poll(stderr, { timeout: 5000 }).toContain('Authentication code that was sent to');
    const code = sandbox().inbox()[0]?.code ?? '';
    type(`${code}\r`);
    expect(await running).toBe(0);
    expect(stdout() + stderr()).not.toContain(code);
  });
});
