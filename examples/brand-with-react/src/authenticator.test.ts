// The contract of the port. Core's flow relies on every claim, so a gateway of your own has to keep them all.
import { test } from 'node:test';
import { makeTransport } from '@gatehouse-login/adapters-http';
import { type SendCodeRequest, systemClock, type VerifyCodeRequest } from '@gatehouse-login/core';
import {
  type TwoFactorManner,
  type TwoFactorSubject,
  twoFactorGatewayClaims,
} from '@gatehouse-login/core/testing';
import { makeAuthenticator } from './authenticator.ts';

/** How HTTP says each error. */
function responseTo(error: {
  readonly kind: string;
  readonly code?: number;
  readonly seconds?: number;
}): Response {
  const wait = { 'retry-after': String(error.seconds) };
  switch (error.kind) {
    case 'code-refused':
      return Response.json({ ErrorCode: error.code }, { status: 401 });
    case 'session-expired':
      return Response.json({ ErrorCode: 4011 }, { status: 401 });
    case 'account-suspended':
      return Response.json({ ErrorCode: error.code }, { status: 403 });
    case 'too-many-attempts':
      return new Response(null, { status: 429, headers: wait });
    case 'service-busy':
      return new Response(null, { status: 503, headers: wait });
    default:
      return new Response(null, { status: 500 });
  }
}

/** Puts the gateway before an identity service that behaves in a manner, and records what reached the service. */
async function arrange(manner: TwoFactorManner): Promise<TwoFactorSubject> {
  const sent: SendCodeRequest[] = [];
  const verified: VerifyCodeRequest[] = [];
  const serve: typeof fetch = async (address, init) => {
    const { token, contactId, code } = JSON.parse(String(init?.body));
    const isChallenge = String(address).endsWith('/challenges');
    if (isChallenge) sent.push({ twoFaToken: token, contactId });
    else verified.push({ twoFaToken: token, code });
    switch (manner.kind) {
      case 'sends and accepts':
        return isChallenge ? new Response(null, { status: 204 }) : Response.json({ Session: manner.session });
      case 'never answers':
        return new Promise((_, reject) => init?.signal?.addEventListener('abort', reject));
      default:
        return responseTo(manner.error);
    }
  };
  const transport = makeTransport({
    apiBase: 'https://larkfield.example/identity',
    origin: 'https://larkfield.example',
    fetch: serve,
    cookie: () => 'token',
    clock: systemClock,
  });
  return { gateway: makeAuthenticator(transport), sent: () => sent, verified: () => verified };
}

for (const { claim, check } of twoFactorGatewayClaims) test(claim, () => check(arrange));
