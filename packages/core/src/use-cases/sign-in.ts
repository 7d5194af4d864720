import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { OpenSessionError, SessionGateway } from '../ports/session-gateway.ts';
import type { Credentials } from '../session/credentials.ts';
import { VERSION } from '../version.ts';
import { type LoginOutcome, loginOutcome } from './login-outcome.ts';

/** Opens a session (spec 4, login). Web Trader has its own app key (spec 7). */
export function signIn(
  sessions: SessionGateway,
  configuration: Configuration,
  { username, password, platformType }: Credentials,
  cancellation: Cancellation,
): ResultAsync<LoginOutcome, OpenSessionError> {
  const appKey = platformType === 'webtrader' ? configuration.appKeyWebTrader : configuration.appKey;
  return sessions
    .open({ username, password, appKey, appVersion: VERSION }, cancellation)
    .andThen((answer) => loginOutcome(username, answer));
}
