import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { account, type Fixture, fieldsOf, logOnAs, makeFixture, sessionOf } from '../testing/fixture.ts';
import type { FaultKind, FaultRequest } from './fault.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
});
afterEach(() => fixture.sandbox.reset());
afterAll(() => fixture.end());

const set = (fault: FaultRequest) => fixture.sandbox.faults.add(fault)._unsafeUnwrap();
const fail = (kind: FaultKind) => {
  set({ call: 'session', kind });
  return logOnAs(fixture.sandbox, 'plain');
};

describe('faults of the connection', () => {
  it('refused breaks it before any answer', async () => {
    await expect(fail('refused')).rejects.toThrow();
    expect(fixture.sandbox.journal()[0]).toMatchObject({ path: '/api/v2/Session', status: 0 });
  });

  it('reset breaks it in the middle of the body', async () => {
    const response = await fail('reset');
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  it('timeout never answers, and does not hold up others', async () => {
    set({ call: 'account', kind: 'timeout' });
    const path = 'api/v2/UserAccount/ClientAndTradingAccount';
    const signal = AbortSignal.timeout(150);
    const given = expect(fetch(`${fixture.sandbox.brands.kq}/${path}`, { signal })).rejects.toThrow(
      /timeout/,
    );
    expect((await logOnAs(fixture.sandbox, 'plain')).status).toBe(200);
    await given;
  });

  it('slow-drip keeps sending and never finishes', async () => {
    const response = await fail('slow-drip');
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value?.length).toBe(1);
    expect((await reader?.read())?.value?.length).toBe(1);
    await reader?.cancel();
  });

  it('huge announces fifty megabytes and sends them', async () => {
    const response = await fail('huge');
    expect(response.headers.get('content-length')).toBe(String(50 * 1024 * 1024));
    expect((await response.arrayBuffer()).byteLength).toBe(50 * 1024 * 1024);
  });
});

describe('faults of the answer', () => {
  it.each([
    ['html', 200, '<!doctype html>'],
    ['empty', 200, ''],
    ['malformed', 200, '{"session":"5f0e2a'],
    ['wrong-type', 200, '"session":42'],
    ['server-error', 500, '"ErrorCode":500'],
    ['too-many', 429, '"ErrorCode":5002'],
    ['busy', 503, '"HttpStatus":503'],
    ['hostile', 200, '"__proto__":{"owned":true}'],
  ] as const)('%s answers %i', async (kind, status, text) => {
    const response = await fail(kind);
    expect(response.status).toBe(status);
    expect(response.headers.get('retry-after')).toBeNull();
    expect(await response.text()).toContain(text);
  });

  it('sends Retry-After as it was given', async () => {
    set({ call: 'session', kind: 'busy', retryAfter: 'Wed, 21 Oct 2026 07:28:00 GMT' });
    const { headers } = await logOnAs(fixture.sandbox, 'plain');
    expect(headers.get('retry-after')).toBe('Wed, 21 Oct 2026 07:28:00 GMT');
  });

  it('redirect keeps method and body on the way to where the journal would show it', async () => {
    const response = await fail('redirect');
    expect([response.status, response.headers.get('location')]).toEqual([
      307,
      `${fixture.sandbox.home}/elsewhere`,
    ]);
    await fetch(response.headers.get('location') ?? '', { method: 'POST', body: '{"password":"x"}' });
    expect(fixture.sandbox.journal()[0]).toMatchObject({ brand: 'home', path: '/elsewhere', status: 404 });
  });

  it('spoils the account, the configuration and the translations too', async () => {
    const session = await sessionOf(fixture.sandbox, 'plain');
    for (const call of ['account', 'config', 'translations'] as const) set({ call, kind: 'hostile' });
    const accountText = await (await account(fixture.sandbox, 'DM100001', session)).text();
    expect(accountText).toMatch(/<img|<script/);
    const config = await fieldsOf(await fetch(`${fixture.sandbox.brands.kq}/configs/config.json`));
    expect(config).toMatchObject({ brand: 'kq', pageTitle: expect.not.stringContaining('Log in') });
    const texts = await fieldsOf(await fetch(`${fixture.sandbox.brands.kq}/assets/i18n/en.json`));
    expect(texts.login).not.toBe('Log in');
    fixture.sandbox.faults.clear();
    expect(await fieldsOf(await fetch(`${fixture.sandbox.brands.kq}/assets/i18n/en.json`))).toEqual({
      login: 'Log in',
    });
  });
});
