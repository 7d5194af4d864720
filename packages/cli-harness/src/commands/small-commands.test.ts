import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Io } from '../io.ts';
import { run } from '../run.ts';
import { captureIo, fakeTerminal } from '../testing/capture-io.ts';
import { fakeSite } from '../testing/fake-site.ts';

async function gatehouse(argv: readonly string[], io: Partial<Io> = {}) {
  const captured = captureIo(io);
  const code = await run(argv, captured.io);
  return { code, stdout: captured.stdout(), stderr: captured.stderr() };
}

describe('gatehouse flow', () => {
  it('answers what happens if something happens in a state, and why', async () => {
    expect(await gatehouse(['flow', '--in', 'code-refused', '--if', 'popup-closed'])).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^code-refused\n {2}popup-closed {2}→ two-factor or login\. \S.*\n$/),
      stderr: '',
    });
    expect((await gatehouse(['flow', '--in', 'login', '--if', 'code-sent'])).stdout).toBe(
      'Nothing: the flow has no way from login on code-sent. The event is refused and changes nothing.\n',
    );
  });

  it('shows every state, as text, as a drawing and as JSON', async () => {
    const { states, ways } = JSON.parse((await gatehouse(['flow', '--json'])).stdout);
    const text = (await gatehouse(['flow'])).stdout;
    const drawing = (await gatehouse(['flow', '--mermaid'])).stdout;
    expect(states).toContain('two-factor');
    for (const state of states) {
      expect(drawing).toContain(`["${state}"]`);
      expect(text).toMatch(new RegExp(`^${state}$`, 'm'));
    }
    expect(ways).toContainEqual({
      from: 'opening',
      on: 'opened-at',
      to: expect.arrayContaining(['login']),
      why: 'The first address decides the first screen.',
    });
  });

  it.each([
    [['--in', 'twofactor'], 'Did you mean two-factor?'],
    [['--if', 'submited'], 'Did you mean submitted?'],
    [['--mermaid', '--in', 'login'], '--mermaid draws the whole flow.'],
  ])('takes %j for a wrong use', async (flags, told) => {
    const { code, stderr } = await gatehouse(['flow', ...flags]);
    expect(code).toBe(2);
    expect(stderr).toContain(told);
  });
});

describe('gatehouse password check', () => {
  it.each([
    ['Copper-Kite1', 0, []],
    ['Copper-Kite1 and more', 1, ['length']],
    ['copperkite', 1, ['uppercase', 'digit', 'symbol']],
  ])(
    'reads %j from standard input, and prints which rules it breaks, but never the password',
    async (password, code, broken) => {
      const result = await gatehouse(['password', 'check', '--json'], {
        stdin: Readable.from([`${password}\n`]),
      });
      const report = JSON.parse(result.stdout);
      const failed = report.rules.filter((rule: { passed: boolean }) => !rule.passed);
      expect(failed.map(({ rule }: { rule: string }) => rule)).toEqual(broken);
      expect({ code: result.code, outcome: report.outcome }).toEqual({
        code,
        outcome: code === 0 ? 'passed' : 'failed',
      });
      expect(result.stdout + result.stderr).not.toContain(password);
    },
  );

  it('asks on a terminal, without an echo', async () => {
    const { stdin, type } = fakeTerminal();
    const { io, stdout, stderr } = captureIo({ stdin });
    const running = run(['password', 'check'], io);
    await expect.poll(stderr, { timeout: 5000 }).toContain('Password to check:');
    type('short\r');
    expect(await running).toBe(1);
    expect(stdout()).toMatch(/^The password breaks a rule\.\n {2}no {3}8 to 15 characters\n/);
    expect(stdout() + stderr()).not.toContain('short');
  });

  it.each([[['hunter2secret']], [['--password', 'hunter2secret']], [['--password=hunter2secret']]])(
    'refuses a password in argv and does not repeat it: %j',
    async (argv) => {
      const { code, stdout, stderr } = await gatehouse(['password', 'check', ...argv]);
      expect(code).toBe(2);
      expect(stdout + stderr).not.toContain('hunter2secret');
    },
  );
});

