import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from './site-context.ts';
import type { World } from './world.ts';

const alreadySent = 'x-hono-already-sent';

/** Writes each call into the journal once it is answered; `matters` leaves out what would only bury the rest. */
export const journaled =
  (world: World, brand: string, matters: (path: string) => boolean): MiddlewareHandler<ServerEnv> =>
  async (c, next) => {
    if (!matters(c.req.path)) return next();
    const startedAt = world.clock.now();
    const body = c.req.method === 'GET' || c.req.method === 'HEAD' ? '' : await c.req.text();
    await next();
    const raw = c.res.headers.has(alreadySent);
    const { outgoing } = c.env;
    const url = new URL(c.req.url);
    world.journal.record({
      at: new Date(startedAt).toISOString(),
      brand,
      method: c.req.method,
      path: url.pathname + url.search,
      status: raw ? (outgoing.headersSent ? outgoing.statusCode : 0) : c.res.status,
      ms: Math.max(0, Math.round(world.clock.now() - startedAt)),
      headers: c.req.header(),
      body,
    });
  };
