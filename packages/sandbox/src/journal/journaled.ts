import type { Context, MiddlewareHandler } from 'hono';
import { isAlreadySent } from '../http/already-sent.ts';
import type { ServerEnv } from '../http/server-env.ts';
import type { Journal } from './journal.ts';

/** What the middleware needs of a sandbox's world. */
interface Recorder {
  readonly journal: Journal;
  readonly clock: { readonly now: () => number };
}

/** Writes each call into the journal once it is answered; `matters` leaves out what would only bury the rest. */
export const journaled =
  (
    { journal, clock }: Recorder,
    brandOf: (c: Context<ServerEnv>) => string,
    matters: (path: string) => boolean,
  ): MiddlewareHandler<ServerEnv> =>
  async (c, next) => {
    // A browser's question whether it may call says nothing that the call itself doesn't.
    if (!matters(c.req.path) || c.req.method === 'OPTIONS') return next();
    const at = clock.now();
    const body = c.req.method === 'GET' || c.req.method === 'HEAD' ? '' : await c.req.text();
    await next();
    const { incoming, outgoing } = c.env;
    const raw = isAlreadySent(c.res);
    journal.record({
      at,
      brand: brandOf(c),
      method: c.req.method,
      path: incoming.url ?? c.req.path,
      status: raw ? (outgoing.headersSent ? outgoing.statusCode : 0) : c.res.status,
      ms: Math.max(0, Math.round(clock.now() - at)),
      headers: incoming.headers,
      body,
      answer: c.get('answer'),
    });
  };
