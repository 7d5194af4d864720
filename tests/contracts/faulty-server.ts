import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a server handles a request: with an answer or a broken connection. */
export type Behaviour =
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string | Uint8Array;
    }
  | 'hang'
  | 'reset'
  | 'reset mid-body'
  | 'hang mid-body'
  | 'drip'
  | 'flood';

/** A behaviour, or a function of one that depends on the request. */
export type Reaction = Behaviour | ((request: Arrived) => Behaviour);

/** A request as the server received it. */
export interface Arrived {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server that behaves as the test says. */
export interface FaultyServer {
  readonly origin: string;
  readonly arrived: readonly Arrived[];
  /** How many bytes of the body a flood could send. */
  readonly flooded: number;
  /** Sets how the next requests are handled; the last behaviour repeats. Forgets earlier requests. */
  behave(...behaviours: readonly Reaction[]): void;
  close(): Promise<void>;
}

const CHUNK = 'x'.repeat(65_536);

/** Starts a server on a free local port. */
export async function startFaultyServer(): Promise<FaultyServer> {
  let script: Reaction[] = [{}];
  let arrived: Arrived[] = [];
  let flooded = 0;
  const timers = new Set<NodeJS.Timeout>();

  function play(behaviour: Behaviour, response: ServerResponse): void {
    if (behaviour === 'hang') return;
    if (behaviour === 'reset') {
      response.socket?.resetAndDestroy();
      return;
    }
    if (typeof behaviour === 'object') {
      response.writeHead(behaviour.status ?? 200, behaviour.headers ?? {}).end(behaviour.body ?? '');
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"session":');
    if (behaviour === 'reset mid-body') setTimeout(() => response.socket?.resetAndDestroy(), 5);
    if (behaviour === 'drip') timers.add(setInterval(() => response.write(' '), 3));
    if (behaviour === 'flood') flood(response);
  }

  function flood(response: ServerResponse): void {
    if (response.destroyed || flooded > 50_000_000) return;
    flooded += CHUNK.length;
    response.write(CHUNK, () => flood(response));
  }

  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    response.on('error', () => {});
    incoming.on('error', () => {});
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method = '', url: path = '', headers } = incoming;
      const request = { method, path, headers, body: Buffer.concat(chunks).toString() };
      arrived.push(request);
      const behaviour = (script.length > 1 ? script.shift() : script[0]) ?? {};
      play(typeof behaviour === 'function' ? behaviour(request) : behaviour, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get arrived() {
      return arrived;
    },
    get flooded() {
      return flooded;
    },
    behave(...behaviours) {
      script = [...behaviours];
      arrived = [];
      flooded = 0;
    },
    close() {
      for (const timer of timers) clearInterval(timer);
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
