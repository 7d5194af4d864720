import { type Context, Hono } from 'hono';
import { addHostApi } from '../api/host-api.ts';
import { originOf, ownOrigins, type Ports } from '../brands/addresses.ts';
import { BRAND_IDS, type Brand, isBrand } from '../brands/brands.ts';
import { STAND_INS } from '../brands/stand-ins.ts';
import { makeHandles } from '../handles/handles.ts';
import { homeHeaders } from '../headers/home-headers.ts';
import { brandLinks } from '../home/brand-card.ts';
import { homePage } from '../home/home-page.ts';
import { refuse } from '../http/answer.ts';
import { bodyLimit } from '../http/body-limit.ts';
import { loopbackOnly } from '../http/loopback-only.ts';
import { ownOriginOnly } from '../http/own-origin-only.ts';
import type { ServerEnv } from '../http/server-env.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { journaled } from '../journal/journaled.ts';
import { addDestinations } from '../landing/destinations.ts';
import { addInbox } from '../neighbours/inbox.ts';
import { addPartner } from '../neighbours/partner.ts';
import { addProvider, providerManners } from '../neighbours/provider.ts';
import { addStream } from '../stream/over-http.ts';
import { STREAM_PATH } from '../stream/over-web-socket.ts';
import type { World } from '../world/world.ts';
import { addDocs, DOCS } from './docs.ts';
import type { PortContext, SiteContext } from './site-context.ts';
import { addTraderFiles, hasTrader } from './trader-files.ts';

const BODY_BYTES = 65_536;

/** The brand whose page calls the platform's own host, by the origin that the browser sends. */
function brandByOrigin(ports: Ports) {
  return (c: Context<ServerEnv>): Brand | undefined => {
    const port = Number(/:(\d{1,5})$/.exec(c.req.header('origin') ?? '')?.[1]);
    return BRAND_IDS.find((brand) => ports.brands[brand] === port);
  };
}

/** The addresses of the stream, for a policy: `'self'` does not include web sockets in every browser. */
const streamSources = (ports: Ports): readonly string[] =>
  (['localhost', '127.0.0.1'] as const).map((name) => originOf(name, ports.home).replace(/^http/, 'ws'));

/** The headers of every answer of the home port. */
export function headersAt(world: World, ports: Ports) {
  return (_: string | undefined, address: string): Readonly<Record<string, string>> => {
    const isProvider = address.startsWith('/provider/');
    // Only the provider's pages may be framed, and only by the sites of this sandbox.
    const isFramed = isProvider && providerManners(world, address) !== 'refuses-framing';
    // A policy cannot contain an IPv6 address.
    const framedBy = isFramed ? ownOrigins(ports).filter((origin) => !origin.includes('[')) : [];
    const refusesFrames = isProvider && !isFramed ? { 'x-frame-options': 'DENY' } : {};
    const isTrader = address.split('?')[0] === `${STAND_INS.platform}/webtrader`;
    const streamsTo = isTrader ? streamSources(ports) : [];
    return { ...homeHeaders(framedBy, streamsTo), 'cache-control': 'no-store', ...refusesFrames };
  };
}

const BRAND_PATH = /^\/(?:api|api-ppe|configs|assets|csp-report)\b/;

/** The origin that a call of the journal went to: the brand's own, or the home port as the platform's host. */
function calledOrigin(ports: Ports) {
  return ({ brand, path }: JournalEntry): string =>
    originOf('localhost', isBrand(brand) && BRAND_PATH.test(path) ? ports.brands[brand] : ports.home);
}

/** The sandbox's own pages and handles are left out of the journal, and so is the stream, which never ends. */
function isRecorded(path: string): boolean {
  return (
    !['/', '/favicon.ico', STAND_INS.inbox].includes(path) &&
    !path.startsWith('/_gatehouse') &&
    !path.startsWith(DOCS) &&
    !path.startsWith(STREAM_PATH)
  );
}

/** The home port: the home page, the handles for programs, the platform's own host, and the other sites of a login. */
export function makeHomePort(
  {
    world,
    ports,
    configurations,
    stream,
    allowed,
    siteDir,
    docsDir,
  }: PortContext & Pick<SiteContext, 'siteDir' | 'docsDir'>,
  personasText: string,
): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const brandOf = brandByOrigin(ports);
  app.use(loopbackOnly);
  app.use(bodyLimit(BODY_BYTES));
  app.use(ownOriginOnly(allowed));
  app.use(journaled(world, { brandOf: (c) => brandOf(c) ?? 'home', includes: isRecorded }));
  app.get('/', (c) =>
    c.html(
      homePage({
        brands: brandLinks(ports, c.req.header('host'), configurations),
        people: world.people.all,
        entries: world.journal.entries(),
        messages: world.inbox.messages(),
        faults: world.faults.list(),
        settings: world.settings.get(),
        docs: docsDir === undefined ? undefined : `${DOCS}/`,
      }),
    ),
  );
  app.route('/_gatehouse', makeHandles(world, stream, personasText, calledOrigin(ports)));
  addHostApi(app, { world, ports, brandOf }, allowed);
  addStream(app, stream, allowed);
  addDestinations(app, world, ports, { configurations, hasTrader: () => hasTrader(siteDir) });
  addTraderFiles(app, siteDir);
  addDocs(app, docsDir);
  addProvider(app, world);
  addPartner(app, world, ports);
  addInbox(app, world);
  app.all('*', (c) => refuse(c, 'not-found'));
  app.onError((_, c) => refuse(c, 'server-error'));
  return app;
}
