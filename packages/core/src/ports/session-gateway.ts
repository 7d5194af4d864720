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
  /** The user name, or the digits of a phone number. */
  readonly username: string;
  /** The password. A secret. */
  readonly password: string;
  /** The key that the API knows the application by. */
  readonly appKey: string;
  /** The version of the application. */
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
  /** The user name that the session belongs to. */
  readonly username: string;
  /** The session. A secret. */
  readonly session: string;
}
