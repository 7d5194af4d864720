import { makeHttpAccountGateway } from '@gatehouse-login/adapters-http';
import type { LoadAccountError } from '@gatehouse-login/core';
import { anAccount, anAccountOperator, fakeAccountGateway } from '@gatehouse-login/core/testing';
import { err, ok } from 'neverthrow';
import { type AccountManner, accountGatewayContract } from './account-gateway.contract.ts';
import { type Behaviour, startFaultyServer } from './faulty-server.ts';
import { quickTransport } from './quick-transport.ts';
import { behaviourOfFault, platformError } from './service-faults.ts';

accountGatewayContract('fake', async (manner) => {
  const gateway = fakeAccountGateway(
    manner.kind === 'never answers'
      ? new Promise(() => {})
      : manner.kind === 'fails'
        ? err(manner.error)
        : ok(anAccount({ accountOperators: [anAccountOperator({ id: manner.id })] })),
  );
  return { gateway, sessions: () => gateway.sessions };
});

accountGatewayContract('HTTP', async (manner) => {
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
