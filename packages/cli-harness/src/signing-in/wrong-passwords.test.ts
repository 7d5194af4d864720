import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCancellation, NEVER_CANCELLED } from '@gatehouse-login/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { captureIo } from '../testing/capture-io.ts';
import { fakeSite } from '../testing/fake-site.ts';
import { admit, stateFolder } from './wrong-passwords.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatehouse-wrong-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const REFUSED = { login: { ErrorCode: 4010, HttpStatus: 401 } };

async function login(site: ReturnType<typeof fakeSite>, user = 'me', origin = 'https://login.test.example') {
  const { io, stderr } = captureIo({
    fetch: site.fetch,
    env: { SECRET: 'Copper-Kite1', XDG_STATE_HOME: folder },
  });
  const code = await run(['login', '--site', origin, '--user', user, '--password-env', 'SECRET'], io);
  return { code, stderr: stderr() };
}
const sent = ({ asked }: ReturnType<typeof fakeSite>) =>
  asked.filter((path) => path.endsWith('v2/Session')).length;

describe('wrong passwords', () => {
  it('are sent four times for an account, whatever its name looks like, and not a fifth time', async () => {
    const site = fakeSite(REFUSED);
    for (const user of ['me', 'ME', ' me ', 'Me']) expect((await login(site, user)).code).toBe(1);
    const { code, stderr } = await login(site);
    expect(code).toBe(5);
    expect(stderr).toContain('a fifth would lock it. No password was sent.');
    expect(sent(site)).toBe(4);
    expect((await login(site, 'somebody-else')).code).toBe(1);
    expect((await login(site, 'me', 'https://other.test.example')).code).toBe(1);
  });

  it('are counted across logins at the same time', async () => {
    const site = fakeSite(REFUSED);
    const codes = await Promise.all(Array.from({ length: 6 }, async () => (await login(site)).code));
    expect(codes.toSorted()).toEqual([1, 1, 1, 1, 5, 5]);
    expect(sent(site)).toBe(4);
  });

  it('are forgotten after a right one, and right ones at the same time never stop each other', async () => {
    const wrong = fakeSite(REFUSED);
    for (const _ of [1, 2, 3]) await login(wrong);
    const right = fakeSite();
    const codes = await Promise.all(Array.from({ length: 6 }, async () => (await login(right)).code));
    expect(new Set(codes)).toEqual(new Set([0]));
    for (const _ of [1, 2, 3, 4]) expect((await login(wrong)).code).toBe(1);
    expect((await login(wrong)).code).toBe(5);
  });

  it('are not what a platform without an answer has seen', async () => {
    const site = fakeSite();
    const fetch: typeof site.fetch = async (address, init) =>
      init?.method === 'POST' ? Promise.reject(new TypeError('fetch failed')) : site.fetch(address, init);
    const down = { ...site, fetch };
    for (let run = 0; run < 6; run += 1) expect((await login(down)).code).toBe(3);
  });
});

describe('the places of an account', () => {
  const take = () => admit(folder, 'https://api.example', 'me', NEVER_CANCELLED);
  const places = () => readdirSync(join(folder, 'wrong-passwords'), { recursive: true });

  it('name neither the account nor the site, and are empty after a right password', async () => {
    const admission = await take();
    expect(places().join()).toMatch(/^[0-9a-f]{32},[0-9a-f]{32}.1$/);
    if (admission.kind === 'admitted') admission.attempt.accepted();
    expect(places()).toHaveLength(1);
  });

  it('stay taken by a wrong password that was answered after a right one was sent', async () => {
    const attempt = async () => {
      const admission = await take();
      return admission.kind === 'admitted' ? admission.attempt : expect.unreachable();
    };
    (await attempt()).refused();
    const [right, wrong] = [await attempt(), await attempt()];
    wrong.refused();
    right.accepted();
    expect(places().filter((path) => path.includes('/'))).toHaveLength(1);
    (await attempt()).accepted();
    expect(places()).toHaveLength(1);
  });

  it('are free again when the process that held one is gone', async () => {
    for (let at = 0; at < 4; at += 1) await take();
    const [account = ''] = places().map(String);
    // No process has this id.
    writeFileSync(join(folder, 'wrong-passwords', account, '3'), '4194305');
    expect((await take()).kind).toBe('admitted');
  });

  it('are waited for no longer than the run', async () => {
    for (let at = 0; at < 4; at += 1) await take();
    const cancellation = makeCancellation();
    const waiting = admit(folder, 'https://api.example', 'me', cancellation);
    cancellation.cancel();
    expect((await waiting).kind).toBe('unknown');
  });

  it('do not exist without a folder, and a folder that cannot be written to is none', async () => {
    expect(stateFolder({})).toBeNull();
    expect(stateFolder({ XDG_STATE_HOME: 'relative', HOME: '/home/me' })).toBe(
      '/home/me/.local/state/gatehouse',
    );
    expect((await admit('/dev/null/x', 'api', 'me', NEVER_CANCELLED)).kind).toBe('unknown');
  });
});
