import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { ServerEnv } from './server-env.ts';

/**
 * Writes an answer straight to the connection, which costs a fraction of a `Response`. The headers that belong to the
 * whole port are set on it already, and whatever else an answer needs must be set there before.
 */
export const sendDirectly = (
  c: Context<ServerEnv>,
  text: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response => {
  const { outgoing } = c.env;
  outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) });
  outgoing.end(c.req.method === 'HEAD' ? undefined : text);
  return RESPONSE_ALREADY_SENT;
};

/** Whether an answer was written straight to the connection. */
export const isAlreadySent = (answer: Response): boolean => answer === RESPONSE_ALREADY_SENT;
