import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { Readable } from 'node:stream';
import tls from 'node:tls';
import type { Io } from '../io.ts';
import { proxiesOf } from './proxy.ts';

/**
 * A fetch that trusts some certificate authorities besides Node's own. Node's fetch takes them from the whole process
 * alone, and keeps connections and TLS sessions that were trusted. So https goes through an agent of this run.
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
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers, signal }, (answer) => {
      const { statusCode: status = 0 } = answer;
      if (redirect === 'error' && status >= 300 && status < 400) {
        answer.destroy();
        reject(new TypeError('fetch failed', { cause: new Error('unexpected redirect') }));
        return;
      }
      const hasBody = !BODILESS.includes(status);
      if (!hasBody) answer.resume();
      resolve(new Response(hasBody ? Readable.toWeb(answer) : null, { status, headers: headersOf(answer) }));
    });
    sent.on('error', reject);
    sent.end(body);
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
