import type { Context, MiddlewareHandler } from 'hono';
import { isAlreadySent } from '../http/send-directly.ts';
import type { ServerEnv } from '../http/server-env.ts';
import type { Journal } from './journal.ts';

export interface Recorder {
  readonly journal: Journal;
  readonly clock: { readonly now: () => number };
}

/** Which calls are recorded, and for which brand. */
export interface Recorded {
  readonly brandOf: (c: Context<ServerEnv>) => string;
  readonly includes: (path: string) => boolean;
}

/** Records each call once it is answered. */
export function journaled(
  { journal, clock }: Recorder,
  { brandOf, includes }: Recorded,
): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    // A preflight tells nothing that the call itself does not.
    if (!includes(c.req.path) || c.req.method === 'OPTIONS') return next();
    const at = clock.now();
    const body = c.req.method === 'GET' || c.req.method === 'HEAD' ? '' : await c.req.text();
    await next();
    const { incoming, outgoing } = c.env;
    const sentStatus = outgoing.headersSent ? outgoing.statusCode : 0;
    journal.record({
      at,
      brand: brandOf(c),
      method: c.req.method,
      path: incoming.url ?? c.req.path,
      status: isAlreadySent(c.res) ? sentStatus : c.res.status,
      ms: Math.max(0, Math.round(clock.now() - at)),
      headers: incoming.headers,
      body,
      answer: c.get('answer'),
    });
  };
}
