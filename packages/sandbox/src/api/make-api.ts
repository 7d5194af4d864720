import { Hono, type MiddlewareHandler } from 'hono';
import { faultHeader } from '../faults/header-fault.ts';
import { antiForgery, headerName } from '../http/anti-forgery.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { refuse } from '../http/wire.ts';
import { routes } from './calls.ts';
import { type ApiPlace, runCall } from './run-call.ts';

/** The platform's calls behind a brand's own origin, mounted alike under /api and /api-ppe. */
export const makeApi = (place: ApiPlace): Hono<ServerEnv> => {
  const app = new Hono<ServerEnv>();
  app.use(
    antiForgery((c) => {
      const brand = place.brandOf(c);
      return brand !== undefined && place.world.settings.get().antiForgery[brand];
    }),
  );
  for (const { method, path, call } of routes) app.on(method, path, runCall(place, call));
  return app.all('*', (c) => refuse(c, 'not-found'));
};

const askable = ['Content-Type', 'UserName', 'Session', headerName, faultHeader].join();
const dayInSeconds = 86_400;

/** The first parts of the platform's paths; v2 of the real one stands outside /TradingAPI, the first version inside. */
const roots = ['v2', 'session', 'margin', 'market', 'cfd', 'spread'];
const bases = ['', '/TradingAPI'];

/**
 * Adds the platform's calls at their own host, for brands whose configuration names an absolute address: other origins
 * may call, and no cookie plays a part. Pages of the `allowed` origins may read the answers.
 */
export const addHostApi = (app: Hono<ServerEnv>, place: ApiPlace, allowed: ReadonlySet<string>): void => {
  const shared: MiddlewareHandler<ServerEnv> = async (c, next) => {
    const origin = c.req.header('origin') ?? '';
    const { outgoing } = c.env;
    outgoing.setHeader('vary', 'Origin');
    if (allowed.has(origin)) {
      outgoing.setHeader('access-control-allow-origin', origin);
      outgoing.setHeader('access-control-expose-headers', 'Retry-After');
    }
    if (c.req.method !== 'OPTIONS') return next();
    if (allowed.has(origin)) {
      outgoing.setHeader('access-control-allow-methods', 'GET,POST');
      outgoing.setHeader('access-control-allow-headers', askable);
      outgoing.setHeader('access-control-max-age', String(dayInSeconds));
    }
    return c.body(null, 204);
  };
  const paths = [...bases.flatMap((base) => roots.map((root) => `${base}/${root}/*`)), '/TradingAPI/*'];
  for (const path of paths) app.use(path, shared);
  for (const base of bases) {
    for (const { method, path, call } of routes) app.on(method, `${base}${path}`, runCall(place, call));
  }
  for (const path of paths) app.all(path, (c) => refuse(c, 'not-found'));
};
