import type { Brand } from '../brands/brands.ts';

/** The calls that a fault can hit. */
export const FAULT_CALLS = [
  'session',
  'validate',
  'log-off',
  'send-code',
  'verify-code',
  'change-password',
  'account',
  'margin',
  'markets',
  'config',
  'translations',
] as const;

/** The name of a call. */
export type FaultCall = (typeof FAULT_CALLS)[number];

/** Each kind of fault, and its effect on the client. */
export const FAULT_KINDS = {
  timeout: 'never answers',
  refused: 'the connection is broken before any answer',
  reset: 'the connection is broken in the middle of the body',
  'slow-drip': 'one byte every half second',
  huge: '50 MB',
  slow: 'the honest answer, after `ms` milliseconds',
  html: '200 with a web page',
  empty: '200 with nothing',
  malformed: 'JSON that breaks off in a text',
  truncated: 'the first half of the honest answer',
  bom: 'the honest answer after a byte order mark',
  'wrong-content-type': 'the honest answer, said to be an image',
  'unknown-fields': 'the honest answer with fields that nobody knows',
  'wrong-type': 'values of the wrong types',
  'other-casing': 'the honest answer in the other casing',
  'null-arrays': 'the honest answer, every list null',
  'false-answer': 'the honest answer, every yes or no turned to no',
  'server-error': '500',
  'too-many': '429, with Retry-After when `retryAfter` is given',
  busy: '503, likewise',
  hostile: 'markup and other hostile values where text is expected',
  redirect: '307 to the home port, where nothing may arrive',
} as const;

/** The name of something that goes wrong. `FAULT_KINDS` says what each does. */
export type FaultKind = keyof typeof FAULT_KINDS;

/** A fault to be set: which call fails how, for whom, and how often. */
export interface FaultRequest {
  /** The call that fails. */
  readonly call: FaultCall;
  /** How it fails. */
  readonly kind: FaultKind;
  /** How many calls the fault hits: all, if undefined, until the fault is removed. */
  readonly count?: number | undefined;
  /** The chance, from 0 to 1, that the fault hits a call. 1 by default. */
  readonly probability?: number | undefined;
  /** Makes `probability` repeatable: any number. */
  readonly seed?: number | undefined;
  /** A person's id. Not for `config` and `translations`, since these calls do not say who is asking. */
  readonly person?: string | undefined;
  /** The brand whose calls fail. All by default. */
  readonly brand?: Brand | undefined;
  /** For `slow` only: the delay in milliseconds. */
  readonly ms?: number | undefined;
  /** For `too-many` and `busy` only: the header Retry-After. `date:5` stands for the date in five seconds. */
  readonly retryAfter?: string | undefined;
}

/** A fault that is set. */
export interface Fault extends FaultRequest {
  /** The id, which `remove` takes. */
  readonly id: string;
}
