import type { Hono } from 'hono';
import type { Faults } from '../faults/faults.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { invalid, readJson } from './json-body.ts';

/** Adds the handles that list, set and remove faults. */
export function addFaultHandles(app: Hono<ServerEnv>, faults: Faults): void {
  app
    .get('/faults', (c) => c.json(faults.list()))
    .post('/faults', async (c) =>
      faults.add(await readJson(c)).match(
        (fault) => c.json(fault, 201),
        ({ problems }) => invalid(c, problems),
      ),
    )
    .delete('/faults', (c) => {
      faults.clear();
      return c.json(faults.list());
    })
    .delete('/faults/:id', (c) =>
      faults.remove(c.req.param('id'))
        ? c.json(faults.list())
        : c.json({ error: `There is no fault ${c.req.param('id')}.` }, 404),
    );
}
