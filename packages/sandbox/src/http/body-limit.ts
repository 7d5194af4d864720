import type { MiddlewareHandler } from 'hono';
import { refuse } from './answer.ts';
import type { ServerEnv } from './server-env.ts';

/**
 * Refuses a body of more than `bytes`, or of unknown length, before any of it is read. (hono's own limit makes a new
 * `Request`, which fails unless the server replaces the global one of the whole process.)
 */
export function bodyLimit(bytes: number): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (c.req.header('transfer-encoding') !== undefined) return refuse(c, 'length-required');
    if (Number(c.req.header('content-length') ?? 0) > bytes) return refuse(c, 'too-large');
    await next();
  };
}
