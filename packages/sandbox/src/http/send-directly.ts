import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { API_HEADERS } from '../headers/api-headers.ts';
import { LEAST_ENCODED_BYTES } from './encode.ts';
import { encodedFor } from './encoded-for.ts';
import type { ServerEnv } from './server-env.ts';

/** A handler returns this after writing its answer to the connection itself. */
export const alreadySent: Response = RESPONSE_ALREADY_SENT;

/** Whether an answer was written to the connection itself. */
export const isAlreadySent = (answer: Response): boolean => answer === alreadySent;

const FLAT_API_HEADERS: readonly string[] = Object.entries(API_HEADERS).flat();

/** Writes a long answer, compressed if the client takes it. An answer with a session or a token is never that long. */
function sendEncoded(
  c: Context<ServerEnv>,
  text: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  const { outgoing } = c.env;
  const { bytes, headers: own } = encodedFor(c.req.header('accept-encoding'), text);
  // The platform's own host has already set `Vary: Origin`.
  const vary = outgoing.hasHeader('vary') ? `${outgoing.getHeader('vary')}, ${own.vary}` : own.vary;
  outgoing.writeHead(status, { ...API_HEADERS, ...headers, ...own, vary });
  outgoing.end(c.req.method === 'HEAD' ? undefined : bytes);
  return alreadySent;
}

/**
 * Writes an answer of the platform to the connection itself, at a fraction of the cost of a `Response`. Other headers,
 * such as a cookie, have to be set there before.
 */
export function sendDirectly(
  c: Context<ServerEnv>,
  text: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  const { outgoing } = c.env;
  const length = Buffer.byteLength(text);
  if (length >= LEAST_ENCODED_BYTES) return sendEncoded(c, text, status, headers);
  // Node writes a flat list fastest, but drops headers that are set already.
  if (outgoing.getHeaderNames().length === 0) {
    const own = ['content-length', String(length), ...Object.entries(headers).flat()];
    outgoing.writeHead(status, [...FLAT_API_HEADERS, ...own]);
  } else {
    outgoing.writeHead(status, { ...API_HEADERS, ...headers, 'content-length': length });
  }
  outgoing.end(c.req.method === 'HEAD' ? undefined : text);
  return alreadySent;
}
