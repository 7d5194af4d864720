import { CookieJar } from 'tough-cookie';
import type { Fetch } from '../transport/transport-port.ts';

/** A fetch with a cookie jar for one site. */
export interface CookieFetch {
  readonly fetch: Fetch;
  /** Reads a cookie that a script of the site could read, or null. `HttpOnly` cookies stay hidden. */
  readonly cookie: (name: string) => string | null;
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
  };
}
