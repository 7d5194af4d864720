import { err, ok, type Result, type ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { MalformedAnswer } from '../errors/domain-error.ts';
import type { OpenSessionError, SessionGateway } from '../ports/session-gateway.ts';
import type { Credentials } from '../session/credentials.ts';
import type { LoginAnswer, SessionParameters } from '../session/login-answer.ts';
import { VERSION } from '../version.ts';

/** What the platform wants of a visitor whose credentials it accepted, in the order of the flow's first table. */
export type SignedIn =
  | { readonly kind: 'password-change-required'; readonly parameters: SessionParameters }
  | { readonly kind: 'two-factor-required'; readonly answer: LoginAnswer }
  | { readonly kind: 'session-opened'; readonly parameters: SessionParameters };

/** What signing in can end in. */
export type SignInError = OpenSessionError;

/** Signs a visitor in (spec 4, login). */
export type SignIn = (
  credentials: Credentials,
  cancellation: Cancellation,
) => ResultAsync<SignedIn, SignInError>;

/** Makes the sign-in of one configuration: web trader has an app key of its own (spec 7). */
export function makeSignIn(sessions: SessionGateway, configuration: Configuration): SignIn {
  return ({ username, password, platformType }, cancellation) => {
    const appKey = platformType === 'webtrader' ? configuration.appKeyWebTrader : configuration.appKey;
    return sessions
      .open({ username, password, appKey, appVersion: VERSION }, cancellation)
      .andThen((answer) => signedIn(username, answer));
  };
}

function signedIn(username: string, answer: LoginAnswer): Result<SignedIn, MalformedAnswer> {
  const { session, twoFaToken, userType } = answer;
  if (answer.is2FaEnabled && twoFaToken && !answer.passwordChangeRequired) {
    return ok({ kind: 'two-factor-required', answer });
  }
  if (!session) return err({ kind: 'malformed-answer', detail: 'login answer: no session' });
  const parameters = { username, session, userType };
  return ok({
    kind: answer.passwordChangeRequired ? 'password-change-required' : 'session-opened',
    parameters,
  });
}
