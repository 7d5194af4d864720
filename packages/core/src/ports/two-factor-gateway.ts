import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import type {
  AccountSuspended,
  Cancelled,
  CodeNotSent,
  CodeRefused,
  ServiceError,
  SessionExpired,
} from '../errors/domain-error.ts';
import type { LoginAnswer } from '../session/login-answer.ts';

/** The errors of sending a code. */
export type SendCodeError = CodeNotSent | Cancelled;

/** The errors of verifying a code. An expired token (401 with 4011) is an expired session. */
export type VerifyCodeError = CodeRefused | AccountSuspended | SessionExpired | ServiceError | Cancelled;

/** Where to send a code. The token is a secret. */
export interface SendCodeRequest {
  /** The token of the login that waits for a code. A secret. */
  readonly twoFaToken: string;
  /** The contact to send the code to. */
  readonly contactId: string;
}

/** A code to verify. Both values are secrets. */
export interface VerifyCodeRequest {
  /** The token of the login that waits for a code. A secret. */
  readonly twoFaToken: string;
  /** What `codeOf` makes of the typed code: six characters of any kind. A secret. */
  readonly code: string;
}

/**
 * Sends and verifies two-factor codes (spec 7). A gateway of your own may ask a service other than the platform:
 * the calls that its methods name are the platform's.
 */
export interface TwoFactorGateway {
  /** `POST session/2FA/Token/{2FAToken}/Code`. Any successful status is enough; the body is ignored. */
  sendCode(request: SendCodeRequest, cancellation: Cancellation): ResultAsync<void, SendCodeError>;
  /** `POST session/2FA/VerifyAuthCode`. Returns a login answer. */
  verifyCode(
    request: VerifyCodeRequest,
    cancellation: Cancellation,
  ): ResultAsync<LoginAnswer, VerifyCodeError>;
}
