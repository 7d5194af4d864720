import { type ChangePasswordError, type PasswordGateway, parsePasswordChanged } from '@gatehouse-login/core';
import { causeIn, type TransportFault } from '../transport/fault.ts';
import type { Transport } from '../transport/transport-port.ts';

/**
 * Makes a password gateway over HTTP (spec 7). A failure and an empty result are the same error (spec 4).
 */
export function makeHttpPasswordGateway(transport: Transport): PasswordGateway {
  return {
    change({ username, oldPassword, newPassword, session }, cancellation) {
      return transport
        .request(
          {
            method: 'POST',
            path: 'session/changePassword',
            deadline: 'post',
            body: { userName: username, password: oldPassword, newPassword },
            ...(session === null ? {} : { session }),
            cache: 'no-store',
          },
          cancellation,
        )
        .mapErr(toChangeError)
        .andThen(parsePasswordChanged);
    },
  };
}

const toChangeError = (fault: TransportFault): ChangePasswordError =>
  fault.kind === 'cancelled' ? fault : { kind: 'password-not-changed', ...causeIn(fault, 'password answer') };
