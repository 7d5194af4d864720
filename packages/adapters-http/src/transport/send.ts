import { err, ok, type Result } from 'neverthrow';
import { antiForgeryHeaders } from './anti-forgery.ts';
import type { TransportFault } from './fault.ts';
import type { ResolvedAddress } from './request-rule.ts';
import { sessionHeaders } from './session-headers.ts';
import type { TransportOptions, TransportRequest } from './transport-port.ts';

/**
 * Sends a request once, with session and anti-forgery headers where they belong. It follows no redirects,
 * sends no referrer, and sends cookies only to the site's own origin.
 */
export function send(
  { fetch, origin, cookie, causeOf = () => null }: TransportOptions,
  { method, body, session, cache }: TransportRequest,
  address: ResolvedAddress,
  signal: AbortSignal,
): Promise<Result<Response, TransportFault>> {
  const proof = sessionHeaders(session, address);
  if (proof.isErr()) return Promise.resolve(err(proof.error));
  const headers = {
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...proof.value,
    ...antiForgeryHeaders({ method, url: address.url, origin, cookie }),
  };
  const init: RequestInit = {
    method,
    headers,
    signal,
    redirect: 'error',
    credentials: 'same-origin',
    referrerPolicy: 'no-referrer',
    ...(cache === undefined ? {} : { cache }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  // A browser's fetch must not be called as a method of another object.
  const sending = (async () => fetch(address.url.href, init))();
  return sending.then(
    (response) => ok(response),
    (error: unknown) => {
      const cause = causeOf(error);
      return err({ kind: 'unreachable', ...(cause === null ? {} : { cause }) });
    },
  );
}
