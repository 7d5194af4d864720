import { type Cookie, CookieJar } from 'tough-cookie';
import type { Fetch } from '../transport/transport-port.ts';

/** A cookie that a site has set. */
export interface SiteCookie {
  /** The cookie's name. */
  readonly name: string;
  /** The cookie's value, which may be a secret. */
  readonly value: string;
  /** The host, without a dot before it. */
  readonly domain: string;
  /** Whether only this host gets it, and none below it. */
  readonly hostOnly: boolean;
  /** The path that the cookie is sent to, with those below it. */
  readonly path: string;
  /** Epoch milliseconds, or null for a cookie that ends with the browser's session. */
  readonly expires: number | null;
  /** Whether scripts cannot read it. */
  readonly httpOnly: boolean;
  /** Whether it is sent over https only. */
  readonly secure: boolean;
  /** When other sites send it along. Null if the site did not say. */
  readonly sameSite: 'strict' | 'lax' | 'none' | null;
}

/** A fetch with a cookie jar for one site. */
export interface CookieFetch {
  /** Sends a request with the site's cookies, and keeps those that the answer sets. */
  readonly fetch: Fetch;
  /** Reads a cookie that a script of the site could read, or null. `HttpOnly` cookies stay hidden. */
  readonly cookie: (name: string) => string | null;
  /** Every cookie that has not expired, also those that scripts do not see. */
  readonly cookies: () => readonly SiteCookie[];
}

/**
 * Wraps a fetch so that it keeps the cookies of one site, as a browser does. Cookies are sent to and
 * accepted from the site's own origin alone.
 */
export function makeCookieFetch(fetch: Fetch, origin: string): CookieFetch {
  const jar = new CookieJar();
  return {
    async fetch(input, init) {
      const url = input instanceof Request ? input.url : String(input);
      if (new URL(url).origin !== origin) return fetch(input, init);
      const headers = new Headers(init?.headers);
      const cookies = jar.getCookieStringSync(url);
      if (cookies !== '') headers.set('cookie', cookies);
      const response = await fetch(input, { ...init, headers });
      for (const line of response.headers.getSetCookie()) jar.setCookieSync(line, url, { ignoreError: true });
      return response;
    },
    cookie: (name) =>
      jar.getCookiesSync(origin, { http: false }).find(({ key }) => key === name)?.value ?? null,
    cookies: () => jar.getCookiesSync(origin, { allPaths: true }).map(describe),
  };
}

const SAME_SITE: readonly string[] = ['strict', 'lax', 'none'] satisfies NonNullable<
  SiteCookie['sameSite']
>[];

function describe(cookie: Cookie): SiteCookie {
  const { key, value, domain, hostOnly, path, httpOnly, secure, sameSite } = cookie;
  const expiry = cookie.expiryTime();
  return {
    name: key,
    value,
    domain: domain ?? '',
    hostOnly: hostOnly !== false,
    path: path ?? '/',
    expires: expiry === undefined || !Number.isFinite(expiry) ? null : expiry,
    httpOnly,
    secure,
    sameSite: SAME_SITE.includes(sameSite ?? '') ? (sameSite as SiteCookie['sameSite']) : null,
  };
}
