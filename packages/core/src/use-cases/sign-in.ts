import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { OpenSessionError, SessionGateway } from '../ports/session-gateway.ts';
import type { Credentials } from '../session/credentials.ts';
import { VERSION } from '../version.ts';
import { type LoginOutcome, loginOutcome } from './login-outcome.ts';

/** What signing in can end in. */
export type SignInError = OpenSessionError;

/** Signs a visitor in (spec 4, login). */
export type SignIn = (
  credentials: Credentials,
  cancellation: Cancellation,
) => ResultAsync<LoginOutcome, SignInError>;

/** Makes the sign-in of one configuration: web trader has an app key of its own (spec 7). */
export function makeSignIn(sessions: SessionGateway, configuration: Configuration): SignIn {
  return ({ username, password, platformType }, cancellation) => {
    const appKey = platformType === 'webtrader' ? configuration.appKeyWebTrader : configuration.appKey;
    return sessions
      .open({ username, password, appKey, appVersion: VERSION }, cancellation)
      .andThen((answer) => loginOutcome(username, answer));
  };
}
