import {
  makeHttpAccountGateway,
  makeHttpConfigurationSource,
  makeHttpPasswordGateway,
  makeHttpSessionGateway,
  makeHttpTwoFactorGateway,
  systemClock,
} from '@gatehouse-login/adapters-http';
import { apiBaseOf, type Configuration, type Performers, TOKENS } from '@gatehouse-login/core';
import { bindRecipes, bindValue, resolve } from '@gatehouse-login/core/inversify';
import { Container } from 'inversify';
import { shownTheme } from '../boot/page-look.ts';
import { browserNavigator } from './browser-navigator.ts';
import { makeBrowserTransport } from './browser-transport.ts';
import { dataLayerTracker } from './data-layer-tracker.ts';
import { visitorStore } from './visitor-store.ts';

/** Joins the core's recipes to the browser; loaded while the visitor types. */
export function composePerformers(configuration: Configuration): Performers {
  // The content security policy forbids the functions that the container would compile otherwise.
  const container = new Container({ jitless: true });
  const { origin } = window.location;
  const transport = makeBrowserTransport(apiBaseOf(configuration, origin));
  bindValue(container, TOKENS.configuration, configuration);
  bindValue(container, TOKENS.surroundings, { origin, theme: shownTheme });
  bindValue(container, TOKENS.sessionGateway, makeHttpSessionGateway(transport));
  bindValue(container, TOKENS.twoFactorGateway, makeHttpTwoFactorGateway(transport));
  bindValue(container, TOKENS.passwordGateway, makeHttpPasswordGateway(transport));
  bindValue(container, TOKENS.accountGateway, makeHttpAccountGateway(transport));
  bindValue(container, TOKENS.configurationSource, makeHttpConfigurationSource(transport));
  bindValue(container, TOKENS.keyValueStore, visitorStore);
  bindValue(container, TOKENS.tracker, dataLayerTracker);
  bindValue(container, TOKENS.clock, systemClock);
  bindValue(container, TOKENS.navigator, browserNavigator);
  bindRecipes(container);
  return resolve(container, TOKENS.performers);
}
