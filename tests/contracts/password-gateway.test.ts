import { makeHttpPasswordGateway } from '@gatehouse-login/adapters-http';
import type { ChangePasswordRequest } from '@gatehouse-login/core';
import {
  type PasswordManner,
  type PasswordSubject,
  passwordGatewayClaims,
  scriptedPasswords,
} from '@gatehouse-login/core/testing';
import { describe, it } from 'vitest';
import { type Arrived, type Behaviour, startFaultyServer } from './faulty-server.ts';
import { quickTransport } from './quick-transport.ts';

const fake = async (manner: PasswordManner): Promise<PasswordSubject> => {
  const gateway = scriptedPasswords(manner);
  return { gateway, requests: () => gateway.requests };
};

const BEHAVIOURS: Readonly<Record<PasswordManner, Behaviour>> = {
  changes: { body: '{"IsPasswordChanged":true}' },
  fails: { body: '{"IsPasswordChanged":false}' },
  'never answers': 'hang',
};

const http = async (manner: PasswordManner): Promise<PasswordSubject> => {
  const server = await startFaultyServer();
  server.behave(BEHAVIOURS[manner]);
  return {
    gateway: makeHttpPasswordGateway(quickTransport(server.origin)),
    requests: () => server.arrived.map(requestOf),
    dispose: () => server.close(),
  };
};

describe.each([
  ['fake', fake],
  ['HTTP', http],
] as const)('password gateway: %s', (_name, arrange) => {
  it.each(passwordGatewayClaims)('$claim', ({ check }) => check(arrange));
});

function requestOf({ method, path, headers, body }: Arrived): ChangePasswordRequest {
  const { userName, password, ...rest } = JSON.parse(body);
  const { username, session } = headers;
  return {
    ...rest,
    username: `${method} ${path}` === 'POST /api/session/changePassword' ? userName : path,
    oldPassword: password,
    session: session === undefined ? null : { username: String(username), session: String(session) },
  };
}
