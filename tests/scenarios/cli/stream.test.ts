import { createSandbox, type Sandbox } from '@gatehouse-login/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gatehouseHere, type Surroundings } from './gatehouse-here.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  const stream = { tick: 20, keepAlive: 500 };
  sandbox = (await createSandbox({ port: 0, stream }))._unsafeUnwrap();
});
afterEach(() => sandbox.reset());
afterAll(() => sandbox.dispose());

const PASSWORD = 'Copper-Kite1';

async function stream(flags: readonly string[], surroundings: Surroundings = {}) {
  const site = ['--site', sandbox.brands['city-index'], '--user', 'DM100001', '--password-env', 'SECRET'];
  const finished = await gatehouseHere(['stream', ...site, ...flags], {
    env: { SECRET: PASSWORD },
    ...surroundings,
  });
  const isJson = finished.stdout.startsWith('{"type"');
  const lines = isJson
    ? finished.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
  return { ...finished, lines, last: lines.at(-1) };
}

describe('gatehouse stream', () => {
  it('shows statuses and prices as lines of JSON, and logs off', async () => {
    const { code, lines, last, stderr } = await stream(['--markets', 'eur/usd', '--expect-updates', '5']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(lines.slice(0, 2).map(({ status }) => status)).toEqual(['CONNECTING', 'CONNECTED:WS-STREAMING']);
    const updates = lines.filter(({ type }) => type === 'update');
    expect(updates[0]).toMatchObject({
      market: 'EUR/USD',
      marketId: 401_484_347,
      values: { Bid: expect.any(Number), StatusSummary: 'tradable' },
    });
    expect(updates).toHaveLength(5);
    expect(last).toMatchObject({ type: 'end', outcome: 'streamed', updates: 5 });
    expect(sandbox.holds().sessions).toBe(0);
    expect(sandbox.stream.sessions()).toBe(0);
  });

  it('streams several markets for a time, over one transport', async () => {
    const flags = ['--markets', 'EUR/USD, 154301,Gold', '--for', '2s', '--transport', 'HTTP-STREAMING'];
    const { code, lines } = await stream(flags);
    expect(code).toBe(0);
    expect(new Set(lines.flatMap(({ market }) => market ?? []))).toEqual(
      new Set(['EUR/USD', '154301', 'Spot Gold']),
    );
    expect(lines.map(({ status }) => status)).toContain('CONNECTED:HTTP-STREAMING');
  });

  it('draws a table on a terminal, and masks what it was given', async () => {
    const flags = ['--markets', 'EUR/USD', '--expect-updates', '1'];
    const env = { SECRET: PASSWORD, NO_COLOR: '1' };
    const { code, stdout } = await stream(flags, { env, isTerminal: true });
    expect(code).toBe(0);
    expect(stdout).toMatch(/CONNECTED:WS-STREAMING\n +Market +Bid +Offer/);
    expect(stdout).toMatch(/EUR\/USD +1\.08\d* +1\.08\d*/);
    expect(stdout).toMatch(/Streamed: 1 update\.\n$/);
    expect(stdout).not.toContain(PASSWORD);
  });

  it('fails with 1 if too few updates arrive, or if there is no such market', async () => {
    const few = await stream(['--markets', 'EUR/USD', '--for', '2s', '--expect-updates', '100000']);
    expect(few).toMatchObject({ code: 1, last: { outcome: 'expectation-failed' } });
    expect(few.stderr).toMatch(/\d+ updates arrived, and 100000 were expected/);
    const none = await stream(['--markets', 'Atlantis']);
    expect(none).toMatchObject({ code: 1, last: { error: { kind: 'unknown-market' } } });
  });

  it.each([
    [{ kind: 'refuse', code: 1 }, 1, 'session-expired'],
    [{ kind: 'refuse', code: 2 }, 2, 'stream-refused'],
    [{ kind: 'refuse', code: 9 }, 3, 'stream-refused'],
    [{ kind: 'refuse-subscription', code: 21 }, 1, 'subscription-refused'],
    [{ kind: 'silence' }, 3, 'timed-out'],
  ] as const)('after %j ends with %i', async (fault, code, kind) => {
    sandbox.stream.fault(fault);
    const time = fault.kind === 'silence' ? '400ms' : '20s';
    const ended = await stream(['--markets', 'EUR/USD', '--for', time]);
    expect(ended).toMatchObject({ code, last: { type: 'end', error: { kind } } });
    expect(sandbox.holds().sessions).toBe(0);
  });

  it('ends with 130 when it is interrupted, and logs off', async () => {
    const stopping = new AbortController();
    const running = stream(['--markets', 'EUR/USD'], { signal: stopping.signal });
    while (sandbox.stream.sessions() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    stopping.abort();
    expect(await running).toMatchObject({ code: 130, last: { outcome: 'interrupted' } });
    expect(sandbox.holds().sessions).toBe(0);
  });

  it('reports a failed login like gatehouse login', async () => {
    const { code, stdout } = await stream(['--markets', 'EUR/USD', '--json'], { env: { SECRET: 'wrong' } });
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'refused' });
  });

  it.each([
    [[], 'nothing to stream'],
    [['--markets', ' , '], 'nothing to stream'],
    [['--markets', 'x', '--for', 'soon'], '--for is not a time'],
    [['--markets', 'x', '--for', '25h'], '--for is not a time'],
    [['--markets', 'x', '--expect-updates', '0'], '--expect-updates is not a number'],
    [['--markets', 'x', '--transport', 'PIGEON'], 'There is no transport'],
    [['--markets', 'x', '--show-session'], 'gatehouse login shows one'],
  ])('refuses %j with 2', async (flags, words) => {
    const { code, stderr } = await stream(flags);
    expect(code).toBe(2);
    expect(stderr).toContain(words);
  });
});
