import { describe, expect, it } from 'vitest';
import { makeVault } from '../report/vault.ts';
import { type Cassette, parseCassette } from './cassette.schema.ts';
import type { JournalEntry } from './entry.ts';
import { recordFetch } from './record-fetch.ts';
import { makeReplay } from './replay.ts';

const THERE = 'https://login.test.example';
const HERE = 'http://localhost:4301';
type Call = readonly [path: string, body?: object];

const sent = (body: object | undefined): RequestInit =>
  body === undefined
    ? {}
    : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };

/** Records calls to a site that counts its answers. */
async function recorded(...calls: Call[]): Promise<Cassette> {
  const entries: JournalEntry[] = [];
  let count = 0;
  const site = async () => {
    count += 1;
    if (count === 3) return Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } }));
    return Response.json(
      { session: `session-${count}`, count },
      { headers: { 'set-cookie': 'XSRF-TOKEN=abc-123' } },
    );
  };
  const fetch = recordFetch(site, makeVault(), (entry) => entries.push(entry));
  for (const [path, body] of calls)
    await fetch(`${THERE}${path}`, sent(body)).then(
      (answer) => answer.text(),
      () => {},
    );
  const cassette = {
    format: 1,
    kind: 'cassette',
    gatehouse: '0.1.0',
    recordedAt: '',
    origin: THERE,
    flags: {},
    entries,
  };
  return parseCassette(JSON.stringify(cassette))._unsafeUnwrap();
}

async function replay(...calls: Call[]) {
  const { fetch, missing } = makeReplay(await recorded(...calls), HERE, makeVault());
  return { missing, ask: ([path, body]: Call) => fetch(`${HERE}${path}`, sent(body)) };
}

describe('a replay', () => {
  it('gives the recorded answers in their order, with stand-ins for what was secret', async () => {
    const { ask } = await replay(['/a'], ['/a']);
    const first = await ask(['/a']);
    expect(first.headers.getSetCookie()).toEqual(['XSRF-TOKEN=masked']);
    expect(await first.json()).toEqual({ session: 'masked', count: 1 });
    expect(await (await ask(['/a'])).json()).toMatchObject({ count: 2 });
  });

  it('repeats the last answer to a GET, and never that to a POST', async () => {
    const { ask, missing } = await replay(['/a'], ['/b', { user: 'me' }]);
    await ask(['/a']);
    expect(await (await ask(['/a'])).json()).toMatchObject({ count: 1 });
    await ask(['/b', { user: 'me' }]);
    await expect(ask(['/b', { user: 'me' }])).rejects.toThrow('fetch failed');
    expect(missing()).toBe(
      `The cassette has no answer to POST ${THERE}/b. It has POST ${THERE}/b only as often as it was recorded.`,
    );
  });

  it('takes any secret for the recorded one, and any version of Gatehouse', async () => {
    const { ask, missing } = await replay(['/b', { password: 'Copper-Kite1', appVersion: '0.1.0' }]);
    expect((await ask(['/b', { password: 'Another-1', appVersion: '0.2.0' }])).status).toBe(200);
    expect(missing()).toBeNull();
  });

  it('fails where the recorded request failed', async () => {
    const { ask, missing } = await replay(['/a'], ['/b'], ['/c']);
    await expect(ask(['/c'])).rejects.toThrow(TypeError);
    expect(missing()).toBeNull();
  });

  it('names the request that is missing, the nearest one, and what differs', async () => {
    const { ask, missing } = await replay(
      ['/api/v2/Session', { username: 'me', x: 1 }],
      ['/configs/config.json'],
    );
    await expect(ask(['/api/v2/Session', { username: 'you', x: 1 }])).rejects.toThrow();
    expect(missing()).toBe(
      `The cassette has no answer to POST ${THERE}/api/v2/Session. The nearest is POST ${THERE}/api/v2/Session, which differs in the field username of the body.`,
    );
  });

  it('says that a cassette is empty', async () => {
    const { ask, missing } = await replay();
    await expect(ask(['/a'])).rejects.toThrow();
    expect(missing()).toContain('It is empty.');
  });
});

describe('a cassette', () => {
  it.each([
    ['{', 'is not JSON'],
    ['[]', 'is not a cassette'],
    ['{"format":1,"kind":"run"}', 'is not a cassette'],
    [
      '{"format":1,"kind":"cassette","gatehouse":"1","recordedAt":"","origin":"x","flags":{},"entries":[]}',
      'is a cassette with a mistake at origin',
    ],
  ])('that is none is refused: %s', (text, problem) => {
    expect(parseCassette(text)._unsafeUnwrapErr()).toBe(problem);
  });
});
