import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import type { Cancelled, PasswordNotChanged } from '../errors/domain-error.ts';
import type { SessionHeaders } from './session-gateway.ts';

/** A change of password; both passwords go as they were typed. */
export interface ChangePasswordRequest {
  readonly username: string;
  readonly oldPassword: string;
  readonly newPassword: string;
  /** The session of the login that demanded the change, where it gave one. */
  readonly session: SessionHeaders | null;
}

/** What changing a password can end in: any failure and an empty result are one (spec 4). */
export type ChangePasswordError = PasswordNotChanged | Cancelled;

/** Changes passwords. */
export interface PasswordGateway {
  /** `POST session/changePassword` (spec 7); sent once, never repeated by itself. */
  change(request: ChangePasswordRequest, cancellation: Cancellation): ResultAsync<void, ChangePasswordError>;
}
