import type { MiddlewareHandler } from 'hono';
import { standIns } from '../brands/stand-ins.ts';
import { refuse } from './answer.ts';
import type { ServerEnv } from './server-env.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses every request that may change something and comes from a page of another origin. Our own pages send no
 * referrer, so their forms have the origin `null`: `Sec-Fetch-Site` then says how near the page is. Programs that
 * are not browsers send neither header and may pass.
 */
export const ownOriginOnly =
  (allowed: ReadonlySet<string>): MiddlewareHandler<ServerEnv> =>
  async (c, next) => {
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    const isProgram = origin === undefined && site === undefined;
    const isOwn = site === 'same-origin' || (origin !== undefined && allowed.has(origin));
    // The SSO form comes from a brand's page, which stands on another port of this machine.
    const isSsoForm = c.req.path === standIns.sso && site === 'same-site';
    if (readingMethods.has(c.req.method) || isProgram || isOwn || isSsoForm) return next();
    return refuse(c, 'foreign-page');
  };
