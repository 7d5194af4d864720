import type { MiddlewareHandler } from 'hono';

/**
 * Refuses a body over `bytes`, and one whose length isn't announced, before any of it is read. (hono's own
 * limit builds a new Request, which fails unless the server replaces the global one for the whole process.)
 */
export const bodyLimit =
  (bytes: number): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.header('transfer-encoding') !== undefined) return c.text('A body needs a Content-Length.', 411);
    if (Number(c.req.header('content-length') ?? 0) > bytes) return c.text('The body is too large.', 413);
    await next();
  };
