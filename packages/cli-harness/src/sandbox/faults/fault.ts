import type { Brand } from '../brands.ts';

/** The calls that a fault can be put on. */
export const faultCalls = ['session', 'account', 'config', 'translations'] as const;
export type FaultCall = (typeof faultCalls)[number];

/** What can go wrong with one. */
export const faultKinds = [
  'timeout', // never answers
  'refused', // the connection is broken before any answer
  'reset', // the connection is broken in the middle of the body
  'slow-drip', // one byte every half second
  'huge', // 50 MB
  'html', // 200 with a web page
  'empty', // 200 with nothing
  'malformed', // JSON that breaks off
  'wrong-type', // JSON with values of the wrong types
  'server-error', // 500
  'too-many', // 429, with Retry-After when `retryAfter` is given
  'busy', // 503, likewise
  'hostile', // markup and other hostile values where text is expected
  'redirect', // 307 to the home port, where nothing may arrive
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A fault as it is asked for: which call fails how, for whom, and how often. */
export interface FaultRequest {
  readonly call: FaultCall;
  readonly kind: FaultKind;
  /** How many calls it hits; until it is deleted when absent. */
  readonly count?: number;
  /** A person's id; for `session` and `account` only. */
  readonly person?: string;
  readonly brand?: Brand;
  /** The header Retry-After, as it is to be sent; for `too-many` and `busy` only. */
  readonly retryAfter?: string;
}

/** A fault that is set. */
export interface Fault extends FaultRequest {
  readonly id: string;
}
