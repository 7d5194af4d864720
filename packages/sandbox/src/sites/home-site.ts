import { type Context, Hono } from 'hono';
import { addHostApi } from '../api/make-api.ts';
import { loopbackName, originOf, ownOrigins, type Ports } from '../brands/addresses.ts';
import { standIns } from '../brands/brand-configuration.ts';
import { type Brand, brandFacts, brandIds, isBrand } from '../brands/brands.ts';
import { makeHandles } from '../handles/handles.ts';
import { homeHeaders } from '../headers/headers.ts';
import { type BrandLink, homePage } from '../home/home-page.ts';
import { bodyLimit } from '../http/body-limit.ts';
import { loopbackOnly } from '../http/loopback-only.ts';
import { ownOriginOnly } from '../http/own-origin-only.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { refuse } from '../http/wire.ts';
import { journaled } from '../journal/journaled.ts';
import { makeDestinations } from '../landing/destinations.ts';
import { makeNeighbours, providerManners } from '../neighbours/neighbours.ts';
import type { Configurations } from '../world/configurations.ts';
import type { World } from '../world/world.ts';

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

/** The brand whose page calls the platform's own host, by the origin that the browser names. */
const brandByOrigin =
  (ports: Ports) =>
  (c: Context<ServerEnv>): Brand | undefined => {
    const port = Number(/:(\d{1,5})$/.exec(c.req.header('origin') ?? '')?.[1]);
    return brandIds.find((brand) => ports.brands[brand] === port);
  };

/** The headers of everything that the home port answers. */
export const headersAt =
  (world: World, ports: Ports) =>
  (_: string | undefined, path: string): Readonly<Record<string, string>> => {
    // Only the provider's pages are made for a frame, and only a site of this sandbox may frame them.
    const isFramed = path.startsWith('/provider/') && providerManners(world, path) !== 'refuses-framing';
    const framedBy = isFramed ? ownOrigins(ports).filter((at) => !at.includes('[')) : [];
    const refusing = path.startsWith('/provider/') && !isFramed ? { 'x-frame-options': 'DENY' } : {};
    return { ...homeHeaders(framedBy), 'cache-control': 'no-store', ...refusing };
  };

/** What the home port works with. */
export interface HomeContext {
  readonly world: World;
  readonly ports: Ports;
  readonly configurations: Configurations;
  /** The origins whose pages may call this sandbox. */
  readonly allowed: ReadonlySet<string>;
  readonly personasText: string;
}

/** Where a call of the journal went: a brand's own port, or the platform's host. */
const calledAt =
  (ports: Ports) =>
  (brand: string, path: string): string => {
    const id =
      /^\/(?:api|api-ppe|configs|assets|csp-report)\b/.test(path) && isBrand(brand) ? brand : undefined;
    return originOf('localhost', id === undefined ? ports.home : ports.brands[id]);
  };

const isOwn = (path: string): boolean =>
  path === '/' || path === '/favicon.ico' || path === standIns.inbox || path.startsWith('/_gatehouse');

/** The home port: the page for people, the handles for programs, and the places that a sign-in leads to. */
export const makeHomeSite = ({
  world,
  ports,
  configurations,
  allowed,
  personasText,
}: HomeContext): Hono<ServerEnv> => {
  const app = new Hono<ServerEnv>();
  const brandOf = brandByOrigin(ports);
  app.use(loopbackOnly);
  app.use(bodyLimit(bodyBytes));
  app.use(ownOriginOnly(allowed));
  app.use(
    journaled(
      world,
      (c) => brandOf(c) ?? 'home',
      (path) => !isOwn(path),
    ),
  );
  app.get('/', (c) =>
    c.html(
      homePage({
        brands: brandLinks(ports, c.req.header('host')),
        people: world.people.all,
        entries: world.journal.entries(),
        messages: world.inbox.messages(),
        faults: world.faults.list(),
        settings: world.settings.get(),
      }),
    ),
  );
  app.route('/_gatehouse', makeHandles(world, personasText, calledAt(ports)));
  addHostApi(app, { world, ports, brandOf }, allowed);
  app.route('/', makeDestinations(world, ports, configurations));
  app.route('/', makeNeighbours(world, ports));
  app.all('*', (c) => refuse(c, 'not-found'));
  app.onError((_, c) => refuse(c, 'server-error'));
  return app;
};
