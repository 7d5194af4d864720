import { type Context, Hono } from 'hono';
import { loopbackName, originOf, type Ports } from '../brands/addresses.ts';
import { standIns } from '../brands/brand-configuration.ts';
import type { PlatformType } from '../brands/configuration.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { refuse } from '../http/wire.ts';
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

const titles: Readonly<Record<PlatformType, string>> = {
  webtrader: 'Web Trader',
  advantage: 'Advantage',
  settings: 'Settings',
};

const queryOf = (c: Context): URLSearchParams => new URL(c.req.url).searchParams;

/** Logs on to the account with the session, as the platform itself would. */
const withAccount = (world: World, landing: Landing): Landing => {
  const entry = world.sessions.find(landing.values.sessionId ?? '');
  if (!landing.accepted || entry === undefined) return landing;
  const { person } = entry;
  return {
    ...landing,
    account: makeAccountData(world.people, person, landing.values.userName ?? person.username),
  };
};

/** The places that a sign-in leads to: the SSO address, the three platforms, My account and the partners' callbacks. */
export const makeDestinations = (
  world: World,
  ports: Ports,
  configurations: Configurations,
): Hono<ServerEnv> => {
  const placeFor = (c: Context): LandingPlace => ({
    world,
    configurations,
    name: loopbackName(c.req.header('host')),
  });
  const callback = (title: string, mayKeepQuery: boolean) => (c: Context) =>
    c.html(
      landingPage(title, checkCallback(world, queryOf(c), mayKeepQuery), {
        script: '/_gatehouse/callback.js',
      }),
    );
  return new Hono<ServerEnv>()
    .get(`${standIns.platform}/:platform`, (c) => {
      const platform = c.req.param('platform');
      if (!isPlatformType(platform)) return refuse(c, 'not-found');
      const landing = withAccount(world, checkPlatform(placeFor(c), platform, queryOf(c)));
      const back = landing.accepted ? landing.values.AuthenticationUri : undefined;
      return c.html(landingPage(titles[platform], landing, { back }));
    })
    .post(standIns.sso, async (c) => {
      const place = placeFor(c);
      const form = new URLSearchParams(await c.req.text());
      const landing = checkSso(place, originOf(place.name, ports.home), form, queryOf(c));
      const redirect = landing.values.RedirectUri;
      // What is right goes on to the platform at once, as the real thing does.
      if (landing.accepted && redirect !== undefined) return c.redirect(redirect, 303);
      return c.html(landingPage('Single sign-on', landing, {}), 400);
    })
    .get(standIns.myAccount, (c) => c.html(landingPage('My account', checkMyAccount(world, queryOf(c)), {})))
    .get(standIns.callback, callback('Back at TradingView', false))
    .get(standIns.partner, callback('Back at the partner', true));
};
