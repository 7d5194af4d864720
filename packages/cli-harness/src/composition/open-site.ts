import { makeHttpConfigurationSource, makeTransport, type Transport } from '@gatehouse-login/adapters-http';
import { type CookieFetch, makeCookieFetch, type SiteCookie } from '@gatehouse-login/adapters-http/node';
import { apiBaseOf } from '@gatehouse-login/core';
import type { HarnessCookie } from '../driver/cookie.ts';
import type { OpenSite, Site } from '../driver/site.ts';
import { connectionProblemOf, faultOf } from './connection-fault.ts';
import { nodeFetch } from './node-fetch.ts';
import { GENTLE, makePacing, paceOf } from './paced-fetch.ts';
import { makeConfigurationReader } from './read-configuration.ts';
import { startLogin } from './start-login.ts';

const PAGE_DEADLINE = 8_000;

// Shared by all logins of a process.
const keepPace = makePacing();
const readAt = makeConfigurationReader();

/** Connects the login of the core to a site over HTTP. */
export const openSite: OpenSite = ({
  origin,
  io,
  authorities,
  timeout,
  keepSessions,
  pace,
  through = (inner) => inner,
  onSecret,
}) => {
  const fetch = through(
    keepPace(io.fetch ?? nodeFetch(authorities, io.env), pace === undefined ? GENTLE : paceOf(pace)),
  );
  const cookies = makeCookieFetch(fetch, origin);
  const jars = new Map([[origin, cookies]]);
  const configurations = makeHttpConfigurationSource(transportTo(''));

  function transportTo(apiBase: string): Transport {
    return makeTransport({
      apiBase,
      origin,
      fetch: cookies.fetch,
      cookie: cookies.cookie,
      causeOf: connectionProblemOf,
      ...(timeout === undefined ? {} : { deadlines: { post: timeout, account: timeout, file: timeout } }),
    });
  }

  const readConfiguration: Site['readConfiguration'] = (json) => readAt(json, origin);

  return {
    readConfiguration,
    loadConfiguration: (cancellation) => configurations.read(cancellation).andThen(readConfiguration),
    // A browser opens the page first and gets its cookies there.
    openPage: async (path) => {
      if (cookies.cookie('XSRF-TOKEN') !== null) return;
      const signal = AbortSignal.timeout(timeout ?? PAGE_DEADLINE);
      await cookies.fetch(`${origin}${path}`, { signal, redirect: 'manual' }).then(
        (page) => page.body?.cancel(),
        () => undefined,
      );
    },
    fetch: withCookies(fetch, jars),
    cookies: () => [...jars.values()].flatMap((jar) => jar.cookies().map(forPlaywright)),
    failureOf: faultOf,
    startLogin: (configuration) => {
      const transport = transportTo(apiBaseOf(configuration));
      return startLogin(configuration, transport, { keepOpen: keepSessions, onSecret });
    },
  };
};

/** Keeps the cookies of every origin apart. */
function withCookies(
  fetch: typeof globalThis.fetch,
  jars: Map<string, CookieFetch>,
): typeof globalThis.fetch {
  return (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : String(input));
    const jar = jars.get(origin) ?? makeCookieFetch(fetch, origin);
    jars.set(origin, jar);
    return jar.fetch(input, init);
  };
}

const SAME_SITE = { strict: 'Strict', lax: 'Lax', none: 'None' } as const;

const forPlaywright = ({ domain, hostOnly, expires, sameSite, ...cookie }: SiteCookie): HarnessCookie => ({
  ...cookie,
  domain: hostOnly ? domain : `.${domain}`,
  expires: expires === null ? -1 : Math.floor(expires / 1000),
  // Browsers take a cookie without the attribute as Lax.
  sameSite: SAME_SITE[sameSite ?? 'lax'],
});
