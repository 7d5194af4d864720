import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import type {
  ChangePasswordError,
  ChangePasswordRequest,
  PasswordGateway,
} from '../ports/password-gateway.ts';

/** Changes a password (spec 4). */
export type ChangePassword = (
  request: ChangePasswordRequest,
  cancellation: Cancellation,
) => ResultAsync<void, ChangePasswordError>;

/** Makes the change over a gateway. */
export const makeChangePassword =
  (passwords: PasswordGateway): ChangePassword =>
  (request, cancellation) =>
    passwords.change(request, cancellation);
