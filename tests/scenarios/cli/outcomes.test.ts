import { type AddressInfo, createServer } from 'node:net';
import { createSandbox, type Sandbox } from '@gatehouse-login/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gatehouseHere } from './gatehouse-here.ts';
import { gatehouse } from './gatehouse-process.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.dispose());

const closedPort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

type BrandId = keyof Sandbox['brands'];

async function login(persona: string, flags: readonly string[] = [], brand: BrandId = 'city-index') {
  const person = sandbox.people.find(({ id }) => id === persona);
  const { code, stdout, stderr } = await gatehouseHere(
    [
      'login',
      '--site',
      sandbox.brands[brand],
      '--user',
      person?.username ?? '',
      '--password-stdin',
      '--json',
      ...flags,
    ],
    { input: `${person?.password ?? ''}\n` },
  );
  const report = JSON.parse(stdout);
  // Whoever reads a log does not read the object: what went wrong is told to both.
  const { message = '', next = '' } = report.error ?? {};
  const told = message === '' ? '' : `${message}${/[.)]$/.test(message) ? '' : '.'} ${next}\n`;
  expect(stderr).toBe(told);
  return { code, report };
}

describe('gatehouse login ends, by person,', () => {
  it.each([
    ['plain', 'signed-in', 0, undefined],
    ['slow', 'signed-in', 0, undefined],
    ['hostile', 'signed-in', 0, undefined],
    ['two-factor-enabled-operator', 'signed-in', 0, undefined],
    ['two-factor-mandatory', 'signed-in', 0, undefined],
    ['locked', 'refused', 1, 'session-refused'],
    ['fault', 'environment-fault', 3, 'unreachable'],
    ['too-many', 'environment-fault', 3, 'too-many-attempts'],
    ['busy', 'environment-fault', 3, 'service-busy'],
    ['malformed', 'environment-fault', 3, 'malformed-answer'],
    ['account-fault', 'environment-fault', 3, 'unreachable'],
    ['two-factor', 'two-factor-required', 4, 'two-factor-required'],
    ['forced-change', 'password-change-required', 4, 'password-change-required'],
  ])('%s: %s with %i', async (persona, outcome, exitCode, kind) => {
    const { code, report } = await login(persona);
    expect(report).toMatchObject({ format: 1, outcome });
    expect(report.error?.kind).toBe(kind);
    expect(code).toBe(exitCode);
  });

  it.each([
    ['fault', { status: 500, retryable: true }],
    ['too-many', { status: 429, seconds: 5, retryable: true }],
    ['busy', { status: 503, seconds: 5, retryable: true }],
    ['locked', { code: 4010, retryable: false }],
  ])('%s: with the figures that a script needs', async (persona, figures) => {
    const { kind: _kind, message: _message, next: _next, ...rest } = (await login(persona)).report.error;
    expect(rest).toEqual(figures);
  });

  it('a wrong password: refused with the code of the platform', async () => {
    const { code, stdout } = await gatehouse(
      ['login', '--site', sandbox.brands.whs, '--user', 'DM100001', '--password-env', 'SECRET', '--json'],
      { env: { SECRET: 'Wrong-Horse1' } },
    );
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: 'refused',
      error: { kind: 'session-refused', code: 4010, message: 'Incorrect Username or Password' },
    });
  });

  it('five wrong passwords, from processes at the same time: four refused, and a guard before the rest', async () => {
    const argv = ['login', '--site', sandbox.brands.kq, '--user', 'DM500001', '--password-env', 'SECRET'];
    const runs = Array.from({ length: 6 }, () => gatehouse(argv, { env: { SECRET: 'Wrong-Horse1' } }));
    const codes = (await Promise.all(runs)).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([1, 1, 1, 1, 5, 5]);
    const next = await gatehouse(argv, { env: { SECRET: 'Lonely-Desk1' } });
    expect(next.code).toBe(5);
    expect(next.stderr).toContain('Four wrong passwords were sent for this account');
    expect(sandbox.journal().filter(({ path }) => path.endsWith('v2/Session'))).toHaveLength(4);
  });

  it('no site at all: an environment fault', async () => {
    const port = await closedPort();
    const { code, stdout } = await gatehouse([
      'login',
      '--site',
      `http://localhost:${port}`,
      '--user',
      'x',
      '--json',
    ]);
    expect(code).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: 'environment-fault',
      error: {
        kind: 'unreachable',
        next: expect.stringContaining(`localhost:${port} refused the connection`),
      },
    });
  });

  it('a site whose name nobody knows: told from a refused connection', async () => {
    const { code, stdout } = await gatehouse([
      'login',
      '--site',
      'https://nowhere.test.invalid',
      '--user',
      'x',
      '--json',
    ]);
    expect(code).toBe(3);
    expect(JSON.parse(stdout).error.next).toContain('The host name nowhere.test.invalid was not found');
  });

  it('an address that is no login page: asked whether it is one', async () => {
    const { code, stderr } = await gatehouse(['login', '--site', sandbox.home, '--user', 'x']);
    expect(code).toBe(2);
    expect(stderr).toContain(`Is ${sandbox.home} the address of a login page?`);
  });

  it.each([
    ['/en-zz', 'no region "en-zz"'],
    ['/en-uk?lang=fr', 'no language "fr"'],
  ])('an address that says %s: a wrong use, before anything is sent', async (path, told) => {
    const site = `${sandbox.brands.forex}${path}`;
    const { code, stdout } = await gatehouse(
      ['login', '--site', site, '--user', 'DM100001', '--password-env', 'SECRET', '--json'],
      { env: { SECRET: 'Copper-Kite1' } },
    );
    expect(code).toBe(2);
    expect(stdout).toContain(told.replaceAll('"', '\\"'));
    expect(sandbox.journal().some(({ path: called }) => called.includes('Session'))).toBe(false);
  });

  it('a platform that does not answer in time: an environment fault', async () => {
    const { code, report } = await login('slow', ['--timeout', '0.5']);
    expect(report).toMatchObject({ outcome: 'environment-fault', error: { kind: 'timed-out' } });
    expect(code).toBe(3);
  });

  it('a configuration that is no JSON: a configuration fault that names the file', async () => {
    sandbox.faults.add({ call: 'config', kind: 'html' })._unsafeUnwrap();
    const { code, report } = await login('plain');
    expect(report).toMatchObject({ outcome: 'configuration-fault', error: { kind: 'configuration-fault' } });
    expect(report.error.message).toContain('configs/config.json');
    expect(code).toBe(2);
  });
});

