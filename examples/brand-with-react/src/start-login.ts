import { makeHttpConfigurationSource } from '@gatehouse-login/adapters-http';
import {
  createLogin,
  firstAddress,
  type LoadConfigurationError,
  NEVER_CANCELLED,
  parseConfiguration,
  type Runner,
} from '@gatehouse-login/core';
import type { ResultAsync } from 'neverthrow';
import { BRANDS } from './brand.ts';
import { makePageTransport, makePorts } from './ports.ts';

/** Reads the configuration, and starts the login at the address that was opened. */
export const startLogin = (): ResultAsync<Runner, LoadConfigurationError> =>
  makeHttpConfigurationSource(makePageTransport())
    .read(NEVER_CANCELLED)
    .andThen((file) => parseConfiguration(file, { origin: location.origin, brands: BRANDS }))
    .map((configuration) => {
      const login = createLogin(makePorts(configuration), configuration);
      login.subscribe(({ to }) => {
        // The app is the only contact, so nobody is asked to choose it.
        if (to.at !== 'two-factor' || to.contactId !== null || to.fault !== undefined) return;
        const [app] = to.contacts;
        if (app !== undefined) login.send({ type: 'contact-selected', contactId: app.contactId });
      });
      const { step, visit } = firstAddress(configuration.capabilities, location.pathname, location.search);
      login.send({ type: 'opened-at', step, visit });
      // The browser may bring the page back as it was, long after the visitor left it.
      addEventListener('pageshow', ({ persisted }) => persisted && login.send({ type: 'page-restored' }));
      return login;
    });
