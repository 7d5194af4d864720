import type { MiddlewareHandler } from 'hono';
import { refuse } from './answer.ts';
import type { ServerEnv } from './server-env.ts';

const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Refuses requests for any host but this machine, so that a page cannot reach the sandbox by DNS rebinding. */
export const loopbackOnly: MiddlewareHandler<ServerEnv> = async (c, next) => {
  if (!LOOPBACK_HOST.test(c.req.header('host') ?? '')) return refuse(c, 'foreign-host');
  await next();
};
