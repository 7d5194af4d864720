import { Hono } from 'hono';
import { refuse } from '../http/answer.ts';
import { antiForgery } from '../http/anti-forgery.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { ROUTES } from './routes.ts';
import { type ApiPlace, runCall } from './run-call.ts';

/** The platform's calls behind a brand's own origin, the same under /api and /api-ppe. */
export function makeBrandApi(place: ApiPlace): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.use(
    antiForgery((c) => {
      const brand = place.brandOf(c);
      return brand !== undefined && place.world.settings.get().antiForgery[brand];
    }),
  );
  for (const { method, path, call } of ROUTES) app.on(method, path, runCall(place, call));
  return app.all('*', (c) => refuse(c, 'not-found'));
}
