import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../start/create-sandbox.ts';
import {
  account,
  type Fixture,
  fieldsOf,
  logOn,
  logOnAs,
  makeFixture,
  post,
  refusalOf,
  sessionOf,
} from '../testing/fixture.ts';
import { makeManualClock } from '../time-and-chance/manual-clock.ts';
import { FAULT_CALLS, FAULT_KINDS, type FaultCall, type FaultKind } from './fault.ts';

const clock = makeManualClock();
let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture({ clock });
});
afterEach(() => fixture.sandbox.reset());
afterAll(() => fixture.end());

const set = (kind: FaultKind, more: object = {}) =>
  fixture.sandbox.faults.add({ call: 'session', kind, ...more })._unsafeUnwrap();
const spoilt = async (kind: FaultKind) => {
  set(kind);
  return logOnAs(fixture.sandbox, 'plain');
};
const withFault = (header: string) =>
  post(
    fixture.sandbox,
    '/v2/Session',
    { username: 'DM100001', password: 'Copper-Kite1', appKey: 'Mercury' },
    { 'X-Gatehouse-Fault': header },
  );

describe('an honest answer, spoilt', () => {
  it('breaks off in the middle', async () => {
    const text = await (await spoilt('truncated')).text();
    expect(text).toMatch(/^\{"session":"[0-9a-f]/);
    expect(() => JSON.parse(text)).toThrow();
  });

  it('stands behind a byte order mark', async () => {
    const bytes = new Uint8Array(await (await spoilt('bom')).arrayBuffer());
    expect([...bytes.slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x7b]);
  });

  it('is said to be an image', async () => {
    const response = await spoilt('wrong-content-type');
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(await fieldsOf(response)).toMatchObject({ statusCode: 0 });
  });

  it('has fields that nobody knows', async () => {
    expect(await fieldsOf(await spoilt('unknown-fields'))).toMatchObject({
      futureField: 'new',
      statusCode: 0,
    });
  });

  it('comes in the other casing', async () => {
    expect(await fieldsOf(await spoilt('other-casing'))).toMatchObject({ StatusCode: 0, TwoFAToken: null });
  });

  it('has null for every list, nothing true, or values of other types', async () => {
    expect(await fieldsOf(await spoilt('null-arrays'))).toMatchObject({ additional2FAMethods: null });
    fixture.sandbox.faults.clear();
    set('false-answer');
    expect(await fieldsOf(await logOnAs(fixture.sandbox, 'two-factor'))).toMatchObject({
      is2FAEnabled: false,
    });
    fixture.sandbox.faults.clear();
    expect(await fieldsOf(await spoilt('wrong-type'))).toMatchObject({
      session: 42,
      additional2FAMethods: 'none',
      passwordChangeRequired: 'no',
      statusCode: { not: 'a number' },
    });
  });

  it('comes late, by the sandbox’s own clock', async () => {
    set('slow', { ms: 60_000 });
    const answer = logOnAs(fixture.sandbox, 'plain');
    const early = await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 60, 'waiting'))]);
    expect(early).toBe('waiting');
    clock.advance(60_000);
    expect((await answer).status).toBe(200);
  });
});

describe('Retry-After', () => {
  it.each(['0', '5', '-1', '1.5', 'soon', '99999999999', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
    'is sent as it was given: %s',
    async (retryAfter) => {
      set('too-many', { retryAfter });
      const response = await logOnAs(fixture.sandbox, 'plain');
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, retryAfter]);
    },
  );

  it('can be a date so many seconds from now', async () => {
    set('busy', { retryAfter: 'date:90' });
    const { headers } = await logOnAs(fixture.sandbox, 'plain');
    const then = Math.floor((clock.now() + 90_000) / 1000) * 1000;
    expect(Date.parse(headers.get('retry-after') ?? '')).toBe(then);
  });
});

