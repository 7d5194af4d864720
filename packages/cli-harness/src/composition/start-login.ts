import {
  makeHttpAccountGateway,
  makeHttpPasswordGateway,
  makeHttpSessionGateway,
  makeHttpTwoFactorGateway,
  makeMemoryStore,
  type Transport,
} from '@gatehouse-login/adapters-http';
import { recordSessions, type SessionRecordOptions } from '@gatehouse-login/adapters-http/node';
import { type Configuration, createLogin, type Destination, systemClock } from '@gatehouse-login/core';
import { LOGIN_PORTS, loginModule, PORTS } from '@gatehouse-login/core/inversify';
import { recordLogin } from '@gatehouse-login/core/transcript';
import { Container } from 'inversify';
import type { Defect, SiteLogin } from '../driver/site.ts';

/** Creates a login of the core over HTTP. It has no browser: it remembers where the visitor would go. */
export function startLogin(
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
