import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { sameText } from './same-text.ts';
import type { ServerEnv } from './server-env.ts';
import { refuse } from './wire.ts';

/** The names that the platform's front ends use: a readable cookie and the header that repeats it. */
export const cookieName = 'XSRF-TOKEN';
export const headerName = 'X-XSRF-TOKEN';

/** Tokens of ours need no decoding, and one cookie needs no jar. */
const ownCookie = new RegExp(`(?:^|;)\\s*${cookieName}=([^;\\s]*)`);

const tokenOf = (c: Context<ServerEnv>): string => ownCookie.exec(c.req.header('cookie') ?? '')?.[1] ?? '';

/** Gives the visitor a token, readable by the page's script, unless there is one already. */
export const offerToken = (c: Context<ServerEnv>): void => {
  if (tokenOf(c) !== '') return;
  const token = randomBytes(24).toString('base64url');
  // On the connection itself, since some answers are written straight to it.
  c.env.outgoing.setHeader('set-cookie', `${cookieName}=${token}; Path=/; SameSite=Strict`);
};

/** Refuses every call that may change something unless its header repeats the cookie (spec 7), where that is on. */
export const antiForgery =
  (isOn: (c: Context<ServerEnv>) => boolean): MiddlewareHandler<ServerEnv> =>
  async (c, next) => {
    if (!isOn(c)) return next();
    if (c.req.method === 'GET' || c.req.method === 'HEAD') {
      offerToken(c);
      return next();
    }
    const cookie = tokenOf(c);
    const header = c.req.header(headerName) ?? '';
    if (cookie === '' || !sameText(cookie, header)) return refuse(c, 'forbidden');
    await next();
  };
