import { makeHttpAccountGateway } from '@gatehouse-login/adapters-http';
import type { LoadAccountError } from '@gatehouse-login/core';
import {
  type AccountManner,
  type AccountSubject,
  accountGatewayClaims,
  scriptedAccounts,
} from '@gatehouse-login/core/testing';
import { describe, it } from 'vitest';
import { type Behaviour, startFaultyServer } from './faulty-server.ts';
import { quickTransport } from './quick-transport.ts';
import { behaviourOfFault, platformError } from './service-faults.ts';

const fake = async (manner: AccountManner): Promise<AccountSubject> => {
  const gateway = scriptedAccounts(manner);
  return { gateway, sessions: () => gateway.sessions };
};

const http = async (manner: AccountManner): Promise<AccountSubject> => {
  const server = await startFaultyServer();
  server.behave(behaviourOf(manner));
  return {
    gateway: makeHttpAccountGateway(quickTransport(server.origin)),
    sessions: () =>
      server.arrived.map(({ headers }) => ({
        username: String(headers.username),
        session: String(headers.session),
      })),
    dispose: () => server.close(),
  };
};

describe.each([
  ['fake', fake],
  ['HTTP', http],
] as const)('account gateway: %s [4.2, 7.6]', (_name, arrange) => {
  it.each(accountGatewayClaims)('$claim', ({ check }) => check(arrange));
});

function behaviourOf(manner: AccountManner): Behaviour {
  switch (manner.kind) {
    case 'has one operator':
      return { body: JSON.stringify({ AccountOperators: [{ AccountOperatorId: Number(manner.id) }] }) };
    case 'never answers':
      return 'hang';
    case 'fails':
      return failureOf(manner.error);
  }
}

function failureOf(error: LoadAccountError): Behaviour {
  switch (error.kind) {
    case 'session-expired':
      return platformError(401, 4011);
    case 'cancelled':
      return 'hang';
    default:
      return behaviourOfFault(error);
  }
}
