import { type Context, Hono } from 'hono';
import { loopbackName, type Ports } from '../addresses.ts';
import { standIns } from '../brand-configuration.ts';
import type { PlatformType } from '../configuration.ts';
import { checkCallback } from '../landing/check-callback.ts';
import { checkMyAccount } from '../landing/check-my-account.ts';
import { checkPlatform } from '../landing/check-platform.ts';
import { isPlatformType } from '../landing/platform-template.ts';
import { landingPage } from '../pages/landing-page.ts';
import { providerPage } from '../pages/provider-page.ts';
import type { ServerEnv } from '../site-context.ts';
import type { World } from '../world.ts';

const titles: Readonly<Record<PlatformType, string>> = {
  webtrader: 'Web Trader',
  advantage: 'Advantage',
  settings: 'Settings',
};

const queryOf = (c: Context): URLSearchParams => new URL(c.req.url).searchParams;

/** The places that a sign-in leads to: the three platforms, My account, the partners and the provider. */
export const makeDestinations = (world: World, ports: Ports): Hono<ServerEnv> => {
  const callback = (title: string, mayKeepQuery: boolean) => (c: Context) =>
    c.html(landingPage(title, checkCallback(world, queryOf(c), mayKeepQuery)));
  const provider = (title: string) => (c: Context) => c.html(providerPage(title, queryOf(c)));
  return new Hono<ServerEnv>()
    .get(`${standIns.platform}/:platform`, (c) => {
      const platform = c.req.param('platform');
      if (!isPlatformType(platform)) return c.text('There is no such platform.', 404);
      const place = { world, ports, name: loopbackName(c.req.header('host')) };
      return c.html(landingPage(titles[platform], checkPlatform(place, platform, queryOf(c))));
    })
    .get(standIns.myAccount, (c) => c.html(landingPage('My account', checkMyAccount(world, queryOf(c)))))
    .get(standIns.callback, callback('Back at TradingView', false))
    .get(standIns.partner, callback('Back at the partner', true))
    .get(standIns.forgotPassword, provider('Forgotten password'))
    .get(standIns.forgotUsername, provider('Forgotten username'));
};
