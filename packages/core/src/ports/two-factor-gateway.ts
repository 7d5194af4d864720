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

/** What sending a code can end in. */
export type SendCodeError = CodeNotSent | Cancelled;

/** What verifying a code can end in; an expired token (401 with 4011) is an expired session. */
export type VerifyCodeError = CodeRefused | AccountSuspended | SessionExpired | ServiceError | Cancelled;

/** Where to send a code; the token is a secret. */
export interface SendCodeRequest {
  readonly twoFaToken: string;
  readonly contactId: string;
}

/** A code to verify; both are secrets. */
export interface VerifyCodeRequest {
  readonly twoFaToken: string;
  readonly code: string;
}

/** Sends and verifies two-factor codes (spec 7). */
export interface TwoFactorGateway {
  /** `POST session/2FA/Token/{2FAToken}/Code`: success is enough, the body does not matter. */
  sendCode(request: SendCodeRequest, cancellation: Cancellation): ResultAsync<void, SendCodeError>;
  /** `POST session/2FA/VerifyAuthCode`: the answer is a login answer. */
  verifyCode(
    request: VerifyCodeRequest,
    cancellation: Cancellation,
  ): ResultAsync<LoginAnswer, VerifyCodeError>;
}
