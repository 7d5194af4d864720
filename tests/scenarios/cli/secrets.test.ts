import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSandbox, type Sandbox } from '@gatehouse-login/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatehouseHere } from './gatehouse-here.ts';
import { COMMAND_LINE, gatehouse } from './gatehouse-process.ts';

const PASSWORD = 'Copper-Kite1';
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-secrets-'));
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await sandbox.dispose();
});

const plain = (...flags: string[]) => [
  'login',
  '--site',
  sandbox.brands['city-index'],
  '--user',
  'DM100001',
  ...flags,
];
const spellings = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
];

describe('the password', () => {
  it.each([
    ['an environment variable', ['--password-env', 'SECRET']],
    ['a file', ['--password-file', join(folder, 'secret')]],
    ['standard input', ['--password-stdin']],
  ])('comes from %s, and is printed nowhere', async (_where, flags) => {
    writeFileSync(join(folder, 'secret'), `${PASSWORD}\n`, { mode: 0o600 });
    for (const form of [[], ['--json']]) {
      const { code, stdout, stderr } = await gatehouse(plain(...flags, ...form), {
        input: PASSWORD,
        env: { SECRET: PASSWORD },
      });
      expect(code).toBe(0);
      for (const spelling of spellings(PASSWORD)) expect(stdout + stderr).not.toContain(spelling);
    }
  });

  it.each(['Password', 'Incorrect', 'wrong', 'Refused', 'account', 'session', 'message'])(
    'leaves our own sentences as they are when it is "%s"',
    async (word) => {
      // Each word has an account of its own, so that none of them gets five wrong passwords.
      const user = `nobody-${word.charCodeAt(0)}`;
      const argv = ['login', '--site', sandbox.brands.whs, '--user', user, '--password-env', 'SECRET'];
      const env = { SECRET: word };
      const text = await gatehouseHere(argv, { env });
      expect(text.stdout).toContain('Refused: Incorrect Username or Password (code 4010)');
      expect(text.stdout).toContain('five wrong ones lock an account.');
      const json = await gatehouseHere([...argv, '--json'], { env });
      expect(JSON.parse(json.stdout).error).toEqual({
        kind: 'session-refused',
        code: 4010,
        retryable: false,
        message: 'Incorrect Username or Password',
        next: 'Check the user name and the password; five wrong ones lock an account.',
      });
    },
  );

  it('is masked in what comes from outside: here, the user name', async () => {
    const argv = [
      'login',
      '--site',
      sandbox.brands.whs,
      '--user',
      'me-Copper-Kite9',
      '--password-env',
      'SECRET',
    ];
    const { stdout, stderr } = await gatehouse(argv, { env: { SECRET: 'Copper-Kite9' } });
    expect(stdout + stderr).not.toContain('Copper-Kite9');
  });

  // The pseudo-terminal comes from util-linux.
  it.skipIf(process.platform !== 'linux')('is asked for on a terminal without an echo', async () => {
    const command = [process.execPath, ...COMMAND_LINE, ...plain()].map((part) => `'${part}'`).join(' ');
    const script = ['-qec', command, '/dev/null'];
    const running = promisify(execFile)('script', script, { timeout: 10_000 });
    let shown = '';
    running.child.stdout?.on('data', (text: string) => {
      const asked = shown.includes('Password of');
      shown += text;
      if (!asked && shown.includes('Password of')) running.child.stdin?.write(`${PASSWORD}\r`);
    });
    const { stdout } = await running;
    expect(stdout).toContain('Password of DM100001');
    expect(stdout).toContain('Signed in to');
    expect(stdout).not.toContain(PASSWORD);
  });
});

describe('the session', () => {
  it('is printed by --show-session alone', async () => {
    const input = { env: { SECRET: PASSWORD } };
    const shown = await gatehouse(plain('--password-env', 'SECRET', '--show-session'), input);
    const session = shown.stdout.trim();
    expect(session).not.toBe('');
    for (const spelling of spellings(session)) expect(shown.stderr).not.toContain(spelling);
    const json = await gatehouse(plain('--password-env', 'SECRET', '--show-session', '--json'), input);
    const report = JSON.parse(json.stdout);
    expect(json.stdout.split(report.session)).toHaveLength(2);
  });

  it.each([
    ['a platform', 'forex', []],
    ['my account', 'city-index', []],
    ['a partner', 'tradingview-forex', ['callback']],
  ] as const)('is masked in the address of %s', async (_where, brand, back) => {
    const redirect = back.length === 0 ? [] : ['--redirect-uri', `${sandbox.home}/tradingview/callback/`];
    const user = brand === 'city-index' ? 'DA200003' : 'DM100001';
    const secret = sandbox.people.find(({ username }) => username === user)?.password ?? '';
    const argv = [
      'login',
      '--site',
      sandbox.brands[brand],
      '--user',
      user,
      '--password-env',
      'SECRET',
      ...redirect,
    ];
    const { code, stdout } = await gatehouse([...argv, '--json', '--show-session'], {
      env: { SECRET: secret },
    });
    expect(code).toBe(0);
    const { session, ...rest } = JSON.parse(stdout);
    for (const spelling of spellings(session)) expect(JSON.stringify(rest)).not.toContain(spelling);
    expect(Object.values(rest.destination.parameters)).toContain('•••');
  });
});
