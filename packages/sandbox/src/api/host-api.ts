import type { Hono, MiddlewareHandler } from 'hono';
import { faultHeader } from '../faults/header-fault.ts';
import { refuse } from '../http/answer.ts';
import { headerName } from '../http/anti-forgery.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { routes } from './routes.ts';
import { type ApiPlace, runCall } from './run-call.ts';

const requestHeaders = ['Content-Type', 'UserName', 'Session', headerName, faultHeader].join();
const dayInSeconds = 86_400;

// On the real host, v2 is outside /TradingAPI and the first version inside. Here both are under both.
const bases = ['', '/TradingAPI'];
const roots = ['v2', 'session', 'margin', 'market', 'cfd', 'spread'];
const paths = [...bases.flatMap((base) => roots.map((root) => `${base}/${root}/*`)), '/TradingAPI/*'];

/** Cross-origin resource sharing: pages of the allowed origins may call and read the answers. */
const shareWith =
  (allowed: ReadonlySet<string>): MiddlewareHandler<ServerEnv> =>
  async (c, next) => {
    const origin = c.req.header('origin') ?? '';
    const isAllowed = allowed.has(origin);
    const { outgoing } = c.env;
    outgoing.setHeader('vary', 'Origin');
    if (isAllowed) {
      outgoing.setHeader('access-control-allow-origin', origin);
      outgoing.setHeader('access-control-expose-headers', 'Retry-After');
    }
    if (c.req.method !== 'OPTIONS') return next();
    if (isAllowed) {
      outgoing.setHeader('access-control-allow-methods', 'GET,POST');
      outgoing.setHeader('access-control-allow-headers', requestHeaders);
      outgoing.setHeader('access-control-max-age', String(dayInSeconds));
    }
    return c.body(null, 204);
  };

/** Adds the platform's calls on a host of their own, for brands whose configuration has an absolute address. */
export const addHostApi = (app: Hono<ServerEnv>, place: ApiPlace, allowed: ReadonlySet<string>): void => {
  for (const path of paths) app.use(path, shareWith(allowed));
  for (const base of bases) {
    for (const { method, path, call } of routes) app.on(method, `${base}${path}`, runCall(place, call));
  }
  for (const path of paths) app.all(path, (c) => refuse(c, 'not-found'));
};
