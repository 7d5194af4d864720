import { makeHttpTwoFactorGateway } from '@gatehouse-login/adapters-http';
import type { SendCodeRequest, VerifyCodeError, VerifyCodeRequest } from '@gatehouse-login/core';
import { aLoginAnswer, fakeTwoFactorGateway } from '@gatehouse-login/core/testing';
import { err, ok } from 'neverthrow';
import { type Behaviour, startFaultyServer } from './faulty-server.ts';
import { quickTransport } from './quick-transport.ts';
import { behaviourOfFault, platformError } from './service-faults.ts';
import { NOT_SENT, type TwoFactorManner, twoFactorGatewayContract } from './two-factor-gateway.contract.ts';

const NEVER = new Promise<never>(() => {});

twoFactorGatewayContract('fake', async (manner) => {
  const gateway = fakeTwoFactorGateway(scriptOf(manner));
  return { gateway, sent: () => gateway.sent, verified: () => gateway.verified };
});

function scriptOf(manner: TwoFactorManner): Parameters<typeof fakeTwoFactorGateway>[0] {
  switch (manner.kind) {
    case 'sends and accepts':
      return { verifying: [ok(aLoginAnswer({ session: manner.session }))] };
    case 'cannot send':
      return { sending: [err(NOT_SENT)] };
    case 'fails at verifying':
      return { verifying: [err(manner.error)] };
    case 'never answers':
      return { sending: [NEVER], verifying: [NEVER] };
  }
}

twoFactorGatewayContract('HTTP', async (manner) => {
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
});

function behaviourOf(manner: TwoFactorManner): Behaviour {
  switch (manner.kind) {
    case 'sends and accepts':
      return { body: JSON.stringify({ session: manner.session, statusCode: 0 }) };
    case 'cannot send':
      return { status: 500 };
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
