import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import type { Cancelled, CookiesBlocked, ServiceError, SessionRefused } from '../errors/domain-error.ts';
import type { LoginAnswer } from '../session/login-answer.ts';

/** The session call's request (spec 7): `appKey` by platform, `username` and `password` as they are to be sent. */
export interface SessionRequest {
  readonly username: string;
  readonly password: string;
  readonly appKey: string;
  readonly appVersion: string;
}

/** What opening a session can end in. */
export type OpenSessionError = SessionRefused | CookiesBlocked | ServiceError | Cancelled;

/** Opens and closes sessions with the platform. */
export interface SessionGateway {
  /** `POST v2/Session` (spec 7); sent once, never repeated by itself. */
  open(request: SessionRequest, cancellation: Cancellation): ResultAsync<LoginAnswer, OpenSessionError>;
  /** Logs a session off, so that a script leaves none behind. */
  close(session: SessionHeaders): ResultAsync<void, ServiceError>;
}

/** The two values that prove a session to the platform, sent as the headers `UserName` and `Session` (spec 7). */
export interface SessionHeaders {
  readonly username: string;
  readonly session: string;
}
