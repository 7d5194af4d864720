import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from './server-env.ts';
import { refuse } from './wire.ts';

const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Refuses requests under any other name than this machine's own: a rebound name must not reach the sandbox. */
export const loopbackOnly: MiddlewareHandler<ServerEnv> = async (c, next) => {
  if (!loopbackHost.test(c.req.header('host') ?? '')) return refuse(c, 'foreign-host');
  await next();
};
