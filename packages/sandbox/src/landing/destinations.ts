import type { Context, Hono } from 'hono';
import { loopbackName, originOf, type Ports } from '../brands/addresses.ts';
import { isBrand } from '../brands/brands.ts';
import type { PlatformType } from '../brands/configuration.ts';
import { STAND_INS } from '../brands/stand-ins.ts';
import { refuse } from '../http/answer.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { makeAccountData } from '../people/account-data.ts';
import type { Configurations } from '../world/configurations.ts';
import type { World } from '../world/world.ts';
import { checkCallback } from './check-callback.ts';
import { checkMyAccount } from './check-my-account.ts';
import { checkPlatform, type LandingPlace } from './check-platform.ts';
import { checkSso } from './check-sso.ts';
import type { Landing } from './landing.ts';
import { landingPage } from './landing-page.ts';
import { isPlatformType } from './platform-template.ts';

const TITLES: Readonly<Record<PlatformType, string>> = {
  webtrader: 'Web Trader',
  advantage: 'Advantage',
  settings: 'Settings',
};

/** The parts that the destinations of a login need. */
export interface DestinationParts {
  readonly configurations: Configurations;
  /** Whether there is a page of prices, which the web trader shows. */
  readonly hasTrader: () => boolean;
}

const queryOf = (c: Context): URLSearchParams => new URL(c.req.url).searchParams;

/** Adds the account data of the session, as the platform itself would load it. */
function withAccount({ sessions, people }: World, landing: Landing): Landing {
  const entry = sessions.find(landing.values.sessionId ?? '');
  if (!landing.accepted || entry === undefined) return landing;
  const { person } = entry;
  const account = makeAccountData(people, person, landing.values.userName ?? person.username);
  return { ...landing, account };
}

/** Adds the brand's `streaming` settings, with which the page of prices connects. */
function withStreaming({ configurations, name }: LandingPlace, landing: Landing): Landing {
  const { skinId } = landing.values;
  const { streaming } = isBrand(skinId) ? configurations(skinId, name) : {};
  return streaming === undefined ? landing : { ...landing, streaming };
}

/** Adds the places that a login leads to: the platforms, the SSO address, My account and the partners' callbacks. */
export function addDestinations(
  app: Hono<ServerEnv>,
  world: World,
  ports: Ports,
  { configurations, hasTrader }: DestinationParts,
): void {
  const placeFor = (c: Context): LandingPlace => ({
    world,
    configurations,
    ports,
    name: loopbackName(c.req.header('host')),
  });
  // The status tells programs whether the login was accepted, as on a real site.
  const statusOf = ({ accepted }: Landing) => (accepted ? 200 : 400);
  const callback = (title: string, mayKeepQuery: boolean) => (c: Context) => {
    const landing = checkCallback(world, queryOf(c), mayKeepQuery);
    return c.html(landingPage(title, landing, { script: '/_gatehouse/callback.js' }), statusOf(landing));
  };
  app
    .get(`${STAND_INS.platform}/:platform`, (c) => {
      const platform = c.req.param('platform');
      if (!isPlatformType(platform)) return refuse(c, 'not-found');
      const place = placeFor(c);
      const checked = withAccount(world, checkPlatform(place, platform, queryOf(c)));
      const trades = platform === 'webtrader' && checked.accepted && hasTrader();
      const landing = trades ? withStreaming(place, checked) : checked;
      const back = landing.accepted ? landing.values.AuthenticationUri : undefined;
      return c.html(landingPage(TITLES[platform], landing, { back, trades }), statusOf(landing));
    })
    .post(STAND_INS.sso, async (c) => {
      const place = placeFor(c);
      const form = new URLSearchParams(await c.req.text());
      const landing = checkSso(place, originOf(place.name, ports.home), form, queryOf(c));
      const redirect = landing.values.RedirectUri;
      // A right post goes on to the platform at once, as on the real site.
      if (landing.accepted && redirect !== undefined) return c.redirect(redirect, 303);
      return c.html(landingPage('Single sign-on', landing, {}), 400);
    })
    .get(STAND_INS.myAccount, (c) => {
      const landing = checkMyAccount(world, queryOf(c));
      return c.html(landingPage('My account', landing, {}), statusOf(landing));
    })
    .get(STAND_INS.callback, callback('Back at TradingView', false))
    .get(STAND_INS.partner, callback('Back at the partner', true));
}
