import { createServer as createPlainServer } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CERTIFICATE, KEY } from '../testing/certificate.ts';
import { connectionProblemOf } from './connection-fault.ts';
import { nodeFetch } from './node-fetch.ts';

let server: Server;
let site: string;

beforeAll(async () => {
  server = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/moved') return response.writeHead(302, { location: '/' }).end();
      if (request.url === '/nothing') return response.writeHead(204).end();
      if (request.url === '/never') return undefined;
      if (request.url === '/status') return response.writeHead(700).end();
      if (request.url === '/half') return void response.writeHead(200).write('half');
      response.setHeader('set-cookie', ['a=1; Path=/', 'b=2; Path=/']);
      return response.end(
        JSON.stringify({
          method: request.method,
          cookie: request.headers.cookie ?? null,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
  });
  await new Promise<void>((done) => void server.listen(0, 'localhost', done));
  site = `https://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const trusting = () => nodeFetch(CERTIFICATE, {});
const problemOf = (answer: Promise<Response>) =>
  answer.then(
    () => null,
    (error: unknown) => connectionProblemOf(error),
  );

describe('a fetch that trusts further authorities', () => {
  it('reaches a site that they signed for, as fetch would', async () => {
    const answer = await trusting()(`${site}/`, {
      method: 'POST',
      body: '{"ä":1}',
      headers: { cookie: 'c=3', 'Content-Type': 'application/json' },
      redirect: 'error',
      cache: 'no-store',
      credentials: 'same-origin',
      referrerPolicy: 'no-referrer',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
    expect(await answer.json()).toEqual({ method: 'POST', cookie: 'c=3', body: '{"ä":1}' });
  });

  it('leaves nothing behind: others do not trust the site afterwards', async () => {
    await (await trusting()(`${site}/`)).text();
    expect(await problemOf(fetch(`${site}/`))).toBe('untrusted-certificate');
  });

  it('follows no redirect where that is an error, else hands it on', async () => {
    expect(await problemOf(trusting()(`${site}/moved`, { redirect: 'error' }))).toBe('redirected');
    expect((await trusting()(`${site}/moved`, { redirect: 'manual' })).status).toBe(302);
  });

  it('sends a call again whose connection the server was closing, and only then', async () => {
    let calls = 0;
    const closing = createPlainServer((request, response) => {
      calls += 1;
      const isFirst = calls === 1 || calls === 3;
      request.resume().on('end', () => (isFirst ? response.end('here') : request.socket.destroy()));
    });
    await new Promise<void>((done) => void closing.listen(0, '127.0.0.1', done));
    const address = `http://127.0.0.1:${(closing.address() as AddressInfo).port}/`;
    const ask = () => nodeFetch(undefined, {})(address, { method: 'POST', body: 'a' });
    expect(await (await ask()).text()).toBe('here');
    expect(await (await ask()).text(), 'the second call broke a used connection').toBe('here');
    expect(calls).toBe(3);
    closing.closeAllConnections();
    await new Promise((done) => setTimeout(done, 50));
    expect(await problemOf(ask()), 'a new connection that breaks is a fault').toBe('broken-off');
    expect(calls).toBe(4);
    closing.close();
  });

  it('takes an answer without a body', async () => {
    expect((await trusting()(`${site}/nothing`)).status).toBe(204);
  });

  it('ends when it is aborted', async () => {
    await expect(trusting()(`${site}/never`, { signal: AbortSignal.timeout(50) })).rejects.toThrow();
  });

  it('fails while the body is read, if it is aborted or broken off then', async () => {
    const stop = new AbortController();
    const aborted = await trusting()(`${site}/half`, { signal: stop.signal });
    stop.abort();
    await expect(aborted.text()).rejects.toThrow();
    const broken = await trusting()(`${site}/half`);
    server.closeAllConnections();
    await expect(broken.text()).rejects.toThrow();
  });

  it('lets a body go that nobody wants', async () => {
    const answer = await trusting()(`${site}/`);
    await answer.body?.cancel();
    const half = await trusting()(`${site}/half`);
    await half.body?.cancel();
  });

  it('rejects an answer that makes no sense', async () => {
    await expect(trusting()(`${site}/status`)).rejects.toThrow();
  });

  it('tells why it could not connect', async () => {
    const elsewhere = site.replace('localhost', '127.0.0.1');
    expect(await problemOf(trusting()(elsewhere))).toBe('wrong-certificate');
    expect(await problemOf(trusting()('https://localhost:2'))).toBe('refused');
  });
});
