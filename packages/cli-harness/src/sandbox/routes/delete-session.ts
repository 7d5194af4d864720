import type { Context } from 'hono';
import type { ServerEnv, SiteContext } from '../site-context.ts';
import { answer, refuse } from '../wire.ts';
import { fieldsOf } from './session-request.ts';

/**
 * `POST /session/deleteSession`: log off. User name and session come in the query, as headers or in the
 * body; the answer is in Pascal case, as everything of the platform's first version.
 */
export const deleteSession =
  ({ world }: SiteContext) =>
  async (c: Context<ServerEnv>): Promise<Response> => {
    const body = fieldsOf(await c.req.text());
    const query = new Map(Object.entries(c.req.query()).map(([name, value]) => [name.toLowerCase(), value]));
    const given = (name: string): string => {
      const value = query.get(name) ?? c.req.header(name) ?? body?.get(name);
      return typeof value === 'string' ? value : '';
    };
    const session = given('session');
    if (world.sessions.authenticate(given('username'), session) === undefined)
      return refuse(c, 'invalid-session');
    world.sessions.close(session);
    return answer(c, { LoggedOut: true });
  };
