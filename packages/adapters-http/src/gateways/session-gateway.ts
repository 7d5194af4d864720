import {
  type CookiesBlocked,
  NEVER_CANCELLED,
  type OpenSessionError,
  parseLoginAnswer,
  type ServiceError,
  type SessionGateway,
  type SessionRefused,
  type TokenMissing,
} from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { isRefusal, type Refused, type TransportFault, toServiceError } from '../transport/fault.ts';
import type { Transport } from '../transport/transport-port.ts';

const ANSWER = 'login answer';

/** Makes a session gateway over HTTP (spec 7; functional spec, after sign-in). */
export function makeHttpSessionGateway(transport: Transport): SessionGateway {
  return {
    open({ username, password, appKey, appVersion }, cancellation) {
      return transport
        .request(
          {
            method: 'POST',
            path: 'v2/Session',
            deadline: 'post',
            body: { username, password, appKey, appVersion },
            cache: 'no-store',
          },
          cancellation,
        )
        .mapErr(toOpenError)
        .andThen(parseLoginAnswer);
    },
    close(session) {
      return transport
        .request(
          {
            method: 'POST',
            path: 'session/deleteSession',
            deadline: 'post',
            session,
            cache: 'no-store',
            bodyOptional: true,
          },
          NEVER_CANCELLED,
        )
        .map(() => undefined)
        .orElse(toCloseResult);
    },
  };
}

function toOpenError(fault: TransportFault): OpenSessionError {
  return (fault.kind === 'refused' ? readRefusal(fault) : null) ?? toServiceError(fault, ANSWER);
}

function readRefusal(refused: Refused): SessionRefused | CookiesBlocked | TokenMissing | null {
  if (refused.cookiesBlocked) return { kind: 'cookies-blocked' };
  if (refused.tokenMissing) return { kind: 'token-missing' };
  if (!isRefusal(refused)) return null;
  return { kind: 'session-refused', ...(refused.code === undefined ? {} : { code: refused.code }) };
}

/** A session that the platform no longer knows counts as closed. A log-off is never cancelled. */
function toCloseResult(fault: TransportFault): Result<void, ServiceError> {
  if (fault.kind === 'refused' && fault.status === 401) return ok(undefined);
  const error = toServiceError(fault, 'log-off answer');
  return err(error.kind === 'cancelled' ? { kind: 'unreachable' } : error);
}
