import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import tls from 'node:tls';
import type { Io } from '../io.ts';
import { proxiesOf } from './proxy.ts';
import { responseOf } from './response-of.ts';

type Fetch = typeof globalThis.fetch;

// Node's fetch has the same limits for connecting and for keeping an idle connection.
const CONNECTING = 10_000;
const IDLE = 4_000;

// The headers of Node's fetch, except for the encoding: decompressing a short answer takes longer than its transfer.
const USUAL = {
  accept: '*/*',
  'accept-language': '*',
  'sec-fetch-mode': 'cors',
  'user-agent': 'node',
  'accept-encoding': 'identity',
} as const;

/** How Node says that the other side has closed a connection. */
const CLOSED: readonly string[] = ['ECONNRESET', 'EPIPE'];

const made = new Map<string, Fetch>();

/**
 * A fetch by Node's http client, which takes half the time of its fetch. Besides the usual certificate authorities, it
 * trusts those in `authorities` (PEM). Every caller in the process shares its connections. Redirects are never followed.
 */
export function nodeFetch(authorities: string | undefined, env: Io['env']): Fetch {
  const key = JSON.stringify([authorities ?? null, proxiesOf(env)]);
  const fetch = made.get(key) ?? ownFetch(authorities, env).fetch;
  made.set(key, fetch);
  return fetch;
}

/** The same with connections that nobody else uses. `close` ends them. */
export function ownFetch(
  authorities: string | undefined,
  env: Io['env'],
): { fetch: Fetch; close: () => void } {
  const proxyEnv = proxiesOf(env);
  const options = {
    keepAlive: true,
    timeout: IDLE,
    ...(proxyEnv === null ? {} : { proxyEnv: { ...proxyEnv } }),
  };
  const trust = authorities === undefined ? {} : { ca: [...usualAuthorities(), authorities] };
  const insecure = new http.Agent(options);
  const secure = new https.Agent({ ...options, ...trust });
  async function fetch(input: Parameters<Fetch>[0], init: RequestInit = {}): Promise<Response> {
    const { url, body, headers, signal, ...asked } = await readRequest(input, init);
    const { protocol, port } = new URL(url);
    if (protocol !== 'http:' && protocol !== 'https:') return fail(new Error('unknown scheme'));
    // Node's fetch and browsers say so, too.
    if (BLOCKED_PORTS.has(Number(port))) return fail(new Error('bad port'));
    if (signal?.aborted) return Promise.reject(signal.reason);
    const agent = protocol === 'http:' ? insecure : secure;
    const answer = await send(url, { method: asked.method, headers, agent }, body, signal);
    const { statusCode = 0 } = answer;
    if (asked.redirect === 'error' && statusCode >= 300 && statusCode < 400) {
      answer.destroy();
      return fail(new Error('unexpected redirect'));
    }
    return responseOf(answer);
  }
  return {
    fetch,
    close() {
      insecure.destroy();
      secure.destroy();
    },
  };
}

const fail = (cause: unknown): Promise<never> => Promise.reject(new TypeError('fetch failed', { cause }));

const usualAuthorities = (): readonly string[] =>
  typeof tls.getCACertificates === 'function' ? tls.getCACertificates('default') : tls.rootCertificates;

/** Keeps caches on the way from answering by themselves (RFC 9111 5.2.1.4). This client has no cache of its own. */
const uncached = (mode: RequestInit['cache']): Record<string, string> =>
  mode === 'no-cache' || mode === 'no-store' ? { 'cache-control': 'no-cache' } : {};

interface Asked {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array | undefined;
  readonly redirect: RequestInit['redirect'];
  readonly signal: AbortSignal | null | undefined;
}

/** Reads what to send. Avoids creating a Request, which is slow, for plain arguments. */
async function readRequest(input: string | URL | Request, init: RequestInit): Promise<Asked> {
  const { body, signal, redirect, method = 'GET' } = init;
  const isPlain = !(input instanceof Request) && (body === undefined || typeof body === 'string');
  if (isPlain) {
    const given = init.headers instanceof Headers ? init.headers : new Headers(init.headers);
    const headers = { ...USUAL, ...uncached(init.cache), ...Object.fromEntries(given) };
    return { url: String(input), method, headers, body, redirect, signal };
  }
  const asked = new Request(input, init);
  return {
    url: asked.url,
    method: asked.method,
    headers: { ...USUAL, ...uncached(asked.cache), ...Object.fromEntries(asked.headers) },
    body: new Uint8Array(await asked.arrayBuffer()),
    redirect: asked.redirect,
    signal: asked.signal,
  };
}

/**
 * Sends a request, and resolves with its answer as soon as the headers are there. A server that closes an idle connection,
 * as in a reload, may do so at the moment in which it is used again: the request is then sent once more, as browsers do.
 */
function send(
  url: string,
  options: RequestOptions,
  body: Asked['body'],
  signal: Asked['signal'],
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const client = url.startsWith('https:') ? https : http;
    let isAnswered = false;
    const request = client.request(url, options, (answer) => {
      isAnswered = true;
      resolve(answer);
    });
    const abort = (): void => {
      request.destroy(signal?.reason);
    };
    let timer: NodeJS.Timeout | undefined;
    request.on('socket', (socket) => {
      if (!socket.connecting) return;
      timer = setTimeout(() => {
        request.destroy(Object.assign(new Error('no connection in time'), { code: 'ETIMEDOUT' }));
      }, CONNECTING);
      socket.once(client === https ? 'secureConnect' : 'connect', () => clearTimeout(timer));
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      const isClosed = request.reusedSocket && !isAnswered && CLOSED.includes(error.code ?? '');
      if (isClosed && !signal?.aborted) return resolve(send(url, options, body, signal));
      return reject(signal?.aborted ? signal.reason : new TypeError('fetch failed', { cause: error }));
    });
    request.on('close', () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    });
    signal?.addEventListener('abort', abort, { once: true });
    request.end(body);
  });
}

// By the fetch standard ("bad port"): other services listen there, and a request might be taken for one of theirs.
const SINGLE = [
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
] as const;

/** The ports that browsers refuse to connect to. */
const BLOCKED_PORTS: ReadonlySet<number> = new Set(SINGLE);
