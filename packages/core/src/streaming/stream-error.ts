import type {
  Cancelled,
  ConfigurationFault,
  SessionExpired,
  TimedOut,
  Unreachable,
} from '../errors/domain-error.ts';

/** Why the streaming server ended or refused a connection, in groups that call for different reactions. */
export type StreamRefusal =
  /** The adapter set or an option is unknown to the server. */
  | 'configuration'
  /** A limit of the server or of its licence is reached. */
  | 'limit'
  /** An administrator or the server itself closed the session. */
  | 'closed'
  /** The two sides do not understand each other. */
  | 'protocol'
  /** A code that the platform defined itself (zero or less), or one that is unknown. */
  | 'other';

/** The server refused the stream, or ended it, for good. `code` is the TLCP error code. */
export interface StreamRefused {
  readonly kind: 'stream-refused';
  /** The TLCP error code. */
  readonly code: number;
  /** The code's group, which decides how to react. */
  readonly refusal: StreamRefusal;
}

/**
 * The errors that end a stream. After `session-expired` only a new sign-in helps. `unreachable` means that the
 * code of the stream could not be loaded, or that the only transport allowed does not work. A server that does
 * not answer is tried again until the time is up.
 */
export type StreamError =
  | SessionExpired
  | StreamRefused
  | TimedOut
  | Unreachable
  | ConfigurationFault
  | Cancelled;

/**
 * A subscription was refused, by the server or because it cannot be sent to one. `code` is the TLCP error code, such as
 * 17 for an unknown data adapter, 21 for unusable items and 23 for unusable fields. The stream itself goes on.
 */
export interface SubscriptionRefused {
  readonly kind: 'subscription-refused';
  /** The TLCP error code. */
  readonly code: number;
}

// 1: user or session refused. 35: the same user has a new session elsewhere. The platform ends a stream whose session
// has expired with one of them (functional spec).
const EXPIRED: readonly number[] = [1, 35];

const REFUSALS: Readonly<Record<number, StreamRefusal>> = {
  2: 'configuration',
  7: 'limit',
  8: 'limit',
  9: 'limit',
  10: 'limit',
  11: 'limit',
  30: 'closed',
  31: 'closed',
  32: 'closed',
  33: 'closed',
  34: 'closed',
  36: 'closed',
  40: 'closed',
  60: 'protocol',
  61: 'protocol',
  65: 'protocol',
  66: 'protocol',
  67: 'protocol',
  68: 'protocol',
};

/** Returns the error that a TLCP code of a refusal (`CONERR`) or of an end (`END`) stands for. */
export const streamErrorOf = (code: number): SessionExpired | StreamRefused =>
  EXPIRED.includes(code)
    ? { kind: 'session-expired' }
    : { kind: 'stream-refused', code, refusal: REFUSALS[code] ?? 'other' };
