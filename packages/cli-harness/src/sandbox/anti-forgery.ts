import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { refuse } from './api/wire.ts';
import type { ServerEnv } from './server-env.ts';

/** The names that the platform's front ends use: a readable cookie and the header that repeats it. */
export const cookieName = 'XSRF-TOKEN';
export const headerName = 'X-XSRF-TOKEN';

/** Compares two texts in a time that tells nothing of where they differ. */
export const sameText = (left: string, right: string): boolean => {
  const digest = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest();
  return timingSafeEqual(digest(left), digest(right));
};

/** Gives the visitor a token, readable by the page's script, unless there is one already. */
export const offerToken = (c: Context): void => {
  if ((getCookie(c, cookieName) ?? '') !== '') return;
  // Appended to the finished answer: answers are made in several places.
  c.res.headers.append(
    'set-cookie',
    `${cookieName}=${randomBytes(24).toString('base64url')}; Path=/; SameSite=Strict`,
  );
};

/** Refuses every call that may change something unless its header repeats the cookie (spec 7), where that is on. */
export const antiForgery =
  (isOn: (c: Context<ServerEnv>) => boolean): MiddlewareHandler<ServerEnv> =>
  async (c, next) => {
    if (!isOn(c)) return next();
    if (c.req.method === 'GET' || c.req.method === 'HEAD') {
      await next();
      offerToken(c);
      return;
    }
    const cookie = getCookie(c, cookieName) ?? '';
    const header = c.req.header(headerName) ?? '';
    if (cookie === '' || !sameText(cookie, header)) return refuse(c, 'forbidden');
    await next();
  };
