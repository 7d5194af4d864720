import { makeHttpConfigurationSource, makeTransport, type Transport } from '@gatehouse-login/adapters-http';
import { makeCookieFetch } from '@gatehouse-login/adapters-http/node';
import { apiBaseOf, parseConfiguration, unknownKeys } from '@gatehouse-login/core';
import type { OpenSite } from '../driver/site.ts';
import { observeFetch } from './connection-fault.ts';
import { startLogin } from './start-login.ts';
import { makeTrustingFetch } from './trusting-fetch.ts';

const PAGE_DEADLINE = 8_000;

/** Connects the login of the core to a site over HTTP. */
export const openSite: OpenSite = ({ origin, io, authorities, timeout, keepSessions, onSecret }) => {
  const own = authorities === undefined ? globalThis.fetch : makeTrustingFetch(authorities, io.env);
  const observed = observeFetch(io.fetch ?? own);
  const cookies = makeCookieFetch(observed.fetch, origin);
  const configurations = makeHttpConfigurationSource(transportTo(''));

  function transportTo(apiBase: string): Transport {
    return makeTransport({
      apiBase,
      origin,
      fetch: cookies.fetch,
      cookie: cookies.cookie,
      ...(timeout === undefined ? {} : { deadlines: { post: timeout, account: timeout, file: timeout } }),
    });
  }

  return {
    loadConfiguration: (cancellation) =>
      configurations.read(cancellation).andThen((json) =>
        parseConfiguration(json, { origin }).map((configuration) => ({
          configuration,
          unknownKeys: unknownKeys(json),
        })),
      ),
    // A browser opens the page first and gets its cookies there.
    openPage: async (path) => {
      if (cookies.cookie('XSRF-TOKEN') !== null) return;
      const signal = AbortSignal.timeout(timeout ?? PAGE_DEADLINE);
      await cookies.fetch(`${origin}${path}`, { signal, redirect: 'manual' }).then(
        (page) => page.body?.cancel(),
        () => undefined,
      );
    },
    connectionFault: observed.lastFault,
    startLogin: (configuration) => {
      const transport = transportTo(apiBaseOf(configuration));
      return startLogin(configuration, transport, { keepOpen: keepSessions, onSecret });
    },
  };
};
