import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import type { TwoFactorGateway, VerifyCodeError, VerifyCodeRequest } from '../ports/two-factor-gateway.ts';
import { type VerifiedOutcome, verifiedOutcome } from './login-outcome.ts';

/** A code to verify, and whose login it is. */
export interface CodeToVerify extends VerifyCodeRequest {
  readonly username: string;
}

/** Verifies a two-factor code (spec 4). */
export type VerifyCode = (
  code: CodeToVerify,
  cancellation: Cancellation,
) => ResultAsync<VerifiedOutcome, VerifyCodeError>;

/** Makes the verification over a gateway. */
export const makeVerifyCode =
  (twoFactor: TwoFactorGateway): VerifyCode =>
  ({ username, twoFaToken, code }, cancellation) =>
    twoFactor
      .verifyCode({ twoFaToken, code }, cancellation)
      .andThen((answer) => verifiedOutcome(username, answer));
