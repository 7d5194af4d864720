import { err, ok, type Result } from 'neverthrow';
import type { MalformedAnswer } from '../errors/domain-error.ts';
import type { LoginAnswer, SessionParameters, TwoFactorMethod } from '../session/login-answer.ts';

/** The platform demands a new password. Without a session, the visitor has to log in with it afterwards. */
export interface PasswordChangeRequired {
  readonly kind: 'password-change-required';
  readonly parameters: SessionParameters | null;
}

/** The platform demands a code. The token is a secret. */
export interface TwoFactorRequired {
  readonly kind: 'two-factor-required';
  readonly twoFaToken: string;
  readonly methods: readonly TwoFactorMethod[];
}

/** The platform demands nothing further. */
export interface SessionOpened {
  readonly kind: 'session-opened';
  readonly parameters: SessionParameters;
}

/** The outcomes of a successful verification of a code. */
export type VerifiedOutcome = PasswordChangeRequired | SessionOpened;

/** The outcomes of a successful session call. */
export type LoginOutcome = VerifiedOutcome | TwoFactorRequired;

/** Reads a login answer by the first table of the functional spec, after sign-in. */
export function loginOutcome(username: string, answer: LoginAnswer): Result<LoginOutcome, MalformedAnswer> {
  const { twoFaToken, is2FaEnabled, passwordChangeRequired, additional2FaMethods: methods } = answer;
  if (!passwordChangeRequired && is2FaEnabled && twoFaToken) {
    return ok({ kind: 'two-factor-required', twoFaToken, methods });
  }
  return verifiedOutcome(username, answer);
}

/** Like `loginOutcome`, without the two-factor row. */
export function verifiedOutcome(
  username: string,
  { session, userType, passwordChangeRequired }: LoginAnswer,
): Result<VerifiedOutcome, MalformedAnswer> {
  const parameters = session ? { username, session, userType } : null;
  if (passwordChangeRequired) return ok({ kind: 'password-change-required', parameters });
  if (parameters === null) return err({ kind: 'malformed-answer', detail: 'login answer: no session' });
  return ok({ kind: 'session-opened', parameters });
}
