import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  askCode,
  type Fixture,
  logOn,
  logOnAs,
  makeFixture,
  sessionOf,
  tokenOf,
} from '../testing/fixture.ts';
import { createSandbox } from './create-sandbox.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
});
afterAll(() => fixture.end());

const portOf = (address: string) => Number(new URL(address).port);

const statusFor = (host: string, port: number, address = '127.0.0.1'): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const call = request(
      { host: address, port, path: '/', headers: { host, accept: 'text/html' } },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    call.on('error', reject).end();
  });

describe('names of this machine', () => {
  it.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST:80'])('answers to %s', async (host) => {
    expect(await statusFor(host, portOf(fixture.sandbox.home))).toBe(200);
    expect(await statusFor(host, portOf(fixture.sandbox.brands.kq))).toBe(200);
  });

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io', 'evil.example:4300', '192.168.0.1'])(
    'refuses %s with 421',
    async (host) => {
      expect(await statusFor(host, portOf(fixture.sandbox.home))).toBe(421);
      expect(await statusFor(host, portOf(fixture.sandbox.brands.forex))).toBe(421);
    },
  );
});

describe('bodies', () => {
  it.each([
    ['too large', 'x'.repeat(300_000), 413],
    ['of no announced length', new Blob(['{}']).stream(), 411],
  ])('that are %s are refused unread', async (_, body, status) => {
    for (const address of [
      `${fixture.sandbox.brands.kq}/api/v2/Session`,
      `${fixture.sandbox.home}/_gatehouse/faults`,
    ]) {
      const sent = body instanceof ReadableStream ? new Blob(['{}']).stream() : body;
      const init = { method: 'POST', body: sent, duplex: 'half' } as RequestInit;
      expect((await fetch(address, init)).status).toBe(status);
    }
  });
});

describe('ports', () => {
  it('names the port that is in use, and leaves none of its own open', async () => {
    const taken = portOf(fixture.sandbox.brands.whs);
    const outcome = await createSandbox({ port: taken });
    expect(outcome._unsafeUnwrapErr()).toEqual({ kind: 'port-in-use', port: taken });
  });

  it('refuses a base that leaves no room for eight', async () => {
    for (const port of [-1, 1.5, 65_529, 70_000]) {
      expect((await createSandbox({ port }))._unsafeUnwrapErr()).toEqual({ kind: 'invalid-port', port });
    }
  });
});

describe('several sandboxes in one process', () => {
  it('share nothing', async () => {
    const other = await makeFixture();
    for (let tried = 0; tried < 5; tried += 1) await logOn(other.sandbox, 'DM100001', 'wrong');
    expect((await logOnAs(other.sandbox, 'plain')).status).toBe(401);
    expect((await logOnAs(fixture.sandbox, 'plain')).status).toBe(200);
    await other.end();
    expect((await logOnAs(fixture.sandbox, 'plain')).status).toBe(200);
  });

  it('closes with calls still waiting, and twice without harm', async () => {
    const other = await makeFixture();
    other.sandbox.faults.add({ call: 'config', kind: 'timeout' });
    const waiting = fetch(`${other.sandbox.brands.kq}/configs/config.json`).then(
      () => 'answered',
      () => 'broken',
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    await other.end();
    await other.sandbox.dispose();
    expect(await waiting).toBe('broken');
    await expect(fetch(other.sandbox.home)).rejects.toThrow();
  });
});

describe('a seed', () => {
  it('gives the same sessions and codes in every run, and its absence never does', async () => {
    const run = async (seed?: number) => {
      const one = await makeFixture(seed === undefined ? {} : { seed });
      const token = await tokenOf(one.sandbox, 'two-factor');
      await askCode(one.sandbox, token);
      const seen = [await sessionOf(one.sandbox, 'plain'), token, one.sandbox.inbox()[0]?.code];
      await one.end();
      return seen;
    };
    expect(await run(3)).toEqual(await run(3));
    expect(await run(3)).not.toEqual(await run(4));
    expect(await run()).not.toEqual(await run());
  });
});
