import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Fixture, fieldsOf, logOn, logOnAs, makeFixture } from '../testing/fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
});
afterEach(() => fixture.sandbox.reset());
afterAll(() => fixture.end());

const handle = (path: string, init: RequestInit = {}) =>
  fetch(`${fixture.sandbox.home}/_gatehouse/${path}`, init);
const list = async (path: string) => (await (await handle(path)).json()) as Record<string, unknown>[];

describe('the handles', () => {
  it('list the people in the agreed shape', async () => {
    const people = await list('people');
    expect(people.map(({ id }) => id)).toEqual(
      expect.arrayContaining(
        'plain two-factor two-factor-enabled-operator two-factor-mandatory forced-change locked slow fault phone'.split(
          ' ',
        ),
      ),
    );
    expect(people[0]).toEqual({
      id: 'plain',
      username: 'DM100001',
      password: 'Copper-Kite1',
      about: expect.any(String),
    });
    expect(people.find(({ id }) => id === 'phone')).toMatchObject({
      phone: '13800138000',
      brand: 'forex-chinese',
    });
  });

  it('show the journal without secrets, and an empty inbox', async () => {
    await logOn(fixture.sandbox, 'DM100001', 'a-wrong-password');
    const session = String((await fieldsOf(await logOnAs(fixture.sandbox, 'plain'))).session);
    await fetch(`${fixture.sandbox.home}/tradingview/callback/?code=${session}&odd=${session}`);
    const text = JSON.stringify(await list('journal'));
    expect(text).toContain('/tradingview/callback/?code=•••&odd=•••');
    for (const secret of [session, 'a-wrong-password', 'Copper-Kite1', 'token-1'])
      expect(text).not.toContain(secret);
    expect(await list('inbox')).toEqual([]);
  });

  it('set, list and delete faults', async () => {
    const body = JSON.stringify({ call: 'session', kind: 'busy', count: 1, retryAfter: '5' });
    const made = await handle('faults', { method: 'POST', body });
    expect(made.status).toBe(201);
    const { id } = await fieldsOf(made);
    expect(await list('faults')).toEqual([{ id, call: 'session', kind: 'busy', count: 1, retryAfter: '5' }]);
    expect((await handle(`faults/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await handle(`faults/${id}`, { method: 'DELETE' })).status).toBe(404);
    await handle('faults', { method: 'POST', body });
    await handle('faults', { method: 'DELETE' });
    expect(await list('faults')).toEqual([]);
  });

  it.each(['', 'no json', '{"call":"login"}'])(
    'answer 400 to the fault %j, saying what is wrong',
    async (body) => {
      const response = await handle('faults', { method: 'POST', body });
      expect([response.status, await response.json()]).toEqual([
        400,
        { error: expect.stringContaining('"call"'), problems: expect.any(Array) },
      ]);
    },
  );

  it('reset everything, and lead a form back home', async () => {
    fixture.sandbox.faults.add({ call: 'session', kind: 'html' });
    await logOnAs(fixture.sandbox, 'plain');
    const answer = await handle('reset', {
      method: 'POST',
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect([await list('faults'), await list('journal')]).toEqual([[], []]);
    expect(await fieldsOf(await handle('reset', { method: 'POST' }))).toEqual({ reset: true });
  });

  it('let no foreign page change anything', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      expect((await handle('reset', { method: 'POST', headers })).status).toBe(403);
    }
    const form = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    for (const headers of [{ origin: fixture.sandbox.brands.kq }, form]) {
      expect((await handle('reset', { method: 'POST', headers })).status).toBe(200);
    }
    const reader = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await fetch(`${fixture.sandbox.home}/inbox`, { headers: reader })).status).toBe(200);
  });
});
