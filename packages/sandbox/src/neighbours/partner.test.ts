import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Fixture, fieldsOf, makeFixture, sessionOf } from '../testing/fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture({ seed: 5 });
});
afterEach(() => fixture.sandbox.reset());
afterAll(() => fixture.end());

const home = (path: string, init: RequestInit = {}) => fetch(fixture.sandbox.home + path, init);

describe('TradingView', () => {
  const start = async (brand: string) => {
    const response = await home(`/tradingview/start?brand=${brand}`, { redirect: 'manual' });
    return new URL(response.headers.get('location') ?? '', fixture.sandbox.home);
  };
  const exchange = (fields: Record<string, string>) =>
    home('/tradingview/token', { method: 'POST', body: new URLSearchParams(fields) });

  it('opens the login with a listed address and a long state that needs encoding', async () => {
    const address = await start('tradingview-forex');
    expect(address.origin).toBe(fixture.sandbox.brands['tradingview-forex']);
    expect(address.searchParams.get('redirect_uri')).toBe(`${fixture.sandbox.home}/tradingview/callback/`);
    const state = address.searchParams.get('state') ?? '';
    expect(state.length).toBeGreaterThan(800);
    expect(state).toMatch(/^[A-Za-z0-9+/]+=*$/);
    expect(state).toMatch(/[+/]/);
    expect(JSON.parse(atob(state))).toMatchObject({ broker: 'tradingview-forex' });
  });

  it('exchanges a code for the account, once for each state', async () => {
    const state = (await start('tradingview-forex')).searchParams.get('state') ?? '';
    const code = await sessionOf(fixture.sandbox, 'plain');
    const first = await exchange({ code, state });
    expect([first.status, await first.json()]).toEqual([
      200,
      {
        access_token: code,
        token_type: 'bearer',
        expires_in: 1200,
        username: 'DM100001',
        displayName: 'Client DM100001',
      },
    ]);
    const second = await exchange({ code, state });
    expect([second.status, (await fieldsOf(second)).error]).toEqual([400, 'invalid_grant']);
  });

  it('takes neither a state that was changed nor a code that is dead', async () => {
    const state = (await start('tradingview-forex')).searchParams.get('state') ?? '';
    const code = await sessionOf(fixture.sandbox, 'plain');
    expect((await exchange({ code, state: state.replaceAll('+', ' ').slice(0, -1) })).status).toBe(400);
    expect((await exchange({ code: 'dead', state })).status).toBe(400);
  });

  it('leads nowhere for a brand that there is not', async () => {
    expect((await start('acme')).pathname).toBe('/');
  });
});
