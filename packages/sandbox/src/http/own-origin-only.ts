import type { MiddlewareHandler } from 'hono';
import { STAND_INS } from '../brands/stand-ins.ts';
import { refuse } from './answer.ts';
import type { ServerEnv } from './server-env.ts';

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses every request that may change something and comes from a page of another origin. Our own pages send no
 * referrer, so their forms have the origin `null`: `Sec-Fetch-Site` then says how near the page is. Programs that
 * are not browsers send neither header and may pass.
 */
export function ownOriginOnly(allowed: ReadonlySet<string>): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    const isProgram = origin === undefined && site === undefined;
    const isOwn = site === 'same-origin' || (origin !== undefined && allowed.has(origin));
    // The SSO form comes from a brand's page, which stands on another port of this machine.
    const isSsoForm = c.req.path === STAND_INS.sso && site === 'same-site';
    if (READING_METHODS.has(c.req.method) || isProgram || isOwn || isSsoForm) return next();
    return refuse(c, 'foreign-page');
  };
}
