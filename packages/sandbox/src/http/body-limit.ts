import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from './server-env.ts';
import { refuse } from './wire.ts';

/**
 * Refuses a body over `bytes`, and one whose length isn't announced, before any of it is read. (hono's own
 * limit builds a new Request, which fails unless the server replaces the global one for the whole process.)
 */
export const bodyLimit =
  (bytes: number): MiddlewareHandler<ServerEnv> =>
  async (c, next) => {
    if (c.req.header('transfer-encoding') !== undefined) return refuse(c, 'length-required');
    if (Number(c.req.header('content-length') ?? 0) > bytes) return refuse(c, 'too-large');
    await next();
  };
