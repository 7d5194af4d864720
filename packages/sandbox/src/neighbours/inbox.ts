import type { Hono } from 'hono';
import { STAND_INS } from '../brands/stand-ins.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { inboxPage } from '../inbox/inbox-page.ts';
import { messageFilterFor } from '../world/message-filter-for.ts';
import type { World } from '../world/world.ts';

/** Adds the page of the inbox, with the codes that people would get. `?person=` shows one person's alone. */
export function addInbox(app: Hono<ServerEnv>, world: World): void {
  const people = world.people.all.map(({ id }) => id);
  app.get(STAND_INS.inbox, (c) => {
    const person = c.req.query('person');
    return messageFilterFor(world, c).match(
      (fits) => c.html(inboxPage({ messages: world.inbox.messages().filter(fits), people, person })),
      () => c.html(inboxPage({ messages: [], people, person }), 404),
    );
  });
}