describe('gatehouse redirect', () => {
  const listed = ['https://a.example/cb', { uri: 'https://b.example/cb', allowQuery: true }];
  const site = ['--site', 'https://login.test.example'];
  const io = () => ({ fetch: fakeSite({ configuration: { redirectUris: listed } }).fetch });

  it.each([
    ['https://a.example/cb', 0, 'Allowed.'],
    ['https://b.example/cb?x=1', 0, 'Allowed.'],
    ['https://b.example/cb?code=1', 1, 'a parameter that only the platform may set'],
    ['https://a.example/cb?x=1', 1, 'The entry has no allowQuery.'],
    [
      'https://a.example/cb/',
      1,
      'The most similar is https://a.example/cb: it differs from character 21 on.',
    ],
    ['https://a.example/CB', 1, 'it differs in capital and small letters.'],
    ['https://a.example/cb#x', 1, 'no fragment'],
    ['\u001b[2J', 1, 'No address in the list is the same'],
  ])('check %j ends with %i and says why', async (uri, code, told) => {
    const result = await gatehouse(['redirect', 'check', uri, ...site], io());
    expect(result).toMatchObject({ code, stdout: expect.stringContaining(told), stderr: '' });
    expect(result.stdout).not.toContain('\u001b');
  });

  it('build prints the address alone, and sends nothing but the request for the configuration', async () => {
    const { fetch, asked } = fakeSite();
    const { code, stdout, stderr } = await gatehouse(['redirect', 'build', ...site], { fetch });
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: 'https://web.example/?SN=SESSION-STAND-IN\n',
      stderr: '',
    });
    expect(asked).toEqual(['/configs/config.json']);
  });

  it('explain says where each part comes from, in the words of the core', async () => {
    const { stdout } = await gatehouse(['redirect', 'explain', ...site, '--json'], io());
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: 'passed',
      origin: 'https://web.example',
      parts: [{ name: 'SN', value: '•••', source: 'the session call', secret: true }],
    });
  });

  it('explain goes back to the partner, or to my account, as the login would', async () => {
    const partner = [...site, '--redirect-uri', 'https://a.example/cb', '--two-factor', 'enabled'];
    const { stdout } = await gatehouse(['redirect', 'build', ...partner], io());
    expect(stdout).toBe('https://a.example/cb?code=SESSION-STAND-IN\n');
    const refused = await gatehouse(
      ['redirect', 'build', ...site, '--redirect-uri', 'https://c.example/'],
      io(),
    );
    expect(refused).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('Invalid redirectUri provided. Use a redirect_uri'),
    });
    const nowhere = await gatehouse(['redirect', 'build', ...site, '--two-factor', 'mandatory'], io());
    expect(nowhere).toMatchObject({ code: 2, stderr: expect.stringContaining('urls.myAccountUrl') });
  });

  it('is a group, which says what is in it', async () => {
    const { code, stdout, stderr } = await gatehouse(['redirect']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('redirect explain');
    expect((await gatehouse(['redirect', '--help'])).code).toBe(0);
    expect((await gatehouse(['help', 'redirect', 'check'])).stdout).toContain('<URI> [flags]');
    expect((await gatehouse(['redirect', 'chek'])).stderr).toContain('Did you mean redirect check?');
    expect((await gatehouse(['redirect', 'check', ...site])).stderr).toContain(
      'needs the redirect address to check',
    );
  });
});

describe('what shells ask to complete', () => {
  const offers = async (...words: string[]) =>
    (await gatehouse(['__complete', ...words])).stdout.split('\n').slice(0, -1);

  it.each([
    [
      ['redirect', ''],
      ['explain', 'build', 'check'],
    ],
    [
      ['redirect', 'build', '--two-factor', 'm'],
      ['off', 'enabled', 'mandatory'],
    ],
    [
      ['redirect', 'build', '--two-factor=m'],
      ['off', 'enabled', 'mandatory'],
    ],
    [['login', '--user', ''], []],
    [['login', '--ca', ''], ['FILE']],
    [['run', '--pictures', ''], ['DIR']],
    [['run', 'lo'], ['FILE']],
    [
      ['init', '--sandbox', ''],
      ['--site', '--help'],
    ],
    [
      ['completion', 'z'],
      ['bash', 'zsh', 'fish', '--help'],
    ],
    [['nothing', ''], []],
  ])('after %j are the words, or the kind of path, for every shell', async (words, expected) => {
    expect(await offers('bash', ...words)).toEqual(expected);
  });

  it('are every command and every flag', async () => {
    expect(await offers('bash', '')).toEqual(expect.arrayContaining(['login', 'redirect', '--version']));
    expect(await offers('bash', 'run', '--')).toEqual(expect.arrayContaining(['--matrix', '--help']));
  });

  it('have meanings where a shell shows them', async () => {
    expect(await offers('fish', 're')).toContain('redirect\ta group: explain build check');
    expect(await offers('zsh', 'sandbox', '--')).toContainEqual(
      expect.stringMatching(/^--port:the first of eight ports: 4300/),
    );
  });
});
