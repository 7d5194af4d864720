import { type Context, Hono } from 'hono';
import { style } from '../pages/style.ts';
import { people } from '../people.ts';
import type { Person } from '../person.ts';
import type { ServerEnv } from '../site-context.ts';
import type { World } from '../world.ts';

/** A person as the handle `people` lists them (docs/unknowns.md, handles of the sandbox). */
const listed = ({ id, username, password, phone, countryCode, brand, about }: Person): object => ({
  id,
  username,
  password,
  phone,
  countryCode,
  brand,
  about,
});

const readJson = async (c: Context): Promise<unknown> => {
  try {
    return await c.req.json();
  } catch {
    return undefined;
  }
};

/** The JSON handles under `/_gatehouse`: people, inbox, journal, faults and reset. */
export const makeHandles = (world: World): Hono<ServerEnv> =>
  new Hono<ServerEnv>()
    .get('/style.css', (c) =>
      c.body(style, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }),
    )
    .get('/people', (c) => c.json(people.map(listed)))
    .get('/inbox', (c) => c.json(world.inbox.messages()))
    .get('/journal', (c) => c.json(world.journal.entries()))
    .get('/faults', (c) => c.json(world.faults.list()))
    .post('/faults', async (c) =>
      world.faults.add(await readJson(c)).match(
        (fault) => c.json(fault, 201),
        ({ problems }) => c.json({ error: problems.join(' '), problems }, 400),
      ),
    )
    .delete('/faults', (c) => {
      world.faults.clear();
      return c.json(world.faults.list());
    })
    .delete('/faults/:id', (c) =>
      world.faults.remove(c.req.param('id'))
        ? c.json(world.faults.list())
        : c.json({ error: `There is no fault ${c.req.param('id')}.` }, 404),
    )
    .post('/reset', (c) => {
      world.reset();
      // A form on the home page goes back there; a program gets JSON.
      const fromForm = (c.req.header('accept') ?? '').includes('text/html');
      return fromForm ? c.redirect('/', 303) : c.json({ reset: true });
    })
    .all('*', (c) =>
      c.json({ error: 'There is no such handle: people, inbox, journal, faults, reset.' }, 404),
    );
