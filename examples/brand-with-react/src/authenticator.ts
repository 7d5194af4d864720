import { type Transport, type TransportFault, toServiceError } from '@gatehouse-login/adapters-http';
import {
  ERROR_TABLE,
  parseLoginAnswer,
  type SendCodeError,
  type SessionGateway,
  type TwoFactorGateway,
  type VerifyCodeError,
} from '@gatehouse-login/core';

/**
 * The second factor of this brand: a code of an authenticator app, which the brand's identity service checks. The core
 * "sends" a code before it takes one. Here that begins a challenge, and nothing is sent to anybody.
 */
export function makeAuthenticator(transport: Transport): TwoFactorGateway {
  const call = { method: 'POST', deadline: 'post', cache: 'no-store' } as const;
  return {
    sendCode({ twoFaToken, contactId }, cancellation) {
      const body = { token: twoFaToken, contactId };
      return transport
        .request({ ...call, path: 'challenges', body, bodyOptional: true }, cancellation)
        .map(() => undefined)
        .mapErr(toSendError);
    },
    verifyCode({ twoFaToken, code }, cancellation) {
      const body = { token: twoFaToken, code };
      return transport
        .request({ ...call, path: 'answers', body }, cancellation)
        .mapErr(toVerifyError)
        .andThen(parseLoginAnswer);
    },
  };
}

/** Offers the app in place of the addresses that the platform would send a code of its own to. */
export const withAuthenticator = (sessions: SessionGateway): SessionGateway => ({
  ...sessions,
  open: (request, cancellation) =>
    sessions.open(request, cancellation).map((answer) => ({
      ...answer,
      additional2FaMethods: answer.additional2FaMethods.slice(0, 1),
    })),
});

function toSendError(fault: TransportFault): SendCodeError {
  const error = toServiceError(fault, 'the answer to a challenge');
  return error.kind === 'cancelled' ? error : { kind: 'code-not-sent', cause: error };
}

function toVerifyError(fault: TransportFault): VerifyCodeError {
  if (fault.kind === 'refused') {
    if (fault.code === ERROR_TABLE['session-expired'].code) return { kind: 'session-expired' };
    for (const kind of ['code-refused', 'account-suspended'] as const) {
      if (fault.code === ERROR_TABLE[kind].code) return { kind, code: fault.code };
    }
  }
  return toServiceError(fault, 'the answer to a code');
}
