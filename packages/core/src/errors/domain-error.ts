/**
 * Everything that can go wrong during a login, as values.
 *
 * A failure that a visitor, a server or a configuration can cause is returned in a `Result` and has a kind
 * here. A kind without a row in the error table does not compile. Only our own defects are thrown, by
 * `invariant` and `unreachable`. No error holds a password, a code or a session.
 */
export type DomainError =
  | SessionRefused
  | SessionExpired
  | CookiesBlocked
  | TokenMissing
  | CodeNotSent
  | CodeRefused
  | AccountSuspended
  | PasswordNotChanged
  | ServiceError
  | InvalidRedirectUri
  | ConfigurationFault
  | Cancelled;

/** The errors of any call to the platform. */
export type ServiceError = Unreachable | TimedOut | Offline | MalformedAnswer | TooManyAttempts | ServiceBusy;

/** The platform refused the credentials. `code` is its own error code (4010, 4020 …), if it gave one. */
export interface SessionRefused {
  readonly kind: 'session-refused';
  /** The platform's own error code (4010, 4020 …), if it gave one. */
  readonly code?: number;
}

/** The session is no longer accepted: 401 with 4011, or any 401 or 403 outside the session call. */
export interface SessionExpired {
  readonly kind: 'session-expired';
}

/** A 403 while the browser keeps no cookies, so the anti-forgery token could not be sent. */
export interface CookiesBlocked {
  readonly kind: 'cookies-blocked';
}

/** A 403 to a call that could carry no anti-forgery token, because the site sets no cookie: the site is set up wrongly. */
export interface TokenMissing {
  readonly kind: 'token-missing';
}

/** The two-factor code could not be sent, for whatever reason (spec 8). A visitor never sees the cause. */
export interface CodeNotSent {
  readonly kind: 'code-not-sent';
  /** Why the platform gave no usable answer. Absent if it refused. */
  readonly cause?: ServiceError;
  /** How long the platform asks to wait before the next try, in seconds: a 429 or 503 with Retry-After. */
  readonly seconds?: number;
}

/** The two-factor code was wrong: 4002, or any refusal that has no kind of its own (spec 8). `code`: as in `SessionRefused`. */
export interface CodeRefused {
  readonly kind: 'code-refused';
  /** The platform's own error code, if it gave one. */
  readonly code?: number;
}

/** Too many wrong codes: 4020 (spec 8). */
export interface AccountSuspended {
  readonly kind: 'account-suspended';
  /** The platform's own error code, if it gave one. */
  readonly code?: number;
}

/** The password was not changed. The visitor sees the same message for every reason (spec 4, 8). */
export interface PasswordNotChanged {
  readonly kind: 'password-not-changed';
  /** Why the platform gave no usable answer: it may have changed the password. Absent if it refused. */
  readonly cause?: ServiceError;
}

/** No connection, an aborted one, or a 5xx status. A visitor never sees the cause. */
export interface Unreachable {
  readonly kind: 'unreachable';
  /** The HTTP status, if there was an answer. */
  readonly status?: number;
  /** What broke the connection, if it is known. */
  readonly cause?: ConnectionCause;
}

/** Why a connection failed, if the adapter knows. Browsers do not tell. */
export type ConnectionCause =
  | 'refused'
  | 'unknown-host'
  | 'silent'
  | 'no-route'
  | 'broken-off'
  | 'redirected'
  | 'blocked-port'
  | 'no-tls'
  | 'untrusted-certificate'
  | 'expired-certificate'
  | 'wrong-certificate';

/** The deadline of the call has passed. Retries count towards it. */
export interface TimedOut {
  readonly kind: 'timed-out';
}

/** The device reports that it has no connection. */
export interface Offline {
  readonly kind: 'offline';
}

/** The answer is not JSON of the expected shape. `detail` names the place, never a value. */
export interface MalformedAnswer {
  readonly kind: 'malformed-answer';
  /** The place in the answer, never a value. */
  readonly detail: string;
}

/** 429 with Retry-After, in `seconds`. */
export interface TooManyAttempts {
  readonly kind: 'too-many-attempts';
  /** How long the platform asks to wait, in seconds. */
  readonly seconds: number;
}

/** 503 with Retry-After, in `seconds`. */
export interface ServiceBusy {
  readonly kind: 'service-busy';
  /** How long the platform asks to wait, in seconds. */
  readonly seconds: number;
}

/** The configuration does not list the `redirect_uri` (spec 4, RFC 9700 2.1). */
export interface InvalidRedirectUri {
  readonly kind: 'invalid-redirect-uri';
}

/**
 * The configuration cannot be used. `field` is a path such as `urls.redirects`, absent if it is the whole
 * file; `problem` continues a sentence, as in 'is missing'.
 */
export interface ConfigurationFault {
  readonly kind: 'configuration-fault';
  /** The file at fault, such as `configs/config.json`. */
  readonly file: string;
  /** The path of the field, such as `urls.redirects`. Absent if the whole file is at fault. */
  readonly field?: string;
  /** Continues a sentence, as in 'is missing'. */
  readonly problem: string;
}

/** The caller cancelled the call. */
export interface Cancelled {
  readonly kind: 'cancelled';
}

/** The name of an error kind. */
export type ErrorKind = DomainError['kind'];
