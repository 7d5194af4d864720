/**
 * The login in a container of inversify 8. Bind an adapter to each of `PORTS`, load `loginModule`, and get all of them as
 * `LOGIN_PORTS`.
 *
 * ```ts
 * import { createLogin } from '@gatehouse-login/core';
 * import { LOGIN_PORTS, loginModule, PORTS } from '@gatehouse-login/core/inversify';
 * import { aConfiguration, fakePorts } from '@gatehouse-login/core/testing';
 * import { Container } from 'inversify';
 *
 * const container = new Container();
 * const adapters = Object.entries(fakePorts()) as [keyof typeof PORTS, unknown][];
 * for (const [name, adapter] of adapters) container.bind<unknown>(PORTS[name]).toConstantValue(adapter);
 * container.load(loginModule);
 * const login = createLogin(container.get(LOGIN_PORTS), aConfiguration());
 * console.log(login.getSnapshot().at); // prints: opening
 * ```
 *
 * @packageDocumentation
 */

import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { invariant } from '../errors/invariant.ts';
import type { LoginPorts } from '../login/ports.ts';

const identifier = <Value>(name: string): ServiceIdentifier<Value> =>
  Symbol.for(`@gatehouse-login/core: ${name}`);

/** The identifier of each port. Bind an adapter to every one of them. */
export const PORTS = {
  sessions: identifier('sessions'),
  twoFactor: identifier('twoFactor'),
  passwords: identifier('passwords'),
  accounts: identifier('accounts'),
  store: identifier('store'),
  tracker: identifier('tracker'),
  clock: identifier('clock'),
  navigator: identifier('navigator'),
  theme: identifier('theme'),
} as const satisfies PortIdentifiers;

/** An identifier for each port. */
type PortIdentifiers = { readonly [Name in keyof LoginPorts]: ServiceIdentifier<LoginPorts[Name]> };

/** All bound ports as one record, as `createLogin` takes them. */
export const LOGIN_PORTS = identifier<LoginPorts>('login ports');

/**
 * Provides `LOGIN_PORTS`. Load it into a container that binds the ports. Asking for it throws if ports are missing; the
 * error names all that are.
 */
export const loginModule = new ContainerModule(({ bind }) => {
  bind(LOGIN_PORTS)
    .toDynamicValue(({ get }) => {
      const missing = Object.entries<ServiceIdentifier>(PORTS)
        .filter(([, port]) => get(port, { optional: true }) === undefined)
        .map(([name]) => name);
      invariant(missing.length === 0, `every port is bound (missing: ${missing.join(', ')})`);
      return {
        sessions: get(PORTS.sessions),
        twoFactor: get(PORTS.twoFactor),
        passwords: get(PORTS.passwords),
        accounts: get(PORTS.accounts),
        store: get(PORTS.store),
        tracker: get(PORTS.tracker),
        clock: get(PORTS.clock),
        navigator: get(PORTS.navigator),
        theme: get(PORTS.theme),
      };
    })
    .inSingletonScope();
});
