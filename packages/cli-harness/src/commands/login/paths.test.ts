import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '@gatehouse-login/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Io } from '../../io.ts';
import { run } from '../../run.ts';
import { captureIo, fakeTerminal } from '../../testing/capture-io.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-paths-'));
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
}, 20_000);
beforeEach(() => sandbox.reset());
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await sandbox.dispose();
});

type Brand = keyof Sandbox['brands'];
const NEW = 'Brand-New-77!';
const passwordOf = (persona: string) => sandbox.people.find(({ id }) => id === persona)?.password ?? '';

/** Logs a person in with the session open, as a script would, and returns the report. */
async function login(
  persona: string,
  flags: readonly string[] = [],
  io: Partial<Io> = {},
  brand: Brand = 'city-index',
) {
  const username = sandbox.people.find(({ id }) => id === persona)?.username ?? '';
  const who = flags.includes('--phone') ? [] : ['--user', username];
  const { env, ...rest } = io;
  const captured = captureIo({
    cwd: folder,
    env: { SECRET: passwordOf(persona), XDG_STATE_HOME: folder, PATH: process.env.PATH, ...env },
    ...rest,
  });
  const argv = ['login', '--site', sandbox.brands[brand], ...who, '--password-env', 'SECRET', '--json'];
  const code = await run([...argv, ...flags], captured.io);
  const stdout = captured.stdout();
  return { code, stdout, stderr: captured.stderr(), report: JSON.parse(stdout) };
}
const calls = (path: string) => sandbox.journal().filter((entry) => entry.path.includes(path));
const states = ({ steps }: { steps: { at: string }[] }) => steps.map(({ at }) => at);

describe('a login with a code', () => {
  const inbox = () => `${sandbox.home}/_gatehouse/inbox/code`;

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
      expect(sandbox.inbox()).toHaveLength(round);
      expect(sandbox.inbox()[0]).toMatchObject({ kind: 'sms' });
      expect(stdout + stderr).not.toContain(sandbox.inbox()[0]?.code);
      expect(states(report)).toContain('verifying-code');
    }
  });

  it('runs a command for it', async () => {
    const fetchCode = `node -e "fetch('${inbox()}').then((r) => r.text()).then(console.log)"`;
    const { code } = await login('many-contacts', ['--contact', 'email', '--code-command', fetchCode]);
    expect(code).toBe(0);
    expect(sandbox.inbox()).toMatchObject([{ kind: 'email', to: 'first@client.example' }]);
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

  it('asks which contact is meant if there are several, and sends nothing', async () => {
    const { code, report } = await login('many-contacts', ['--code-env', 'CODE'], {
      env: { CODE: '123456' },
    });
    expect(code).toBe(4);
    expect(report.error.next).toBe('Choose one with --contact.');
    expect(sandbox.inbox()).toEqual([]);
  });

  it('ends with 1 for a wrong code, and does not try again', async () => {
    const { code, report } = await login('sms-only', ['--code-env', 'CODE'], { env: { CODE: '000000' } });
    expect(report).toMatchObject({ outcome: 'refused', error: { kind: 'code-refused' } });
    expect(code).toBe(1);
    expect(calls('VerifyAuthCode')).toHaveLength(1);
  });

  it('tells a time-out from a refusal, while sending and while verifying', async () => {
    sandbox.faults.add({ call: 'send-code', kind: 'slow', ms: 3000 })._unsafeUnwrap();
    const sending = await login('sms-only', ['--code-env', 'CODE', '--timeout', '1'], {
      env: { CODE: '000000' },
    });
    expect(sending.report).toMatchObject({ outcome: 'environment-fault', error: { kind: 'timed-out' } });
    expect(sending.code).toBe(3);
    sandbox.faults.clear();
    sandbox.faults.add({ call: 'verify-code', kind: 'slow', ms: 3000 })._unsafeUnwrap();
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
      ['login', '--site', sandbox.brands.whs, '--user', 'DA200006', '--password-env', 'SECRET'],
      io,
    );
    await expect.poll(stderr, { timeout: 5000 }).toContain('Number (1 to 4):');
    expect(stderr()).toContain('(sms)');
    type('9\r');
    await expect.poll(() => stderr().split('Number').length, { timeout: 5000 }).toBe(3);
    type('2\r');
    await expect.poll(stderr, { timeout: 5000 }).toContain('Authentication code that was sent to');
    const code = sandbox.inbox()[0]?.code ?? '';
    type(`${code}\r`);
    expect(await running).toBe(0);
    expect(stdout() + stderr()).not.toContain(code);
  });
});

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
      `${sandbox.home}/_gatehouse/inbox/code`,
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
      ['login', '--site', sandbox.brands.kq, '--user', 'DA200004', '--password-env', 'SECRET'],
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

