import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { SandboxOptions } from '../start/options.ts';
import { type Fixture, makeFixture, signedIn } from '../testing/fixture.ts';
import { makeManualClock } from '../time-and-chance/manual-clock.ts';

let fixture: Fixture;
afterEach(() => fixture.end());

const start = async (options: SandboxOptions = {}) => {
  fixture = await makeFixture({ stream: { tick: 0 }, ...options });
  return signedIn(fixture.sandbox, 'plain');
};
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${fixture.sandbox.home}/lightstreamer/${path}.txt`, { method: 'POST', body, headers });
const linesOf = async (answer: Response) => (await answer.text()).split('\r\n').filter((line) => line !== '');

const creation = ({ UserName, Session }: { UserName: string; Session: string }, set = 'STREAMINGALL') =>
  `LS_polling=true&LS_adapter_set=${set}&LS_user=${UserName}&LS_password=${Session}`;
/** Opens a session over HTTP, and returns its id. */
const create = async (session: { UserName: string; Session: string }) =>
  (await linesOf(await post('create_session', creation(session))))[0]?.split(',')[1] ?? '';
const add = (id: string, more: string) =>
  post(`control`, `LS_session=${id}&LS_reqId=1&LS_op=add&LS_subId=1&${more}`);
/** What a poll brings. */
const poll = async (id: string, more = '') =>
  linesOf(await post('bind_session', `LS_session=${id}&LS_polling=true&LS_idle_millis=0&${more}`));

const price = (mode = 'MERGE', adapter = 'PRICES', group = 'PRICE.154301', schema = 'Bid%20Offer') =>
  `LS_mode=${mode}&LS_data_adapter=${adapter}&LS_group=${group}&LS_schema=${schema}&LS_snapshot=true`;

describe('the streaming server', () => {
  it('opens a session for a live one of the platform, and for no other', async () => {
    const session = await start();
    const [first, second] = await linesOf(await post('create_session', creation(session)));
    expect(first).toMatch(/^CONOK,S[0-9a-f]{32},50000,0,\*$/);
    expect(second).toBe('LOOP,0');
    const wrong = { ...session, Session: 'none' };
    expect(await linesOf(await post('create_session', creation(wrong)))).toEqual([
      'CONERR,1,User or password check failed',
    ]);
    expect((await linesOf(await post('create_session', creation(session, 'OTHER'))))[0]).toMatch(
      /^CONERR,2,/,
    );
  });

  it('ends an answer that is long enough, once, and goes on in the next one', async () => {
    const id = await create(await start());
    await add(id, price());
    const answer = await post('bind_session', `LS_session=${id}&LS_content_length=100`);
    const ended = linesOf(answer);
    for (const Bid of ['1.5', '1.6', '1.7']) {
      fixture.sandbox.stream.publish('PRICES', 'PRICE.154301', { Bid }, 'DM100001');
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    const lines = [...(await ended), ...(await poll(id))];
    expect(lines.filter((line) => line === 'LOOP,0')).toHaveLength(2);
    expect(lines.filter((line) => line.startsWith('U,1,1,1.')).map((line) => line.slice(6, 9))).toEqual([
      expect.stringMatching(/^1\.3$/),
      '1.5',
      '1.6',
      '1.7',
    ]);
  });

  it('confirms a subscription, and sends the values and their changes', async () => {
    const id = await create(await start());
    expect(await linesOf(await add(id, price()))).toEqual(['REQOK,1']);
    fixture.sandbox.stream.publish('PRICES', 'PRICE.154301', { Bid: '1.5' }, 'DM100001');
    const lines = await poll(id);
    expect(lines.slice(1)).toEqual([
      'SUBOK,1,1,2',
      'CONF,1,unlimited,filtered',
      expect.stringMatching(/^U,1,1,1\.37\d+\|1\.37\d+$/),
      'U,1,1,1.5|',
      'LOOP,0',
    ]);
  });

  it.each([
    ['an unknown data adapter', price('MERGE', 'toString'), 17],
    ['another mode', price('RAW'), 24],
    ['an unknown item', price('MERGE', 'PRICES', 'PRICE.7'), 21],
    ['an unknown field', price('MERGE', 'PRICES', 'PRICE.154301', 'Bid%20Ask'), 23],
  ])('refuses %s', async (_, request, code) => {
    const id = await create(await start());
    expect((await linesOf(await add(id, request)))[0]).toMatch(new RegExp(`^REQERR,1,${code},`));
  });

  it('recovers what a client has lost, from the number that it names', async () => {
    const id = await create(await start());
    await add(id, price());
    const lines = await poll(id);
    const again = await poll(id, 'LS_recovery_from=2');
    expect(again).toEqual([lines[0], 'PROG,2', lines[3], 'LOOP,0']);
    expect((await poll(id, 'LS_recovery_from=99'))[0]).toMatch(/^CONERR,20,/);
    fixture.sandbox.stream.fault({ kind: 'no-recovery' });
    expect((await poll(id, 'LS_recovery_from=2'))[0]).toMatch(/^CONERR,20,/);
  });

  it('ends with the session of the platform', async () => {
    const clock = makeManualClock();
    const id = await create(await start({ clock }));
    clock.advance(21 * 60_000);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await poll(id)).toEqual(['END,35,Session is not valid any more']);
    expect(fixture.sandbox.stream.sessions()).toBe(0);
  });

  it('has walks that a seed repeats, and items of a person’s own', async () => {
    const clock = makeManualClock(1_700_000_000_000);
    const walk = async () => {
      const session = await start({ clock, seed: 5, stream: { tick: 100 } });
      const id = await create(session);
      await add(id, price());
      for (let count = 0; count < 5; count += 1) {
        clock.advance(100);
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      const { stream } = fixture.sandbox;
      const lines = await poll(id);
      const margins = ['DM100001', 'DM100002'].map((name) =>
        stream.snapshot('CLIENTACCOUNTMARGIN', 'CLIENTACCOUNTMARGIN', name),
      );
      stream.publish('CLIENTACCOUNTMARGIN', 'CLIENTACCOUNTMARGIN', { Cash: '7.00' }, 'DM100001');
      expect(stream.snapshot('CLIENTACCOUNTMARGIN', 'CLIENTACCOUNTMARGIN', 'DM100002')).toEqual(margins[1]);
      return lines.filter((line) => line.startsWith('U,'));
    };
    const first = await walk();
    await fixture.end();
    expect(first.length).toBeGreaterThan(3);
    expect(await walk()).toEqual(first);
  });
});

describe('pages of other origins', () => {
  it('may read the answers only if they are allowed', async () => {
    const session = await start({ allowedOrigins: ['http://localhost:5173'] });
    const from = async (origin: string) => {
      const answer = await post('create_session', creation(session), { origin });
      return [answer.status, answer.headers.get('access-control-allow-origin')];
    };
    expect(await from('http://localhost:5173')).toEqual([200, 'http://localhost:5173']);
    expect(await from(fixture.sandbox.brands.kq)).toEqual([200, fixture.sandbox.brands.kq]);
    expect(await from('https://evil.example')).toEqual([403, null]);
  });

  it.each([
    ['http://localhost:1', '/lightstreamer', 'error'],
    [undefined, '/elsewhere', 'error'],
    [undefined, '/lightstreamer', 'open'],
  ])('from %s may open a WebSocket at %s: %s', async (origin, path, outcome) => {
    await start();
    const address = `${fixture.sandbox.home.replace('http', 'ws')}${path}`;
    const socket = new WebSocket(
      address,
      'TLCP-2.5.0.lightstreamer.com',
      origin === undefined ? {} : { origin },
    );
    const seen = await new Promise((resolve) => {
      socket.once('open', () => resolve('open'));
      socket.once('error', () => resolve('error'));
    });
    socket.terminate();
    expect(seen).toBe(outcome);
  });
});

describe('the handle of the stream', () => {
  it('sets faults, shows them and clears them', async () => {
    await start();
    const handle = `${fixture.sandbox.home}/_gatehouse/stream`;
    const set = (fault: unknown) => fetch(handle, { method: 'POST', body: JSON.stringify(fault) });
    expect(await (await set({ kind: 'slow', ms: 5 })).json()).toEqual({
      sessions: 0,
      faults: [{ kind: 'slow', ms: 5 }],
    });
    for (const wrong of [{ kind: 'slow' }, { kind: 'refuse' }, { kind: 'drop', ms: 1 }, {}, null]) {
      expect((await set(wrong)).status).toBe(400);
    }
    expect(await (await fetch(handle, { method: 'DELETE' })).json()).toEqual({ sessions: 0, faults: [] });
  });

  it('is reset with everything else', async () => {
    const id = await create(await start());
    fixture.sandbox.stream.fault({ kind: 'gone' });
    fixture.sandbox.reset();
    expect(fixture.sandbox.stream.sessions()).toBe(0);
    expect((await poll(id))[0]).toMatch(/^CONERR,20,/);
  });
});
