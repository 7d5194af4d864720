import type { Hono } from 'hono';
import type { ServerEnv } from '../http/server-env.ts';
import { readStreamFault } from '../stream/stream-faults.ts';
import type { StreamServer } from '../stream/stream-server.ts';
import { invalid, readJson } from './json-body.ts';

/** Adds the handles of the streaming server: its faults, and the number of its sessions. */
export function addStreamHandles(app: Hono<ServerEnv>, stream: StreamServer): void {
  const state = () => ({ sessions: stream.sessions().length, faults: stream.faults.list() });
  app
    .get('/stream', (c) => c.json(state()))
    .post('/stream', async (c) =>
      readStreamFault(await readJson(c)).match(
        (fault) => {
          stream.fault(fault);
          return c.json(state());
        },
        ({ problem }) => invalid(c, [problem]),
      ),
    )
    .delete('/stream', (c) => {
      stream.faults.clear();
      return c.json(state());
    });
}
