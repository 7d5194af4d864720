/**
 * What can go wrong on the way in, as values.
 *
 * The policy: a failure that a visitor, a server or a configuration can cause is returned in a Result and
 * named here; each kind has a row in the error table or the build breaks. Only a defect of ours is thrown,
 * by `invariant` and `unreachable`. No error carries a password, a code or a session.
 */
export type DomainError =
  | SessionRefused
  | SessionExpired
  | CookiesBlocked
  | CodeNotSent
  | CodeRefused
  | AccountSuspended
  | PasswordNotChanged
  | ServiceError
  | InvalidRedirectUri
  | ConfigurationFault
  | Cancelled;

/** What any call to the platform can end in, whatever it was for. */
export type ServiceError = Unreachable | TimedOut | Offline | MalformedAnswer | TooManyAttempts | ServiceBusy;

/** The platform refused the credentials; `code` is its own error code (4010, 4020 …) if it gave one. */
export interface SessionRefused {
  readonly kind: 'session-refused';
  readonly code?: number;
}

/** The session is no longer accepted (401 with 4011, or any 401 or 403 outside the session call). */
export interface SessionExpired {
  readonly kind: 'session-expired';
}

/** A 403 while the browser keeps no cookies, so that the anti-forgery token could not be sent. */
export interface CookiesBlocked {
  readonly kind: 'cookies-blocked';
}

/** The two-factor code could not be sent, for whatever reason (spec 8). */
export interface CodeNotSent {
  readonly kind: 'code-not-sent';
}

/** The two-factor code was wrong: 4002, or any refusal that is no other case (spec 8). */
export interface CodeRefused {
  readonly kind: 'code-refused';
}

/** Too many wrong codes: 4020 (spec 8). */
export interface AccountSuspended {
  readonly kind: 'account-suspended';
}

/** The password was not changed, for whatever reason: to the visitor they are all one (spec 4, 8). */
export interface PasswordNotChanged {
  readonly kind: 'password-not-changed';
}

/** No connection, an aborted one, or an answer of the 5xx family. */
export interface Unreachable {
  readonly kind: 'unreachable';
  readonly status?: number;
}

/** The deadline of the call, retries included, has passed. */
export interface TimedOut {
  readonly kind: 'timed-out';
}

/** The device itself says that it has no connection. */
export interface Offline {
  readonly kind: 'offline';
}

/** An answer that is no JSON of the agreed shape; `detail` names the place, never a value. */
export interface MalformedAnswer {
  readonly kind: 'malformed-answer';
  readonly detail: string;
}

/** 429 with Retry-After. */
export interface TooManyAttempts {
  readonly kind: 'too-many-attempts';
  readonly seconds: number;
}

/** 503 with Retry-After. */
export interface ServiceBusy {
  readonly kind: 'service-busy';
  readonly seconds: number;
}

/** The `redirect_uri` is not one that the configuration lists (spec 4, RFC 9700 2.1). */
export interface InvalidRedirectUri {
  readonly kind: 'invalid-redirect-uri';
}

/** A configuration that cannot be used: `file` and, where it can be told, the `field`, and what is wrong. */
export interface ConfigurationFault {
  readonly kind: 'configuration-fault';
  readonly file: string;
  readonly field?: string;
  readonly problem: string;
}

/** The caller gave up; nobody needs to be told. */
export interface Cancelled {
  readonly kind: 'cancelled';
}

/** The name of an error kind. */
export type ErrorKind = DomainError['kind'];
