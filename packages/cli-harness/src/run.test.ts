import { createSandbox, type Sandbox } from '@gatehouse-login/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Io } from './io.ts';
import { run } from './run.ts';
import { captureIo, fakeTerminal } from './testing/capture-io.ts';
import { VERSION } from './version.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
});
afterAll(() => sandbox.dispose());

// The first run loads everything that it needs.
const PATIENTLY = { timeout: 8000 };
const PASSWORD = 'Copper-Kite1';
const site = () => sandbox.brands['city-index'];

async function gatehouse(argv: readonly string[], io: Partial<Io> = {}) {
  const captured = captureIo(io);
  const code = await run(argv, captured.io);
  return { code, stdout: captured.stdout(), stderr: captured.stderr() };
}
const calls = (path: string) => sandbox.journal().filter((entry) => entry.path.includes(path));

describe('run', () => {
  it('shows the version, and the help of all commands and of each', async () => {
    expect(await gatehouse(['--version'])).toMatchObject({ code: 0, stdout: `${VERSION}\n` });
    expect((await gatehouse(['--help'])).stdout).toContain('gatehouse login --sandbox');
    const help = await gatehouse(['login', '--help']);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toContain('--password-stdin');
    expect((await gatehouse(['help', 'sandbox'])).stdout).toContain('GATEHOUSE_PORT');
  });

  it('shows the help on stderr, and ends with 2, where no command was given', async () => {
    const { code, stdout, stderr } = await gatehouse([]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('gatehouse login --sandbox');
  });

  it('ends with 70 after a defect of ours, and does not print its message', async () => {
    const env = new Proxy(
      {},
      {
        get() {
          throw new TypeError('hunter2secret');
        },
      },
    );
    const { code, stderr } = await gatehouse(['sandbox'], { env });
    expect(code).toBe(70);
    expect(stderr).toContain('defect of Gatehouse');
    expect(stderr).not.toContain('hunter2secret');
  });
});

describe('gatehouse login asks for the password', () => {
  it('on the terminal, and shows the site that gets it', async () => {
    const { stdin, type } = fakeTerminal();
    const { io, stdout, stderr } = captureIo({ stdin });
    const running = run(['login', '--site', site(), '--user', 'DM100001'], io);
    await expect.poll(stderr, PATIENTLY).toContain(`Password of DM100001 at ${site()}:`);
    type(`${PASSWORD}\r`);
    expect(await running).toBe(0);
    expect(stdout()).toContain('Signed in to Meridian as DM100001.');
    expect(stdout() + stderr()).not.toContain(PASSWORD);
  });

  it('and for the user name, where none was given', async () => {
    const { stdin, type } = fakeTerminal();
    const { io, stderr } = captureIo({ stdin });
    const running = run(['login', '--site', site()], io);
    await expect.poll(stderr, PATIENTLY).toContain('Username:');
    type('DM100001\r');
    await expect.poll(stderr, PATIENTLY).toContain('Password of DM100001');
    type(`${PASSWORD}\r`);
    expect(await running).toBe(0);
  });

  it.each([
    ['a redirect that is not listed', ['--redirect-uri', 'https://evil.example/'], 1],
    ["a region that is not the brand's", ['--region', 'jp'], 2],
    ['another brand', ['--brand', 'kq'], 2],
  ])('never before %s is found', async (_what, flags, exitCode) => {
    const { stdin } = fakeTerminal();
    const before = calls('Session').length;
    const { code, stderr } = await gatehouse(['login', '--site', site(), '--user', 'DM100001', ...flags], {
      stdin,
    });
    expect(code).toBe(exitCode);
    expect(stderr).not.toContain('Password of');
    expect(calls('Session').length).toBe(before);
  });

  it('is broken off with 130 by Ctrl-C', async () => {
    const { stdin, type } = fakeTerminal();
    const { io, stderr } = captureIo({ stdin });
    const running = run(['login', '--site', site(), '--user', 'DM100001'], io);
    await expect.poll(stderr, PATIENTLY).toContain('Password of');
    type('\u0003');
    expect(await running).toBe(130);
  });

  it('never with --no-input, or without a terminal', async () => {
    const { stdin } = fakeTerminal();
    const argv = ['login', '--site', site(), '--user', 'DM100001'];
    expect(await gatehouse([...argv, '--no-input'], { stdin })).toMatchObject({ code: 4, stdout: '' });
    const { code, stdout } = await gatehouse([...argv, '--json']);
    expect(code).toBe(4);
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: 'input-required',
      error: { kind: 'password-required' },
    });
  });
});

describe('gatehouse login sends the password', () => {
  const signIn = (flags: readonly string[], io: Partial<Io> = {}) =>
    gatehouse(['login', '--site', site(), '--user', 'DM100001', ...flags], {
      env: { SECRET: PASSWORD },
      ...io,
    });

  it('and logs the session off at the end, unless it is to be kept', async () => {
    const before = calls('deleteSession').length;
    expect((await signIn(['--password-env', 'SECRET'])).stdout).toContain('logged off');
    expect(calls('deleteSession').length).toBe(before + 1);
    expect((await signIn(['--password-env', 'SECRET', '--keep-session'])).stdout).toContain('left open');
    expect(calls('deleteSession').length).toBe(before + 1);
  });

  it('and prints the session alone on stdout for --show-session, and keeps it', async () => {
    const before = calls('deleteSession').length;
    const { stdout, stderr } = await signIn(['--password-env', 'SECRET', '--show-session']);
    expect(stdout.trim()).toMatch(/^\S{16,}$/);
    expect(stderr).toContain('Signed in');
    expect(calls('deleteSession').length).toBe(before);
  });

  it('to no host that looks like production', async () => {
    const asked: string[] = [];
    const { code, stderr } = await gatehouse(
      ['login', '--site', 'https://www.example.com', '--user', 'x', '--password-env', 'SECRET'],
      {
        env: { SECRET: PASSWORD },
        fetch: async (input) => {
          asked.push(String(input));
          return new Response('{}');
        },
      },
    );
    expect({ code, asked }).toEqual({ code: 5, asked: [] });
    expect(stderr).toContain('--allow-production');
  });

  it('to no production API behind a test site either', async () => {
    const asked: string[] = [];
    const configuration = {
      brand: 'kq',
      urls: {
        tradingApiUrl: 'https://api.example.com/',
        redirects: { webtrader: 'https://web.example.com/' },
      },
    };
    const { code } = await gatehouse(
      ['login', '--site', 'https://login.test.example', '--user', 'x', '--password-env', 'SECRET'],
      {
        env: { SECRET: PASSWORD },
        fetch: async (input) => {
          asked.push(new URL(String(input)).host);
          return Response.json(configuration);
        },
      },
    );
    expect(code).toBe(5);
    expect(asked).not.toContain('api.example.com');
  });

  it('and ends with 130 when it is broken off while the platform thinks', async () => {
    const stop = new AbortController();
    const { code } = await signIn(['--password-env', 'SECRET'], {
      signal: stop.signal,
      fetch: (input, init) => {
        if (String(input).includes('Session')) stop.abort();
        return fetch(input, init);
      },
    });
    expect(code).toBe(130);
  });
});
