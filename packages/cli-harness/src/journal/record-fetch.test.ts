import { describe, expect, it } from 'vitest';
import type { RequestRecord } from '../report/run-report.schema.ts';
import { makeVault } from '../report/vault.ts';
import { recordFetch } from './record-fetch.ts';

const URL = 'https://a.test/api/v2/Session';

function record(answer: () => Promise<Response> | Response) {
  const entries: RequestRecord[] = [];
  const vault = makeVault();
  const fetch = recordFetch(
    async () => answer(),
    vault,
    (entry) => entries.push(entry),
  );
  return { entries, vault, fetch };
}

/** An answer in pieces of one byte. */
const inPieces = (text: string, headers: Record<string, string>): Response =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const byte of new TextEncoder().encode(text)) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    }),
    { headers },
  );

describe('a recorded fetch', () => {
  it('answers as the fetch that it wraps', async () => {
    const { fetch } = record(() => {
      const headers = new Headers({ 'content-type': 'application/json' });
      headers.append('set-cookie', 'a=1');
      headers.append('set-cookie', 'b=2');
      return new Response('{"session":"s-12345"}', { status: 201, statusText: 'Made', headers });
    });
    const answer = await fetch(URL);
    expect([answer.status, answer.statusText, answer.headers.getSetCookie()]).toEqual([
      201,
      'Made',
      ['a=1', 'b=2'],
    ]);
    expect(await answer.json()).toEqual({ session: 's-12345' });
  });

  it('keeps the request and the answer without their secrets, also one that comes in pieces', async () => {
    const { fetch, entries } = record(() =>
      inPieces('{"session":"sß-12345"}', { 'content-type': 'text/json', session: 'sß-12345' }),
    );
    const body = JSON.stringify({ username: 'me', password: 'Copper-Kite1' });
    await (
      await fetch(URL, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    ).text();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      method: 'POST',
      url: URL,
      status: 200,
      sent: body.length,
      received: 23,
      bodies: { sent: '{"username":"me","password":"•••"}', received: '{"session":"•••"}' },
    });
    expect(JSON.stringify(entries)).not.toMatch(/12345|Copper/);
  });

  it('keeps why there was no answer, by its name only', async () => {
    const cause = Object.assign(new Error('Copper-Kite1'), { code: 'ECONNREFUSED' });
    const { fetch, entries } = record(() => Promise.reject(new TypeError('Copper-Kite1', { cause })));
    await expect(fetch(URL)).rejects.toThrow(TypeError);
    expect(entries).toEqual([expect.objectContaining({ status: null, error: 'ECONNREFUSED' })]);
    expect(JSON.stringify(entries)).not.toContain('Copper');
  });

  it('keeps an answer that was left behind, and one that broke off', async () => {
    const left = record(() => new Response('{"a":1}'));
    await (await left.fetch(URL)).body?.cancel();
    expect(left.entries[0]?.error).toBe('the rest of the answer was not read');
    const half = record(() => inPieces('{"a":1}', {}));
    const reader = (await half.fetch(URL)).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(half.entries.map(({ error }) => error)).toEqual(['the rest of the answer was not read']);
    const broken = record(() => new Response(new ReadableStream({ pull: (to) => to.error(new Error('x')) })));
    await expect((await broken.fetch(URL)).text()).rejects.toThrow();
    expect(broken.entries[0]).toMatchObject({ error: 'Error', status: 200 });
  });

  it('keeps an answer without a body at once', async () => {
    const { fetch, entries } = record(() => new Response(null, { status: 204 }));
    await fetch(URL);
    expect(entries[0]).toMatchObject({ status: 204, received: 0, bodies: { received: null } });
  });
});
