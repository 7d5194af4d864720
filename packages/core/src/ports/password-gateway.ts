import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import type { Cancelled, PasswordNotChanged } from '../errors/domain-error.ts';
import type { SessionHeaders } from './session-gateway.ts';

/** A password change. Both passwords are sent as typed. */
export interface ChangePasswordRequest {
  /** Whose password is changed. */
  readonly username: string;
  /** The old password. A secret. */
  readonly oldPassword: string;
  /** The new password. A secret. */
  readonly newPassword: string;
  /** The session of the login that demanded the change, if it gave one. */
  readonly session: SessionHeaders | null;
}

/** The errors of a password change. Every failure and an empty result are the same error (spec 4). */
export type ChangePasswordError = PasswordNotChanged | Cancelled;

/** Changes passwords. */
export interface PasswordGateway {
  /** `POST session/changePassword` (spec 7). Sent once, never retried. */
  change(request: ChangePasswordRequest, cancellation: Cancellation): ResultAsync<void, ChangePasswordError>;
}
