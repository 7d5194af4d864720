import { Hono } from 'hono';
import { loopbackName, originOf, ownOrigins, type Ports } from './addresses.ts';
import { bodyLimit } from './body-limit.ts';
import { standIns } from './brand-configuration.ts';
import { brandFacts, brandIds } from './brands.ts';
import { homeHeaders } from './headers.ts';
import { journaled } from './journaled.ts';
import { loopbackOnly } from './loopback-only.ts';
import { ownOriginOnly } from './own-origin-only.ts';
import { type BrandLink, homePage } from './pages/home-page.ts';
import { people } from './people.ts';
import { makeDestinations } from './routes/destinations.ts';
import { makeHandles } from './routes/gatehouse.ts';
import type { ServerEnv } from './site-context.ts';
import { withHeaders } from './with-headers.ts';
import type { World } from './world.ts';

const bodyBytes = 65_536;

const brandLinks = (ports: Ports, host: string | undefined): readonly BrandLink[] => {
  const name = loopbackName(host);
  const redirect = encodeURIComponent(`${originOf(name, ports.home)}${standIns.callback}`);
  return brandIds.map((id) => ({
    id,
    ...brandFacts[id],
    address: originOf(name, ports.brands[id]),
    // A TradingView variant signs nobody in who doesn't say where to go back to.
    query: id.startsWith('tradingview-') ? `?redirect_uri=${redirect}&state=demo` : '',
  }));
};

/** The home port: the page for people, the handles for programs, and the places that a sign-in leads to. */
export const makeHomeSite = (world: World, ports: Ports): Hono<ServerEnv> => {
  const app = new Hono<ServerEnv>();
  app.use(loopbackOnly);
  app.use(async (c, next) => {
    await next();
    // Only the provider's pages are made for a frame, and only a site of this sandbox may frame them.
    const framed = c.req.path.startsWith('/provider/')
      ? ownOrigins(ports).filter((at) => !at.includes('['))
      : [];
    withHeaders(c, { ...homeHeaders(framed), 'cache-control': 'no-store' });
  });
  app.use(bodyLimit(bodyBytes));
  app.use(ownOriginOnly(ports));
  app.use(
    journaled(
      world,
      'home',
      (path) => path !== '/' && path !== '/favicon.ico' && !path.startsWith('/_gatehouse'),
    ),
  );
  app.get('/', (c) =>
    c.html(homePage(brandLinks(ports, c.req.header('host')), people, world.journal.entries())),
  );
  app.route('/_gatehouse', makeHandles(world));
  app.route('/', makeDestinations(world, ports));
  app.all('*', (c) => c.text('There is nothing here.', 404));
  return app;
};
