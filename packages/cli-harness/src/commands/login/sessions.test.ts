import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { run } from '../../run.ts';
import { captureIo } from '../../testing/capture-io.ts';
import { type FakeSiteOptions, fakeSite } from '../../testing/fake-site.ts';

async function login(options: FakeSiteOptions, ...flags: readonly string[]) {
  const site = fakeSite(options);
  const { io, stdout, stderr } = captureIo({ fetch: site.fetch, env: { SECRET: 'Copper-Kite1' } });
  const argv = ['login', '--site', 'https://login.test.example', '--user', 'me', '--password-env', 'SECRET'];
  const code = await run([...argv, ...flags], io);
  const closings = site.asked.filter((path) => path.endsWith('deleteSession')).length;
  return { code, text: stdout() + stderr(), stdout: stdout(), asked: site.asked, closings };
}
const CHANGE = { session: 'session-1', passwordChangeRequired: true };
const ABANDONED = [
  ['a forced change', { login: CHANGE }],
  ['an account that cannot be loaded', { accountStatus: 500 }],
] as const;

describe('a session', () => {
  it('of a sign-in is logged off once', async () => {
    expect(await login({})).toMatchObject({
      code: 0,
      closings: 1,
      text: expect.stringContaining('logged off'),
    });
  });

  it.each(ABANDONED)('after %s is logged off once, and the report says so', async (_what, options) => {
    const { text, closings } = await login(options);
    expect(closings).toBe(1);
    expect(text).toMatch(/Session +logged off/);
  });

  it.each(ABANDONED)('after %s stays open with --keep-session', async (_what, options) => {
    const { text, closings } = await login(options, '--keep-session');
    expect(closings).toBe(0);
    expect(text).toMatch(/Session +left open, as you asked/);
  });

  it.each([['a sign-in', {}], ...ABANDONED] as const)(
    'after %s is not called logged off if that failed',
    async (_what, options) => {
      const { text, closings } = await login({ ...options, closeStatus: 500 });
      expect(closings).toBe(1);
      expect(text).toMatch(/Session +could not be logged off \(unreachable\)/);
    },
  );

  it('is not mentioned if there was none', async () => {
    const { text, closings } = await login({ login: { ErrorCode: 4010, HttpStatus: 401 } });
    expect(closings).toBe(0);
    expect(text).not.toContain('Session ');
  });

  it('that no header can carry is the reason why the login ends, and is not called logged off', async () => {
    const { code, text, asked } = await login({ login: { session: 's\n1' } });
    expect(code).toBe(3);
    expect(text).toContain('did not understand. Please try again. (the session holds a control character)');
    expect(text).toContain('could not be logged off (the session holds a control character)');
    expect(asked.filter((path) => !path.endsWith('.json') && path.startsWith('/api'))).toEqual([
      '/api/v2/Session',
    ]);
  });

  it.each([[[]], [['--json']]])(
    'with a control character that a header can carry is not shown: %j',
    async (flags) => {
      const { code, stdout } = await login({ login: { session: 's\u202e1' } }, '--show-session', ...flags);
      expect(code).toBe(3);
      expect(stdout).not.toMatch(/\u202e|s.?1\n/);
    },
  );
});

describe('a user name with a control character', () => {
  it('is a usage error, before anything is sent', async () => {
    const { fetch, asked } = fakeSite();
    const { io, stderr } = captureIo({ fetch, env: { SECRET: 'x' } });
    const argv = ['login', '--site', 'https://login.test.example', '--user', 'a\u0007b'];
    expect(await run([...argv, '--password-env', 'SECRET'], io)).toBe(2);
    expect(stderr()).toBe('The user name holds a control character. Check the value of --user.\n');
    expect(asked).not.toContain('/api/v2/Session');
  });
});

describe('an unknown key in the configuration', () => {
  it('is a warning on stderr, with the nearest known key', async () => {
    const site = fakeSite({ configuration: { brandNme: 'KQ', '\u001b[2J': 1 } });
    const home = mkdtempSync(join(tmpdir(), 'gatehouse-home-'));
    onTestFinished(() => rmSync(home, { recursive: true }));
    const env = { SECRET: 'x', HOME: home };
    const { io, stdout, stderr } = captureIo({ fetch: site.fetch, env });
    const argv = ['login', '--site', 'https://login.test.example', '--user', 'me', '--json'];
    expect(await run([...argv, '--password-env', 'SECRET'], io)).toBe(0);
    expect(stderr()).toBe(
      [
        `Warning: the site's configuration has an unknown key "brandNme". Did you mean brandName?`,
        `Warning: the site's configuration has an unknown key "\\u{1b}[2J".`,
        '',
      ].join('\n'),
    );
    expect(JSON.parse(stdout())).toMatchObject({ outcome: 'signed-in' });
  });
});

describe('the JSON report', () => {
  it('is ASCII where a value has control characters', async () => {
    const template = 'https://web.example/?SN={sessionId}&UN={userName}&title={title}';
    const configuration = {
      appTitle: 'a\u009b\u202eb',
      urls: { apiEnv: 'live', redirects: { webtrader: template } },
    };
    const { stdout } = await login({ configuration }, '--json');
    expect(stdout).toContain('"title": "a\\u009b\\u202eb"');
    expect(JSON.parse(stdout).destination.parameters.title).toBe('a\u009b\u202eb');
  });
});
