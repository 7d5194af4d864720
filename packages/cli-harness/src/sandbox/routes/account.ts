import type { Context } from 'hono';
import { makeAccountData } from '../account-data.ts';
import { withPollution } from '../faults/hostile.ts';
import { personNamed } from '../people.ts';
import type { ServerEnv, SiteContext } from '../site-context.ts';
import { answer, refuse } from '../wire.ts';
import { playHabit } from './habit.ts';
import { faultFor } from './with-fault.ts';

/** `GET /v2/UserAccount/ClientAndTradingAccount`, with the headers UserName and Session. */
export const getAccount =
  (site: SiteContext) =>
  async (c: Context<ServerEnv>): Promise<Response> => {
    const userName = c.req.header('username') ?? '';
    const session = c.req.header('session') ?? '';
    const named = personNamed(userName);
    const fault = faultFor(c, site, 'account', named?.id, () =>
      named === undefined ? {} : makeAccountData(named, userName),
    );
    if (fault !== undefined) return fault;
    const person = site.world.sessions.authenticate(userName, session);
    if (person === undefined) return refuse(c, 'invalid-session');
    const habit = await playHabit(c, site.world, 'account', person.account);
    if (habit !== undefined) return habit;
    const data = makeAccountData(person, userName);
    return answer(c, person.hostile ? withPollution(data) : data);
  };
