import type { Hono, MiddlewareHandler } from 'hono';
import { FAULT_HEADER } from '../faults/header-fault.ts';
import { refuse } from '../http/answer.ts';
import { HEADER_NAME } from '../http/anti-forgery.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { ROUTES } from './routes.ts';
import { type ApiPlace, runCall } from './run-call.ts';

const REQUEST_HEADERS = ['Content-Type', 'UserName', 'Session', HEADER_NAME, FAULT_HEADER].join();
const DAY_IN_SECONDS = 86_400;

// On the real host, v2 is outside /TradingAPI and the first version inside. Here both are under both.
const BASES = ['', '/TradingAPI'];
const ROOTS = ['v2', 'session', 'margin', 'market', 'cfd', 'spread'];
const PATHS = [...BASES.flatMap((base) => ROOTS.map((root) => `${base}/${root}/*`)), '/TradingAPI/*'];

/** Cross-origin resource sharing: pages of the allowed origins may call and read the answers. */
function shareWith(allowed: ReadonlySet<string>): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
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
      outgoing.setHeader('access-control-allow-headers', REQUEST_HEADERS);
      outgoing.setHeader('access-control-max-age', String(DAY_IN_SECONDS));
    }
    return c.body(null, 204);
  };
}

/** Adds the platform's calls on a host of their own, for brands whose configuration has an absolute address. */
export function addHostApi(app: Hono<ServerEnv>, place: ApiPlace, allowed: ReadonlySet<string>): void {
  for (const path of PATHS) app.use(path, shareWith(allowed));
  for (const base of BASES) {
    for (const { method, path, call } of ROUTES) app.on(method, `${base}${path}`, runCall(place, call));
  }
  for (const path of PATHS) app.all(path, (c) => refuse(c, 'not-found'));
}
