import { CookieJar } from 'tough-cookie';

/** A fetch that keeps one site's cookies as a browser would, and a reader for those that a page's script could see. */
export interface CookieFetch {
  readonly fetch: typeof globalThis.fetch;
  readonly cookie: (name: string) => string | null;
}

/** Wraps a fetch for a site; cookies go to the site's own origin and come from there alone. */
export function makeCookieFetch(fetch: typeof globalThis.fetch, origin: string): CookieFetch {
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
