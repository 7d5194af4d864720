import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionProblemOf } from './connection-fault.ts';
import { nodeFetch } from './node-fetch.ts';

let server: Server;
let site: string;
let connections = 0;

const PAGES: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>> = {
  '/headers': ({ headers, method }, response) => response.end(JSON.stringify({ method, ...headers })),
  '/gzip': (_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('packed')),
  '/br': (_, response) => response.setHeader('content-encoding', 'br').end(brotliCompressSync('packed')),
  '/broken': (_, response) => response.setHeader('content-encoding', 'gzip').end('no gzip'),
  '/short': (_, response) => response.setHeader('content-length', 60_000).end('x'.repeat(60_000)),
  '/long': (_, response) => response.setHeader('content-length', 900_000).end('x'.repeat(900_000)),
  '/teapot': (_, response) => response.writeHead(418, "I'm a teapot").end(),
  '/never': () => {},
};

beforeAll(async () => {
  server = createServer((request, response) => PAGES[request.url ?? '']?.(request, response));
  server.on('connection', (socket) => {
    connections += 1;
    socket.on('close', () => {
      connections -= 1;
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fetch = (path: string, init?: RequestInit) => nodeFetch(undefined, {})(`${site}${path}`, init);

describe('a fetch by the http client of Node', () => {
  it.each(['no-cache', 'no-store'] as const)('keeps caches on the way from answering: %s', async (cache) => {
    for (const url of [`${site}/headers`, new Request(`${site}/headers`, { cache })]) {
      const answer = await nodeFetch(undefined, {})(url, { cache });
      expect(await answer.json()).toMatchObject({ 'cache-control': 'no-cache' });
    }
    expect(await (await fetch('/headers')).json()).not.toHaveProperty('cache-control');
  });

  it('sends what is asked for, and what a fetch sends besides', async () => {
    const headers = { Session: 's', 'content-type': 'application/json' };
    const answer = await fetch('/headers', { method: 'POST', headers, body: '{"ä":1}' });
    expect(await answer.json()).toMatchObject({
      method: 'POST',
      session: 's',
      'content-type': 'application/json',
      'content-length': '8',
      'user-agent': 'node',
      accept: '*/*',
    });
    const form = await fetch('/headers', { method: 'POST', body: new URLSearchParams({ a: 'ä' }) });
    expect(await form.json()).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      'content-length': '8',
    });
    const request = new Request(`${site}/headers`, { method: 'POST' });
    expect(await (await nodeFetch(undefined, {})(request)).json()).toMatchObject({ 'content-length': '0' });
  });

  it('hands the status on with its text', async () => {
    const { status, statusText, ok } = await fetch('/teapot');
    expect({ status, statusText, ok }).toEqual({ status: 418, statusText: "I'm a teapot", ok: false });
  });

  it('unpacks what comes packed all the same', async () => {
    expect(await (await fetch('/gzip')).text()).toBe('packed');
    expect(await (await fetch('/br')).text()).toBe('packed');
    await expect((await fetch('/broken')).text()).rejects.toThrow();
  });

  it('uses a connection again, also after a short body that nobody wanted', async () => {
    const settled = () => new Promise((done) => setTimeout(done, 50));
    expect(await (await fetch('/long')).text()).toHaveLength(900_000);
    const before = connections;
    await (await fetch('/short')).body?.cancel();
    await settled();
    expect(connections).toBe(before);
    await (await fetch('/long')).body?.cancel();
    await settled();
    expect(connections).toBe(before - 1);
  });

  it('rejects with the reason of the signal, before and while it waits', async () => {
    await expect(fetch('/never', { signal: AbortSignal.timeout(30) })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    const reason = new Error('enough');
    await expect(fetch('/never', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it('goes to no port that browsers refuse, and to no other scheme', async () => {
    const problemOf = (url: string) => nodeFetch(undefined, {})(url).catch(connectionProblemOf);
    expect(await problemOf('http://127.0.0.1:6000/')).toBe('blocked-port');
    await expect(nodeFetch(undefined, {})('ftp://127.0.0.1/')).rejects.toThrow('fetch failed');
    await expect(nodeFetch(undefined, {})('nothing')).rejects.toThrow();
  });
});