describe('a fault on each call', () => {
  it('is met by the call that it names', async () => {
    const session = await sessionOf(fixture.sandbox, 'plain');
    const headers = { UserName: 'DM100001', Session: session };
    const brand = `${fixture.sandbox.brands['city-index']}`;
    const paths: Readonly<Record<FaultCall, () => Promise<Response>>> = {
      session: () => logOnAs(fixture.sandbox, 'plain'),
      validate: () => post(fixture.sandbox, '/v2/Session/validate', headers),
      'log-off': () => post(fixture.sandbox, '/session/deleteSession', '', headers),
      'send-code': () => post(fixture.sandbox, '/session/2FA/Token/x/Code', {}),
      'verify-code': () => post(fixture.sandbox, '/session/2FA/VerifyAuthCode', {}),
      'change-password': () => post(fixture.sandbox, '/session/changePassword', {}),
      account: () => account(fixture.sandbox, 'DM100001', session),
      margin: () => fetch(`${brand}/api/margin/ClientAccountMargin`, { headers }),
      markets: () => fetch(`${brand}/api/cfd/markets`, { headers }),
      config: () => fetch(`${brand}/configs/config.json`),
      translations: () => fetch(`${brand}/assets/i18n/en.json`),
    };
    for (const call of FAULT_CALLS) {
      fixture.sandbox.faults.add({ call, kind: 'busy', count: 1 });
      expect([call, (await paths[call]()).status]).toEqual([call, 503]);
      expect(fixture.sandbox.faults.list()).toEqual([]);
    }
  });

  it('exists for every kind that the sandbox lists', () => {
    for (const kind of Object.keys(FAULT_KINDS)) {
      const more = kind === 'slow' ? { ms: 1 } : {};
      const added = fixture.sandbox.faults.add({ call: 'account', kind: kind as FaultKind, ...more });
      expect(added.isOk(), kind).toBe(true);
    }
  });
});

describe('a fault that the request brings', () => {
  it('hits this call and no other', async () => {
    expect((await withFault('busy')).status).toBe(503);
    const timed = await withFault('{"kind":"too-many","retryAfter":"7"}');
    expect([timed.status, timed.headers.get('retry-after')]).toEqual([429, '7']);
    expect((await logOnAs(fixture.sandbox, 'plain')).status).toBe(200);
  });

  it.each(['fire', '{"kind":"fire"}', '{', '{"kind":"busy","count":-1}', '{"kind":"slow"}'])(
    'is refused where it makes no sense: %s',
    async (header) => {
      expect(await refusalOf(await withFault(header))).toEqual([400, 4002]);
    },
  );
});

describe('chance', () => {
  const statuses = async (count: number) => {
    const all: number[] = [];
    for (let made = 0; made < count; made += 1) all.push((await logOnAs(fixture.sandbox, 'plain')).status);
    return all;
  };

  it('hits about as often as it should, and the same calls with the same seed', async () => {
    set('busy', { probability: 0.3, seed: 11 });
    const first = await statuses(40);
    const hits = first.filter((status) => status === 503).length;
    expect(hits).toBeGreaterThan(4);
    expect(hits).toBeLessThan(22);
    fixture.sandbox.faults.clear();
    set('busy', { probability: 0.3, seed: 11 });
    expect(await statuses(40)).toEqual(first);
  });

  it('never hits at 0 and always at 1', async () => {
    set('busy', { probability: 0 });
    expect(new Set(await statuses(10))).toEqual(new Set([200]));
    set('busy', { probability: 1 });
    expect(new Set(await statuses(10))).toEqual(new Set([503]));
  });
});

describe('faults from the start', () => {
  it('come back with a reset, and go with a delete', async () => {
    const faults = [{ call: 'session', kind: 'busy', count: 1 }] as const;
    const sandbox = (await createSandbox({ port: 0, faults }))._unsafeUnwrap();
    const status = async () => (await logOn(sandbox, 'DM100001', 'Copper-Kite1')).status;
    expect([await status(), await status()]).toEqual([503, 200]);
    sandbox.reset();
    expect(await status()).toBe(503);
    sandbox.reset();
    sandbox.faults.clear();
    expect(await status()).toBe(200);
    await sandbox.dispose();
  });

  it('keep a sandbox from starting where they make no sense', async () => {
    const faults = [{ call: 'session', kind: 'busy', person: 'nobody' }] as const;
    expect((await createSandbox({ port: 0, faults }))._unsafeUnwrapErr()).toMatchObject({
      kind: 'invalid-fault',
    });
  });
});
