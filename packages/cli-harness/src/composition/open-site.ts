import {
  makeHttpAccountGateway,
  makeHttpConfigurationSource,
  makeHttpPasswordGateway,
  makeHttpSessionGateway,
  makeHttpTwoFactorGateway,
  makeMemoryStore,
  makeTransport,
  type Transport,
} from '@gatehouse-login/adapters-http';
import {
  type CookieFetch,
  makeCookieFetch,
  recordSessions,
  type SessionRecordOptions,
  type SiteCookie,
} from '@gatehouse-login/adapters-http/node';
import {
  apiBaseOf,
  type Configuration,
  createLogin,
  type Destination,
  systemClock,
} from '@gatehouse-login/core';
import { LOGIN_PORTS, loginModule, PORTS } from '@gatehouse-login/core/inversify';
import { recordLogin } from '@gatehouse-login/core/transcript';
import { Container } from 'inversify';
import type { HarnessCookie } from '../driver/cookie.ts';
import type { Defect, OpenSite, Site, SiteLogin } from '../driver/site.ts';
import { connectionProblemOf, faultOf } from './connection-fault.ts';
import { nodeFetch } from './node-fetch.ts';
import { GENTLE, makePacing, paceOf } from './paced-fetch.ts';
import { makeConfigurationReader } from './read-configuration.ts';

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

/** Creates a login of the core over HTTP. It has no browser: it remembers where the visitor would go. */
function startLogin(
  configuration: Configuration,
  transport: Transport,
  recording: SessionRecordOptions,
): SiteLogin {
  let destination: Destination | null = null;
  let defect: Defect | null = null;
  const opened = recordSessions(
    { sessions: makeHttpSessionGateway(transport), twoFactor: makeHttpTwoFactorGateway(transport) },
    recording,
  );
  const container = new Container({ jitless: true });
  container.load(loginModule);
  container.bind(PORTS.sessions).toConstantValue(opened.sessions);
  container.bind(PORTS.twoFactor).toConstantValue(opened.twoFactor);
  container.bind(PORTS.passwords).toConstantValue(makeHttpPasswordGateway(transport));
  container.bind(PORTS.accounts).toConstantValue(makeHttpAccountGateway(transport));
  container.bind(PORTS.store).toConstantValue(makeMemoryStore());
  container.bind(PORTS.tracker).toConstantValue({ record: () => {} });
  container.bind(PORTS.clock).toConstantValue(systemClock);
  container.bind(PORTS.navigator).toConstantValue({
    leave: (chosen) => {
      // A value that holds the session in another form, such as an encrypted query, is a secret of its own.
      for (const { value, secret } of chosen.parts)
        if (secret !== null) recording.onSecret?.(value, 'session');
      destination = chosen;
    },
  });
  const theme = configuration.defaultTheme === 'dark' ? 'dark' : 'light';
  container.bind(PORTS.theme).toConstantValue(() => theme);
  const record = recordLogin(configuration);
  const runner = createLogin(container.get(LOGIN_PORTS), configuration, {
    observe: record.observe,
    onDefect: (cause, where) => {
      defect ??= { cause, where };
    },
  });
  return {
    runner,
    record,
    destination: () => destination,
    defect: () => defect,
    openedSessions: opened.opened,
    closeSessions: opened.closeAll,
  };
}
