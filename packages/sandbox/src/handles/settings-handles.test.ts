import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Fixture, fieldsOf, makeFixture } from '../testing/fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
});
afterEach(() => fixture.sandbox.reset());
afterAll(() => fixture.end());

const home = (path: string, init: RequestInit = {}) => fetch(fixture.sandbox.home + path, init);

describe('settings', () => {
  const set = (body: unknown) => home('/_gatehouse/settings', { method: 'POST', body: JSON.stringify(body) });

  it('are changed one by one and come back with a reset', async () => {
    expect(await fieldsOf(await set({ casing: 'pascal', antiForgery: { kq: false } }))).toMatchObject({
      casing: 'pascal',
      rateLimit: true,
      antiForgery: { kq: false, whs: true },
    });
    fixture.sandbox.reset();
    expect(await fieldsOf(await home('/_gatehouse/settings'))).toMatchObject({ casing: 'documented' });
  });

  it.each([
    [null],
    [[]],
    [{ casing: 'shouting' }],
    [{ rateLimit: 1 }],
    [{ antiForgery: { acme: true } }],
    [{ colour: 1 }],
    [{ provider: 'kind' }],
  ])('refuse %j, saying why', async (body) => {
    const response = await set(body);
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: expect.stringMatching(/must be|is not a setting|Settings are/), problems: expect.any(Array) },
    ]);
  });
});
