import { makeHttpTwoFactorGateway } from '@gatehouse-login/adapters-http';
import type {
  SendCodeError,
  SendCodeRequest,
  VerifyCodeError,
  VerifyCodeRequest,
} from '@gatehouse-login/core';
import {
  scriptedTwoFactor,
  type TwoFactorManner,
  type TwoFactorSubject,
  twoFactorGatewayClaims,
} from '@gatehouse-login/core/testing';
import { describe, it } from 'vitest';
import { type Behaviour, startFaultyServer } from './faulty-server.ts';
import { quickTransport } from './quick-transport.ts';
import { behaviourOfFault, platformError } from './service-faults.ts';

const fake = async (manner: TwoFactorManner): Promise<TwoFactorSubject> => {
  const gateway = scriptedTwoFactor(manner);
  return { gateway, sent: () => gateway.sent, verified: () => gateway.verified };
};

const http = async (manner: TwoFactorManner): Promise<TwoFactorSubject> => {
  const server = await startFaultyServer();
  server.behave(behaviourOf(manner));
  const at = (path: RegExp) =>
    server.arrived.filter(({ method, path: arrived }) => method === 'POST' && path.test(arrived));
  return {
    gateway: makeHttpTwoFactorGateway(quickTransport(server.origin)),
    sent: () =>
      at(/^\/api\/session\/2FA\/Token\/[^/?#]+\/Code$/).map(({ path, body }): SendCodeRequest => {
        const { '2FAToken': inBody, ContactId: contactId } = JSON.parse(body);
        const inPath = decodeURIComponent(path.split('/').at(-2) ?? '');
        return { twoFaToken: inPath === inBody ? inBody : `${inPath} or ${inBody}?`, contactId };
      }),
    verified: () =>
      at(/^\/api\/session\/2FA\/VerifyAuthCode$/).map(({ body }): VerifyCodeRequest => {
        const { token: twoFaToken, ...rest } = JSON.parse(body);
        return { twoFaToken, ...rest };
      }),
    dispose: () => server.close(),
  };
};

describe.each([
  ['fake', fake],
  ['HTTP', http],
] as const)('two-factor gateway: %s', (_name, arrange) => {
  it.each(twoFactorGatewayClaims)('$claim', ({ check }) => check(arrange));
});

function behaviourOf(manner: TwoFactorManner): Behaviour {
  switch (manner.kind) {
    case 'sends and accepts':
      return { body: JSON.stringify({ session: manner.session, statusCode: 0 }) };
    case 'fails at sending':
      return failureOfSending(manner.error);
    case 'fails at verifying':
      return failureOf(manner.error);
    case 'never answers':
      return 'hang';
  }
}

function failureOf(error: VerifyCodeError): Behaviour {
  switch (error.kind) {
    case 'code-refused':
      return platformError(400, 4002);
    case 'account-suspended':
      return platformError(403, 4020);
    case 'session-expired':
      return platformError(401, 4011);
    case 'cancelled':
      return 'hang';
    default:
      return behaviourOfFault(error);
  }
}

function failureOfSending(error: SendCodeError): Behaviour {
  const cause = error.kind === 'code-not-sent' ? error.cause : undefined;
  return cause === undefined ? platformError(400, 4002) : behaviourOfFault(cause);
}
