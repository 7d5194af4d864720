import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import tls from 'node:tls';
import type { Io } from '../io.ts';
import { proxiesOf } from './proxy.ts';

/**
 * Makes a fetch that trusts some certificate authorities besides the usual ones. It uses an https agent
 * of its own: Node's fetch takes authorities only from the whole process, and keeps trusted connections for
 * later calls.
 */
export function makeTrustingFetch(authorities: string, env: Io['env']): typeof globalThis.fetch {
  const usual =
    typeof tls.getCACertificates === 'function' ? tls.getCACertificates('default') : tls.rootCertificates;
  const proxyEnv = proxiesOf(env);
  const agent = new Agent({
    ca: [...usual, authorities],
    ...(proxyEnv === null ? {} : { proxyEnv: { ...proxyEnv } }),
  });
  return (input, init) => {
    const asked = new Request(input, init);
    return asked.url.startsWith('https:') ? fetchOverHttps(asked, agent) : fetch(input, init);
  };
}

// A Response with one of these must not have a body.
const BODILESS: readonly number[] = [204, 205, 304];

async function fetchOverHttps(asked: Request, agent: Agent): Promise<Response> {
  const { url, method, signal, redirect } = asked;
  const body = Buffer.from(await asked.arrayBuffer());
  const headers = Object.fromEntries(asked.headers);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(url, { agent, method, headers, signal }, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
  const { statusCode: status = 0 } = answer;
  if (redirect === 'error' && status >= 300 && status < 400) {
    answer.destroy();
    return Promise.reject(new TypeError('fetch failed', { cause: new Error('unexpected redirect') }));
  }
  const hasBody = !BODILESS.includes(status);
  if (!hasBody) answer.resume();
  return new Response(hasBody ? bodyOf(answer) : null, { status, headers: headersOf(answer) });
}

function bodyOf(answer: IncomingMessage): ReadableStream {
  const chunks = answer[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel() {
      answer.destroy();
    },
  });
}

// Headers of the same name stay apart: each Set-Cookie is a cookie of its own.
function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  return headers;
}
