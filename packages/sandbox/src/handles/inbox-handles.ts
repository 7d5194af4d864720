import type { Context, Hono } from 'hono';
import { eventStream } from '../events/event-stream.ts';
import type { ServerEnv } from '../http/server-env.ts';
import type { Message } from '../inbox/inbox.ts';
import type { MessageFilter } from '../inbox/message-filter.ts';
import { messageFilterFor } from '../world/message-filter-for.ts';
import type { World } from '../world/world.ts';

/** Adds the handles of the inbox. Each takes `?person=` and `?kind=`. */
export function addInboxHandles(app: Hono<ServerEnv>, world: World): void {
  const { inbox, closing } = world;
  const filtered =
    (answer: (c: Context<ServerEnv>, fits: MessageFilter) => Response) =>
    (c: Context<ServerEnv>): Response =>
      messageFilterFor(world, c).match(
        (fits) => answer(c, fits),
        (error) => c.json({ error }, 404),
      );
  const list = (c: Context<ServerEnv>, fits: MessageFilter) => c.json(inbox.messages().filter(fits));
  function newestCode(c: Context<ServerEnv>, fits: MessageFilter) {
    const newest = inbox.messages().find(fits);
    return newest === undefined ? c.text('There is no code yet.', 404) : c.text(newest.code);
  }
  function events(c: Context<ServerEnv>, fits: MessageFilter) {
    const subscribe = (listener: (message: Message) => void) =>
      inbox.subscribe((message) => {
        if (fits(message)) listener(message);
      });
    return eventStream(c, closing, subscribe, 'message');
  }
  app
    .get('/inbox', filtered(list))
    // Plain text, so that a script needs no parser for JSON.
    .get('/inbox/code', filtered(newestCode))
    .get('/inbox/events', filtered(events));
}
