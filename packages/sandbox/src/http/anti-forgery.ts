import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { sameText } from './same-text.ts';
import type { ServerEnv } from './server-env.ts';

const COOKIE_NAME = 'XSRF-TOKEN';

/** The header in which a page repeats the cookie `XSRF-TOKEN`. */
export const HEADER_NAME = 'X-XSRF-TOKEN';

/** The proxy in front of the API refuses, so the words are not the platform's. */
const REFUSED = 'Forbidden: the anti-forgery header is missing, or does not match its cookie.\n';

/** Finds the one cookie. Our tokens need no decoding. */
const TOKEN_COOKIE = new RegExp(`(?:^|;)\\s*${COOKIE_NAME}=([^;\\s]*)`);

const tokenOf = (c: Context<ServerEnv>): string => TOKEN_COOKIE.exec(c.req.header('cookie') ?? '')?.[1] ?? '';

/** Sets a token that the page's script can read, unless the visitor has one already. */
export function offerToken(c: Context<ServerEnv>): void {
  if (tokenOf(c) !== '') return;
  const token = randomBytes(24).toString('base64url');
  // Set on the connection, because some answers are written to it directly.
  c.env.outgoing.setHeader('set-cookie', `${COOKIE_NAME}=${token}; Path=/; SameSite=Strict`);
}

/** Where `isOn`, refuses every call that can change something unless its header repeats the cookie (spec 7). */
export function antiForgery(isOn: (c: Context<ServerEnv>) => boolean): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (!isOn(c)) return next();
    if (c.req.method === 'GET' || c.req.method === 'HEAD') {
      offerToken(c);
      return next();
    }
    const cookie = tokenOf(c);
    const header = c.req.header(HEADER_NAME) ?? '';
    if (cookie === '' || !sameText(cookie, header)) return c.text(REFUSED, 403);
    await next();
  };
}
