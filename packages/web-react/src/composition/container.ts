import {
  makeHttpAccountGateway,
  makeHttpPasswordGateway,
  makeHttpSessionGateway,
  makeHttpTwoFactorGateway,
  type Transport,
} from '@gatehouse-login/adapters-http';
import {
  apiBaseOf,
  type Configuration,
  type LoginPorts,
  parseAccount,
  systemClock,
} from '@gatehouse-login/core';
import { LOGIN_PORTS, loginModule, PORTS } from '@gatehouse-login/core/inversify';
import { Container, type ServiceIdentifier } from 'inversify';
import { browserNavigator } from './browser-navigator.ts';
import { browserTheme } from './browser-theme.ts';
import { makeBrowserTransport } from './browser-transport.ts';
import { dataLayerTracker } from './data-layer-tracker.ts';
import { visitorStore } from './visitor-store.ts';

const TRANSPORT: ServiceIdentifier<Transport> = Symbol('transport');

/** An account answer with one entry in each list. */
const ANY_ACCOUNT = {
  LegalParties: [{}],
  AccountHolders: [{}],
  AccountOperators: [{}],
  ClientAccounts: [{}],
  TradingAccounts: [{}],
};

/** Binds the browser's adapters to the ports of the login, and returns the ports. */
export function composePorts(configuration: Configuration): LoginPorts {
  // `jitless`: the content security policy forbids the code that inversify compiles otherwise.
  const container = new Container({ jitless: true });
  container.bind(TRANSPORT).toConstantValue(makeBrowserTransport(apiBaseOf(configuration)));
  container.bind(PORTS.sessions).toResolvedValue(makeHttpSessionGateway, [TRANSPORT]);
  container.bind(PORTS.twoFactor).toResolvedValue(makeHttpTwoFactorGateway, [TRANSPORT]);
  container.bind(PORTS.passwords).toResolvedValue(makeHttpPasswordGateway, [TRANSPORT]);
  container.bind(PORTS.accounts).toResolvedValue(makeHttpAccountGateway, [TRANSPORT]);
  container.bind(PORTS.store).toConstantValue(visitorStore);
  container.bind(PORTS.tracker).toConstantValue(dataLayerTracker);
  container.bind(PORTS.clock).toConstantValue(systemClock);
  container.bind(PORTS.navigator).toConstantValue(browserNavigator);
  container.bind(PORTS.theme).toConstantValue(browserTheme);
  container.load(loginModule);
  // While the session call is on its way, compiles the code that the departure would wait for.
  setTimeout(() => parseAccount(ANY_ACCOUNT));
  return container.get(LOGIN_PORTS);
}