describe('the report of a sign-in', () => {
  it('tells brand, region, language, platform, destination, reference and steps', async () => {
    const { report } = await login('plain', ['--region', 'en-sg', '--lang', 'de', '--platform', 'advantage']);
    expect(Object.keys(report)).toEqual([
      'format',
      'outcome',
      'brand',
      'region',
      'language',
      'platform',
      'destination',
      'reference',
      'steps',
    ]);
    expect(report).toMatchObject({
      brand: 'city-index',
      region: 'en-sg',
      language: 'de',
      platform: 'advantage',
      destination: {
        kind: 'navigate',
        origin: sandbox.home,
        path: '/platform/advantage',
        parameters: { sessionId: '•••', userName: 'DM100001', cultureCode: 'de-DE', cultureId: '7' },
      },
    });
    expect(report.reference).toMatch(/^[a-z]{4}-\d{4}$/);
    expect(report.steps.map(({ at, event }: { at: string; event: string }) => [at, event])).toEqual([
      ['login', 'opened-at'],
      ['signing-in', 'submitted'],
      ['loading-account', 'session-opened'],
      ['choosing-destination', 'account-loaded'],
      ['leaving', 'destination-chosen'],
    ]);
    for (const { ms } of report.steps) expect(Number.isInteger(ms)).toBe(true);
  });

  it.each(['whs', 'kq', 'forex-chinese'] as const)('has no region on %s', async (brand) => {
    expect((await login('plain', [], brand)).report).toMatchObject({
      outcome: 'signed-in',
      brand,
      region: null,
    });
  });

  it.each(['tradingview-city-index', 'tradingview-forex'] as const)(
    'leads back to the partner on %s, with the state as it came',
    async (brand) => {
      const back = `${sandbox.home}/tradingview/callback/`;
      const { code, report } = await login('plain', ['--redirect-uri', back, '--state', 'a+b/ü='], brand);
      expect(report).toMatchObject({
        outcome: 'signed-in',
        destination: { path: '/tradingview/callback/', parameters: { code: '•••', state: 'a+b/ü=' } },
      });
      expect(code).toBe(0);
    },
  );

  it.each([
    ['none', []],
    ['one that is not listed', ['--redirect-uri', 'https://evil.example/']],
  ])('on a TradingView brand with a redirect address too little: %s', async (_what, flags) => {
    const { code, report } = await login('plain', flags, 'tradingview-forex');
    expect(report).toMatchObject({
      outcome: 'redirect-refused',
      error: { kind: 'invalid-redirect-uri', message: 'Invalid redirectUri provided' },
    });
    expect(code).toBe(1);
    expect(sandbox.journal().some(({ path }) => path.includes('Session'))).toBe(false);
  });

  it.each(['plain', 'forced-change', 'account-fault'])(
    'leaves no session behind, and logs it off once: %s',
    async (persona) => {
      await login(persona);
      const closings = sandbox.journal().filter(({ path }) => path.includes('deleteSession'));
      expect(closings).toMatchObject([{ status: 200 }]);
      expect(sandbox.holds()).toMatchObject({ sessions: 0 });
    },
  );
});
