import type { MiddlewareHandler } from 'hono';
import { ownOrigins, type Ports } from '../brands/addresses.ts';
import { standIns } from '../brands/brand-configuration.ts';
import type { ServerEnv } from './server-env.ts';
import { refuse } from './wire.ts';

/**
 * Refuses changes that a foreign page asks for. A browser says how near the page is; its origin alone would
 * not do, since our own pages send no referrer and their forms therefore the origin `null`. A program that
 * is no browser says neither.
 */
export const ownOriginOnly =
  (ports: Ports): MiddlewareHandler<ServerEnv> =>
  async (c, next) => {
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    const reads = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    const program = origin === undefined && site === undefined;
    const own = site === 'same-origin' || (origin !== undefined && ownOrigins(ports).includes(origin));
    // A brand's page posts there without saying where it comes from, and the post changes nothing.
    const isSso = c.req.path === standIns.sso;
    if (!reads && !program && !own && !isSso) {
      return refuse(c, 'foreign-page');
    }
    await next();
  };
