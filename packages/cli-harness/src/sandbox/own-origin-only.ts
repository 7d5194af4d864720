import type { MiddlewareHandler } from 'hono';
import { ownOrigins, type Ports } from './addresses.ts';

/**
 * Refuses changes that a foreign page asks for: a browser names the page's origin on every such request, and
 * a program that is no browser names none.
 */
export const ownOriginOnly =
  (ports: Ports): MiddlewareHandler =>
  async (c, next) => {
    const origin = c.req.header('origin');
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    const foreign = origin !== undefined && !ownOrigins(ports).includes(origin);
    if (!reads && (foreign || c.req.header('sec-fetch-site') === 'cross-site')) {
      return c.json({ error: 'A page from elsewhere may not change the sandbox.' }, 403);
    }
    await next();
  };
