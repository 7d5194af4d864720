import type { Hono } from 'hono';
import { STAND_INS } from '../brands/stand-ins.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { isMisbehaviour, type Misbehaviour } from '../world/misbehaviour.ts';
import type { World } from '../world/world.ts';
import { providerPage } from './provider-page.ts';

const SLOW_MS = 8_000;

/** How the provider behaves at an address: by its query, else by the settings. */
export function providerManners({ settings }: World, address: string): Misbehaviour {
  const asked = /[?&]misbehave=([\w-]+)/.exec(address)?.[1];
  return isMisbehaviour(asked) ? asked : settings.get().provider;
}

/** Adds the provider's pages for forgotten passwords and user names. */
export function addProvider(app: Hono<ServerEnv>, world: World): void {
  const pages = [
    [STAND_INS.forgotPassword, 'Forgotten password'],
    [STAND_INS.forgotUsername, 'Forgotten username'],
  ] as const;
  for (const [path, title] of pages) {
    app.get(path, async (c) => {
      const manners = providerManners(world, c.req.url);
      if (manners === 'slow') await world.clock.wait(SLOW_MS, world.closing);
      return c.html(providerPage(title, new URL(c.req.url).searchParams, manners));
    });
  }
}
