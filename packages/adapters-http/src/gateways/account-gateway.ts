import { type AccountGateway, type LoadAccountError, parseAccount } from '@gatehouse-login/core';
import { type TransportFault, toServiceError } from '../transport/fault.ts';
import type { Transport } from '../transport/transport-port.ts';

/** Makes an account gateway over HTTP (spec 7). */
export function makeHttpAccountGateway(transport: Transport): AccountGateway {
  return {
    load(session, cancellation) {
      return transport
        .request(
          {
            method: 'GET',
            path: 'v2/UserAccount/ClientAndTradingAccount',
            deadline: 'account',
            session,
            cache: 'no-store',
          },
          cancellation,
        )
        .mapErr(toLoadError)
        .andThen(parseAccount);
    },
  };
}

/** Outside the session call, 401 and 403 mean that the session has expired. */
function toLoadError(fault: TransportFault): LoadAccountError {
  const expired = fault.kind === 'refused' && (fault.status === 401 || fault.status === 403);
  return expired ? { kind: 'session-expired' } : toServiceError(fault, 'account answer');
}
