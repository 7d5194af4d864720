import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  askCode,
  type Fixture,
  fieldsOf,
  makeFixture,
  sessionOf,
  tokenOf,
  verify,
} from '../testing/fixture.ts';
import { makeManualClock } from '../time-and-chance/clock.ts';

const clock = makeManualClock();
let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture({ clock, seed: 5 });
});
afterEach(() => fixture.sandbox.reset());
afterAll(() => fixture.end());

const home = (path: string, init: RequestInit = {}) => fetch(fixture.sandbox.home + path, init);

/** Reads server-sent events until `count` have come. */
const eventsFrom = async (path: string, count: number, cause: () => Promise<unknown>): Promise<unknown[]> => {
  const response = await home(path);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = (await reader?.read())?.value ?? '';
  await cause();
  while ((text.match(/^data: /gm) ?? []).length < count) text += (await reader?.read())?.value ?? '';
  await reader?.cancel();
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '') as unknown);
};

describe('the inbox', () => {
  it('tells of a code the moment it is sent', async () => {
    const token = await tokenOf(fixture.sandbox, 'two-factor');
    const events = await eventsFrom('/_gatehouse/inbox/events', 1, () =>
      askCode(fixture.sandbox, token, 502),
    );
    expect(events).toEqual([fixture.sandbox.inbox()[0]]);
    expect(events[0]).toMatchObject({ kind: 'sms', username: 'DA200001' });
  });

  it('gives the newest code of a person as plain text, by kind where that is asked', async () => {
    expect((await home('/_gatehouse/inbox/code?username=DA200001')).status).toBe(404);
    const token = await tokenOf(fixture.sandbox, 'two-factor');
    await askCode(fixture.sandbox, token, 502);
    await askCode(fixture.sandbox, token, 501);
    const [mail, sms] = fixture.sandbox.inbox();
    expect(await (await home('/_gatehouse/inbox/code?username=da200001')).text()).toBe(mail?.code);
    expect(await (await home('/_gatehouse/inbox/code?kind=sms')).text()).toBe(sms?.code);
    expect((await verify(fixture.sandbox, token, mail?.code ?? '')).status).toBe(200);
  });

  it('has a page that shows codes as text', async () => {
    const token = await tokenOf(fixture.sandbox, 'two-factor');
    await askCode(fixture.sandbox, token);
    expect(await (await home('/inbox')).text()).toContain(`data-copy="${fixture.sandbox.inbox()[0]?.code}"`);
  });

  it('lets a test wait for a message, or have one that is there', async () => {
    const fits = ({ username }: { username: string }) => username === 'DA200008';
    const waiting = fixture.sandbox.nextMessage(fits);
    await askCode(fixture.sandbox, await tokenOf(fixture.sandbox, 'two-factor'));
    await askCode(fixture.sandbox, await tokenOf(fixture.sandbox, 'sms-only'));
    expect(await waiting).toMatchObject({ kind: 'sms' });
    expect(await fixture.sandbox.nextMessage(fits)).toEqual(await waiting);
  });
});

describe('the journal', () => {
  it('tells of a call as it happens, masked, with the command that repeats it', async () => {
    const [call] = await eventsFrom('/_gatehouse/journal/events', 1, () =>
      sessionOf(fixture.sandbox, 'plain'),
    );
    expect(call).toMatchObject({
      path: '/api/v2/Session',
      status: 200,
      body: { username: 'DM100001', password: '•••' },
      answer: { session: '•••', statusCode: 0 },
    });
    const { curl } = call as { curl: string };
    expect(curl).toBe(
      `curl -X POST '${fixture.sandbox.brands['city-index']}/api/v2/Session' -H 'content-type: text/plain;charset=UTF-8' -H 'Cookie: XSRF-TOKEN=curl' -H 'X-XSRF-TOKEN: curl' --data-raw '{"username":"DM100001","password":"•••","appKey":"Mercury","appVersion":"1.0.0"}'`,
    );
  });

  it('ends its streams when the sandbox closes', async () => {
    const other = await makeFixture();
    const response = await fetch(`${other.sandbox.home}/_gatehouse/journal/events`);
    const ended = response.text().then(
      () => 'ended',
      () => 'broken',
    );
    await other.end();
    expect(['ended', 'broken']).toContain(await ended);
  });
});

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

describe('the forgot-password provider', () => {
  const path = '/provider/forgot-password';

  it.each(['leaves-frame', 'posts-messages', 'opens-window'])(
    'runs a script where it should: %s',
    async (manners) => {
      fixture.sandbox.settings.change({ provider: manners as 'leaves-frame' });
      const text = await (await home(path)).text();
      expect(text).toContain(`data-manners="${manners}"`);
      expect(text).toContain('/_gatehouse/provider.js');
      fixture.sandbox.reset();
      expect(await (await home(path)).text()).not.toContain('<script');
      expect(await (await home(`${path}?misbehave=${manners}`)).text()).toContain(
        `data-manners="${manners}"`,
      );
    },
  );

  it('refuses to be framed', async () => {
    const { headers } = await home(`${path}?misbehave=refuses-framing`);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('is slow by the sandbox’s own clock', async () => {
    const answer = home(`${path}?misbehave=slow`);
    const early = await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 60, 'waiting'))]);
    expect(early).toBe('waiting');
    clock.advance(8_000);
    expect((await answer).status).toBe(200);
  });
});

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
