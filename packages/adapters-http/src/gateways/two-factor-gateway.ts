import {
  ERROR_TABLE,
  encodeComponent,
  parseLoginAnswer,
  type SendCodeError,
  type TwoFactorGateway,
  type VerifyCodeError,
} from '@gatehouse-login/core';
import { causeIn, isRefusal, type TransportFault, toServiceError } from '../transport/fault.ts';
import type { Transport } from '../transport/transport-port.ts';

const SUSPENDED = ERROR_TABLE['account-suspended'].code;
const INVALID_SESSION = ERROR_TABLE['session-expired'].code;

/** Makes a two-factor gateway over HTTP (spec 7, 8). */
export function makeHttpTwoFactorGateway(transport: Transport): TwoFactorGateway {
  return {
    sendCode({ twoFaToken, contactId }, cancellation) {
      return transport
        .request(
          {
            method: 'POST',
            path: `session/2FA/Token/${encodeComponent(twoFaToken)}/Code`,
            deadline: 'post',
            body: { '2FAToken': twoFaToken, ContactId: contactId },
            cache: 'no-store',
            bodyOptional: true,
          },
          cancellation,
        )
        .map(() => undefined)
        .mapErr(toSendError);
    },
    verifyCode({ twoFaToken, code }, cancellation) {
      return transport
        .request(
          {
            method: 'POST',
            path: 'session/2FA/VerifyAuthCode',
            deadline: 'post',
            body: { token: twoFaToken, code },
            cache: 'no-store',
          },
          cancellation,
        )
        .mapErr(toVerifyError)
        .andThen(parseLoginAnswer);
    },
  };
}

/** For a visitor, every failure to send is the same (functional spec, after sign-in). Only the wait differs. */
function toSendError(fault: TransportFault): SendCodeError {
  if (fault.kind === 'cancelled') return fault;
  const wait = 'seconds' in fault ? { seconds: fault.seconds } : {};
  return { kind: 'code-not-sent', ...wait, ...causeIn(fault, 'code answer') };
}

/** A refusal that means neither a suspended account nor an expired token means a wrong code. */
function toVerifyError(fault: TransportFault): VerifyCodeError {
  if (fault.kind !== 'refused' || !isRefusal(fault)) return toServiceError(fault, 'verification answer');
  const { code } = fault;
  if (code === INVALID_SESSION) return { kind: 'session-expired' };
  if (code === SUSPENDED) return { kind: 'account-suspended', code };
  return { kind: 'code-refused', ...(code !== undefined && { code }) };
}
