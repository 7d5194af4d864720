import { makeHttpPasswordGateway } from '@gatehouse-login/adapters-http';
import type { ChangePasswordRequest } from '@gatehouse-login/core';
import { fakePasswordGateway } from '@gatehouse-login/core/testing';
import { err, ok } from 'neverthrow';
import { type Arrived, type Behaviour, startFaultyServer } from './faulty-server.ts';
import { type PasswordManner, passwordGatewayContract } from './password-gateway.contract.ts';
import { quickTransport } from './quick-transport.ts';

type Answer = Parameters<typeof fakePasswordGateway>[number];

const ANSWERS: Readonly<Record<PasswordManner, Answer>> = {
  changes: ok(undefined),
  fails: err({ kind: 'password-not-changed' }),
  'never answers': new Promise<never>(() => {}),
};

passwordGatewayContract('fake', async (manner) => {
  const gateway = fakePasswordGateway(ANSWERS[manner]);
  return { gateway, requests: () => gateway.requests };
});

const BEHAVIOURS: Readonly<Record<PasswordManner, Behaviour>> = {
  changes: { body: '{"IsPasswordChanged":true}' },
  fails: { body: '{"IsPasswordChanged":false}' },
  'never answers': 'hang',
};

passwordGatewayContract('HTTP', async (manner) => {
  const server = await startFaultyServer();
  server.behave(BEHAVIOURS[manner]);
  return {
    gateway: makeHttpPasswordGateway(quickTransport(server.origin)),
    requests: () => server.arrived.map(requestOf),
    dispose: () => server.close(),
  };
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
