import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import type {
  Cancelled,
  CookiesBlocked,
  ServiceError,
  SessionRefused,
  TokenMissing,
} from '../errors/domain-error.ts';
import type { LoginAnswer } from '../session/login-answer.ts';

/**
 * The request of the session call (spec 7). `appKey` depends on the platform; `username` and
 * `password` are sent as they are.
 */
export interface SessionRequest {
  readonly username: string;
  readonly password: string;
  readonly appKey: string;
  readonly appVersion: string;
}

/** The errors of opening a session. */
export type OpenSessionError = SessionRefused | CookiesBlocked | TokenMissing | ServiceError | Cancelled;

/** Opens and closes sessions with the platform. */
export interface SessionGateway {
  /** `POST v2/Session` (spec 7). Sent once, never retried. */
  open(request: SessionRequest, cancellation: Cancellation): ResultAsync<LoginAnswer, OpenSessionError>;
  /** Logs a session off, so that a script leaves none open. */
  close(session: SessionHeaders): ResultAsync<void, ServiceError>;
}

/** The proof of a session, sent to the platform as the headers `UserName` and `Session` (spec 7). */
export interface SessionHeaders {
  readonly username: string;
  readonly session: string;
}
