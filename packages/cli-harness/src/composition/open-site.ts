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
import { apiBaseOf, type Destination, TOKENS } from '@gatehouse-login/core';
import { bindRecipes, bindValue, resolve } from '@gatehouse-login/core/inversify';
import { Container } from 'inversify';
import type { OpenSite } from '../commands/login/site.ts';
import { machineClock } from './clock.ts';
import { observeFetch } from './connection-fault.ts';
import { makeCookieFetch } from './cookie-fetch.ts';
import { rememberSessions } from './opened-sessions.ts';
import { startRecordedFlow } from './recorded-flow.ts';

const PAGE_DEADLINE = 8_000;

/** Connects the core's flow to a site over HTTP. */
export const openSite: OpenSite = ({ origin, fetch, timeout, elapsed, onSecret }) => {
  const observed = observeFetch(fetch);
  const cookies = makeCookieFetch(observed.fetch, origin);
  const container = new Container({ jitless: true });
  bindRecipes(container);
  bindValue(container, TOKENS.configurationSource, makeHttpConfigurationSource(transportTo('')));

  function transportTo(apiBase: string): Transport {
    return makeTransport({
      apiBase,
      origin,
      fetch: cookies.fetch,
      cookie: cookies.cookie,
      cookiesEnabled: () => true,
      online: () => true,
      clock: machineClock,
      ...(timeout === undefined ? {} : { deadlines: { post: timeout, account: timeout, file: timeout } }),
    });
  }

  return {
    // A browser would have opened the page before its script reads the configuration, and got its cookies there.
    openPage: async (path) => {
      if (cookies.cookie('XSRF-TOKEN') !== null) return;
      const signal = AbortSignal.timeout(timeout ?? PAGE_DEADLINE);
      await cookies.fetch(`${origin}${path}`, { signal, redirect: 'manual' }).then(
        (page) => page.body?.cancel(),
        () => undefined,
      );
    },
    connectionFault: observed.lastFault,
    loadConfiguration: (cancellation) => resolve(container, TOKENS.loadConfiguration)(cancellation),
    startFlow(configuration) {
      let destination: Destination | null = null;
      const transport = transportTo(apiBaseOf(configuration, origin));
      const sessions = rememberSessions(makeHttpSessionGateway(transport), onSecret);
      const theme = configuration.defaultTheme === 'dark' ? 'dark' : 'light';
      bindValue(container, TOKENS.configuration, configuration);
      bindValue(container, TOKENS.surroundings, { origin, theme: () => theme });
      bindValue(container, TOKENS.sessionGateway, sessions.gateway);
      bindValue(container, TOKENS.twoFactorGateway, makeHttpTwoFactorGateway(transport));
      bindValue(container, TOKENS.passwordGateway, makeHttpPasswordGateway(transport));
      bindValue(container, TOKENS.accountGateway, makeHttpAccountGateway(transport));
      bindValue(container, TOKENS.keyValueStore, makeMemoryStore());
      bindValue(container, TOKENS.tracker, { record: () => {} });
      bindValue(container, TOKENS.clock, machineClock);
      bindValue(container, TOKENS.navigator, {
        leave: (chosen) => {
          destination = chosen;
        },
      });
      const performers = resolve(container, TOKENS.performers);
      const flow = startRecordedFlow(configuration, performers, elapsed);
      return {
        ...flow,
        destination: () => destination,
        openedSessions: sessions.all,
        closeSessions: sessions.closeAll,
      };
    },
  };
};