describe('a login by phone', () => {
  it('sends the digits of both parts as the user name', async () => {
    const flags = ['--country-code', '+86', '--phone', '138 0013 8000', '--follow'];
    const { code, report } = await login('phone', flags, {}, 'forex-chinese');
    expect(report).toMatchObject({
      outcome: 'signed-in',
      brand: 'forex-chinese',
      followed: { accepted: true },
    });
    expect(code).toBe(0);
  });

  it('is a wrong use where the page has no tab for it', async () => {
    const { code, report } = await login(
      'phone',
      ['--country-code', '86', '--phone', '13800138000'],
      {},
      'kq',
    );
    expect(code).toBe(2);
    expect(report.error.message).toBe('The login page of kq takes no phone numbers.');
  });
});

describe('--follow', () => {
  it.each([
    ['my account', 'two-factor-mandatory', 'city-index', []],
    ['a partner', 'plain', 'tradingview-forex', ['--state', 'a+b/ü=']],
    ['advantage', 'plain', 'forex', ['--platform', 'advantage', '--lang', 'de', '--region', 'ie']],
  ] as const)('says that %s accepted the login', async (_what, persona, brand, flags) => {
    const back =
      brand === 'tradingview-forex' ? ['--redirect-uri', `${sandbox.home}/tradingview/callback/`] : [];
    const { report } = await login(persona, [...flags, ...back, '--follow'], {}, brand);
    expect(report.followed).toMatchObject({ accepted: true, status: 200 });
  });

  it('posts the form of single sign-on, and goes on to the platform', async () => {
    sandbox.settings.change({ sso: true });
    const { code, report } = await login('plain', ['--follow']);
    expect(report).toMatchObject({
      destination: { kind: 'form-post', parameters: { RedirectUri: '•••' } },
      followed: { accepted: true, path: '/platform/webtrader' },
    });
    expect(code).toBe(0);
  });

  it('opens an encrypted address', async () => {
    sandbox.settings.change({ cipher: 'des-ede3-cbc' });
    const { report } = await login('plain', ['--follow']);
    expect(report).toMatchObject({ destination: { parameters: { q: '•••' } }, followed: { accepted: true } });
  });

  it('says that a destination did not accept the login, and ends with 1', async () => {
    writeFileSync(
      join(folder, 'config.json'),
      JSON.stringify({
        brand: 'city-index',
        urls: {
          apiEnv: 'ppe',
          redirects: { webtrader: `${sandbox.home}/platform/webtrader?SN={sessionId}` },
        },
      }),
    );
    const { code, report } = await login('plain', ['--config', 'config.json', '--follow']);
    expect(report).toMatchObject({
      outcome: 'destination-refused',
      error: { kind: 'destination-refused', status: 400 },
      followed: { accepted: false, path: '/platform/webtrader' },
    });
    expect(code).toBe(1);
  });
});

describe('--config', () => {
  it.each([
    ['is not there', null, 'cannot be read'],
    ['is not JSON', '{', 'is not JSON'],
    ['has a fault', '{"brand":"kq","urls":{}}', 'urls.tradingApiUrl is missing'],
  ])('that %s is a configuration fault that names the file', async (_what, text, told) => {
    if (text !== null) writeFileSync(join(folder, 'mine.json'), text);
    const file = text === null ? 'nowhere.json' : 'mine.json';
    const { code, report, stderr } = await login('plain', ['--config', file]);
    expect(report).toMatchObject({
      outcome: 'configuration-fault',
      error: { next: 'Correct the file of --config.' },
    });
    expect(report.error.message).toContain(`${file}`);
    expect(report.error.message).toContain(told);
    expect(stderr).toContain(told);
    expect(code).toBe(2);
  });
});

describe('a fault', () => {
  it('is told on stderr beside the JSON, unless --quiet', async () => {
    const { code, stderr } = await login('fault');
    expect(code).toBe(3);
    expect(stderr).toBe(
      'We could not reach the service. Please try again. (HTTP 500) Try again. If it keeps failing, check that the address answers.\n',
    );
    expect(await login('fault', ['--quiet'])).toMatchObject({ code: 3, stderr: '' });
    expect(await login('locked')).toMatchObject({ code: 1, stderr: '' });
  });
});
