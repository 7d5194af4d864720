import type {
  Cancelled,
  Offline,
  ServiceBusy,
  ServiceError,
  TimedOut,
  TooManyAttempts,
  Unreachable,
} from '@gatehouse-login/core';

/** An answer that is neither a success nor a fault of the service. Each call reads it in its own way. */
export interface Refused {
  readonly kind: 'refused';
  /** The HTTP status, or the one in the body of a 200. */
  readonly status: number;
  /** The platform's error code, if it sent one. */
  readonly code?: number;
  /** The body is an error of the platform, so the status comes from the platform itself. */
  readonly fromPlatform: boolean;
  /** A 403 while cookies are off. */
  readonly cookiesBlocked: boolean;
  /** A 403 that is not the platform's own, to a call that could carry no anti-forgery token. */
  readonly tokenMissing: boolean;
}

/** A body that cannot be read as JSON. */
export interface Unreadable {
  readonly kind: 'unreadable';
  /** What is wrong with the body. `UNREADABLE` has it in words. */
  readonly reason: keyof typeof UNREADABLE;
}

/** What can be wrong with a body, in words for whoever runs the service. */
export const UNREADABLE = {
  empty: 'is empty',
  'too-large': 'is larger than 1 MB',
  'not-utf-8': 'is not UTF-8',
  'not-json': 'is not JSON',
  'too-deep': 'is nested too deeply',
} as const;

/** A call that was not sent: a header cannot hold the control character in its session or user name. */
export interface Unwritable {
  readonly kind: 'unwritable';
  /** What holds the control character. */
  readonly what: 'user name' | 'session';
}

/** Every way for a request to fail. */
export type TransportFault =
  | Refused
  | Unreadable
  | Unwritable
  | Unreachable
  | TimedOut
  | Offline
  | TooManyAttempts
  | ServiceBusy
  | Cancelled;

/**
 * Whether the platform itself refused: 401 and 403 with any body, other 4xx with an error of the platform.
 */
export const isRefusal = ({ status, fromPlatform }: Refused): boolean =>
  status === 401 || status === 403 || fromPlatform;

/**
 * The `cause` of an error that stands for every failure of a call. It is empty if the platform refused, or if the call
 * was not sent.
 */
export function causeIn(fault: TransportFault, what: string): { readonly cause?: ServiceError } {
  if (fault.kind === 'unwritable' || (fault.kind === 'refused' && isRefusal(fault))) return {};
  const error = toServiceError(fault, what);
  return error.kind === 'cancelled' ? {} : { cause: error };
}

/**
 * Returns the core's error for a fault that has no meaning of its own for a call. `what` names the answer for whoever runs
 * the service.
 */
export function toServiceError(fault: TransportFault, what: string): ServiceError | Cancelled {
  switch (fault.kind) {
    case 'refused':
      return { kind: 'malformed-answer', detail: `${what} has the status ${fault.status}` };
    case 'unreadable':
      return { kind: 'malformed-answer', detail: `${what} ${UNREADABLE[fault.reason]}` };
    case 'unwritable':
      return { kind: 'malformed-answer', detail: `the ${fault.what} holds a control character` };
    default:
      return fault;
  }
}
