import { makeHttpSessionGateway } from '@gatehouse-login/adapters-http';
import type { OpenSessionError, SessionRequest } from '@gatehouse-login/core';
import {
  type SessionManner,
  type SessionSubject,
  scriptedSessions,
  sessionGatewayClaims,
} from '@gatehouse-login/core/testing';
import { describe, it } from 'vitest';
import { type Behaviour, startFaultyServer } from './faulty-server.ts';
import { quickTransport } from './quick-transport.ts';
import { behaviourOfFault, platformError } from './service-faults.ts';

const fake = async (manner: SessionManner): Promise<SessionSubject> => {
  const gateway = scriptedSessions(manner);
  return { gateway, opened: () => gateway.requests, closed: () => gateway.closed };
};

const http = async (manner: SessionManner): Promise<SessionSubject> => {
  const server = await startFaultyServer();
  server.behave(behaviourOf(manner));
  const cookiesBlocked = manner.kind === 'fails' && manner.error.kind === 'cookies-blocked';
  const transport = quickTransport(server.origin, { cookiesEnabled: () => !cookiesBlocked });
  const at = (path: string) => server.arrived.filter((request) => request.path === path);
  return {
    gateway: makeHttpSessionGateway(transport),
    opened: () => at('/api/v2/Session').map(({ body }): SessionRequest => JSON.parse(body)),
    closed: () =>
      at('/api/session/deleteSession').map(({ headers }) => ({
        username: String(headers.username),
        session: String(headers.session),
      })),
    dispose: () => server.close(),
  };
};

describe.each([
  ['fake', fake],
  ['HTTP', http],
] as const)('session gateway: %s [7.1]', (_name, arrange) => {
  it.each(sessionGatewayClaims)('$claim', ({ check }) => check(arrange));
});

function behaviourOf(manner: SessionManner): Behaviour {
  switch (manner.kind) {
    case 'accepts':
      return { body: JSON.stringify({ Session: manner.session, StatusCode: 1 }) };
    case 'never answers':
      return 'hang';
    case 'fails':
      return failureOf(manner.error);
  }
}

function failureOf(error: OpenSessionError): Behaviour {
  switch (error.kind) {
    case 'session-refused':
      return platformError(401, error.code ?? 0);
    case 'cookies-blocked':
    case 'token-missing':
      return { status: 403, body: '<h1>Forbidden</h1>' };
    case 'cancelled':
      return 'hang';
    default:
      return behaviourOfFault(error);
  }
}
