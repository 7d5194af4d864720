import { type Context, Hono } from 'hono';
import { loopbackName, originOf, type Ports } from '../brands/addresses.ts';
import { standIns } from '../brands/brand-configuration.ts';
import { brandFacts, brandIds, isBrand } from '../brands/brands.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { inboxPage } from '../inbox/inbox-page.ts';
import { type Misbehaviour, misbehaviours } from '../world/settings.ts';
import type { World } from '../world/world.ts';
import { partnerPage } from './partner-page.ts';
import { providerPage } from './provider-page.ts';

const slowMs = 8_000;

const queryOf = (c: Context): URLSearchParams => new URL(c.req.url).searchParams;

const isMisbehaviour = (text: string | undefined): text is Misbehaviour =>
  misbehaviours.some((known) => known === text);

/** How the provider behaves: as the address says, else as the sandbox is set. */
export const providerManners = (world: World, path: string): Misbehaviour => {
  const asked = /[?&]misbehave=([\w-]+)/.exec(path)?.[1];
  return isMisbehaviour(asked) ? asked : world.settings.get().provider;
};

const variants = brandIds.filter((brand) => brand.startsWith('tradingview-'));

/** The code that came back, exchanged as the partner's own server would do it. */
const exchange = (world: World, code: string, state: string): object | string => {
  const entry = world.sessions.find(code);
  if (!world.partnerStates.redeem(state)) return 'The state is not the one that was sent, or came twice.';
  if (entry === undefined) return 'The code is not a live session.';
  const { username, displayName } = entry.person;
  return {
    access_token: code,
    token_type: 'bearer',
    expires_in: 1_200,
    username,
    displayName: displayName ?? `Client ${username}`,
  };
};

/** Everybody else around a login: the provider of forgotten passwords, TradingView, and the inbox of the codes. */
export const makeNeighbours = (world: World, ports: Ports): Hono<ServerEnv> => {
  const provider = (title: string) => async (c: Context<ServerEnv>) => {
    const manners = providerManners(world, c.req.url);
    if (manners === 'slow') await world.clock.wait(slowMs, world.closing);
    return c.html(providerPage(title, queryOf(c), manners));
  };
  const signInAddress = (c: Context, brand: string): string => {
    const name = loopbackName(c.req.header('host'));
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: 'gatehouse-partner',
      scope: 'general',
      redirect_uri: `${originOf(name, ports.home)}${standIns.callback}`,
      state: world.partnerStates.issue(brand),
    });
    return isBrand(brand) ? `${originOf(name, ports.brands[brand])}/?${query}` : '/';
  };
  return new Hono<ServerEnv>()
    .get(standIns.forgotPassword, provider('Forgotten password'))
    .get(standIns.forgotUsername, provider('Forgotten username'))
    .get(standIns.inbox, (c) => c.html(inboxPage(world.inbox.messages())))
    .get(standIns.partnerDesk, (c) =>
      c.html(partnerPage(variants.map((id) => ({ id, name: brandFacts[id].name })))),
    )
    .get(`${standIns.partnerDesk}/start`, (c) =>
      c.redirect(signInAddress(c, c.req.query('brand') ?? ''), 303),
    )
    .post(`${standIns.partnerDesk}/token`, async (c) => {
      const form = new URLSearchParams(await c.req.text());
      const exchanged = exchange(world, form.get('code') ?? '', form.get('state') ?? '');
      return typeof exchanged === 'string'
        ? c.json({ error: 'invalid_grant', error_description: exchanged }, 400)
        : c.json(exchanged);
    });
};
