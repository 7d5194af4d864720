import type { MiddlewareHandler } from 'hono';

const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Refuses requests under any other name than this machine's own: a rebound name must not reach the sandbox. */
export const loopbackOnly: MiddlewareHandler = async (c, next) => {
  if (!loopbackHost.test(c.req.header('host') ?? '')) {
    return c.text('The sandbox answers to localhost, 127.0.0.1 and [::1] only.', 421, {
      'x-content-type-options': 'nosniff',
    });
  }
  await next();
};
