import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { makeHttpRequest } from './http-request.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Starts a server. `requests` holds the path of each request that arrived. */
async function serve(status: number, location?: string, text = 'answer') {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.writeHead(status, location === undefined ? {} : { location }).end(text);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

/** Posts a session, and resolves with the status of the answer, or with `error`. */
const post = (url: string): Promise<number | 'error'> =>
  new Promise((resolve) => {
    const request = new (makeHttpRequest(fetch))();
    request.onreadystatechange = () => {
      if (request.readyState === 4) resolve(request.status);
    };
    request.onerror = () => resolve('error');
    request.open('POST', `${url}/lightstreamer/create_session.txt`);
    request.send('LS_password=session');
  });

describe('a request of the streaming client', () => {
  it('reads an answer', async () => {
    const { url, requests } = await serve(200);
    expect(await post(url)).toBe(200);
    expect(requests).toEqual(['/lightstreamer/create_session.txt']);
  });

  it.each([301, 302, 303, 307, 308])(
    'does not follow a redirect (%i): its body holds the session',
    async (status) => {
      const sink = await serve(200);
      const { url } = await serve(status, `${sink.url}/steal`);
      expect(await post(url)).toBe('error');
      expect(sink.requests).toEqual([]);
    },
  );

  it.each([
    ['an update of far too many fields', 'CONOK,S1,50000,5000,*\r\nU,1,1,1|2|^50000000\r\n'],
    ['a line without an end', 'x'.repeat(1_000_001)],
  ])('refuses %s, before the client makes room for it', async (_what, text) => {
    const { url } = await serve(200, undefined, text);
    expect(await post(url)).toBe('error');
  });

  it('reads what an update says, whatever its values are', async () => {
    const { url } = await serve(200, undefined, 'U,1,1,a^5000|^3|b\r\n');
    expect(await post(url)).toBe(200);
  });
});
