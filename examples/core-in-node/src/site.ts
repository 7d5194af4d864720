import {
  makeHttpAccountGateway,
  makeHttpConfigurationSource,
  makeHttpPasswordGateway,
  makeHttpSessionGateway,
  makeHttpTwoFactorGateway,
  makeMemoryStore,
  makeTransport,
} from '@gatehouse-login/adapters-http';
import { makeCookieFetch, recordSessions } from '@gatehouse-login/adapters-http/node';
import {
  apiBaseOf,
  type Configuration,
  type LoadConfigurationError,
  type LoginPorts,
  NEVER_CANCELLED,
  parseConfiguration,
  type ServiceError,
  systemClock,
} from '@gatehouse-login/core';
import { ResultAsync } from 'neverthrow';

/** A site that was reached: its configuration, and what a login there needs. */
export interface Site {
  readonly configuration: Configuration;
  /** Everything but `navigator`, because where a login leads to differs from one to the next. */
  readonly ports: Omit<LoginPorts, 'navigator'>;
  /** Logs off every session that was opened here. */
  readonly logOff: () => ResultAsync<void, ServiceError>;
}

/** Opens the login page's site as a browser does, and reads its configuration. `origin` is the address without a path. */
export function openSite(origin: string): ResultAsync<Site, LoadConfigurationError> {
  const { fetch: siteFetch, cookie } = makeCookieFetch(fetch, origin);
  const transportTo = (apiBase: string) => makeTransport({ apiBase, origin, fetch: siteFetch, cookie });
  // The page brings the anti-forgery cookie that every POST needs.
  const page = ResultAsync.fromPromise(
    siteFetch(origin),
    (): LoadConfigurationError => ({ kind: 'unreachable' }),
  );
  return page
    .andThen(() => makeHttpConfigurationSource(transportTo('')).read(NEVER_CANCELLED))
    .andThen((file) => parseConfiguration(file, { origin }))
    .map((configuration) => siteOf(configuration, transportTo(apiBaseOf(configuration))));
}

function siteOf(configuration: Configuration, transport: ReturnType<typeof makeTransport>): Site {
  const { sessions, twoFactor, closeAll } = recordSessions({
    sessions: makeHttpSessionGateway(transport),
    twoFactor: makeHttpTwoFactorGateway(transport),
  });
  const ports: Site['ports'] = {
    sessions,
    twoFactor,
    passwords: makeHttpPasswordGateway(transport),
    accounts: makeHttpAccountGateway(transport),
    // These four are ports of our own: a program remembers nobody, counts nothing and has no screen.
    store: makeMemoryStore(),
    tracker: { record: () => {} },
    theme: () => 'light',
    clock: systemClock,
  };
  return { configuration, ports, logOff: closeAll };
}
