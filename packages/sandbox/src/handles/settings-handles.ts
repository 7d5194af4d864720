import type { Hono } from 'hono';
import type { ServerEnv } from '../http/server-env.ts';
import { readSettings } from '../world/read-settings.ts';
import type { World } from '../world/world.ts';
import { invalid, readJson } from './json-body.ts';

/** Adds the handles that change the settings, and that set everything back to the start. */
export function addSettingsHandles(app: Hono<ServerEnv>, world: World): void {
  app
    .get('/settings', (c) => c.json(world.settings.get()))
    .post('/settings', async (c) =>
      readSettings(await readJson(c)).match(
        (settings) => {
          world.settings.change(settings);
          return c.json(world.settings.get());
        },
        (problems) => invalid(c, problems),
      ),
    )
    .post('/reset', (c) => {
      world.reset();
      // A form on the home page goes back there. A program gets JSON.
      const isForm = (c.req.header('accept') ?? '').includes('text/html');
      return isForm ? c.redirect('/', 303) : c.json({ reset: true });
    });
}
