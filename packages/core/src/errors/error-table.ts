import type { ErrorKind } from './domain-error.ts';

/** The platform's code of an error, and whether to retry. */
export interface ErrorRow {
  /** The platform's own error code, if the kind has one. */
  readonly code: number | null;
  /** Whether the same call may succeed later. */
  readonly retryable: boolean;
}

/** One row per kind of error. `messageOf` gives the message for the visitor. */
export const ERROR_TABLE = {
  'session-refused': { code: 4010, retryable: false },
  'session-expired': { code: 4011, retryable: true },
  'cookies-blocked': { code: null, retryable: true },
  'token-missing': { code: null, retryable: false },
  'code-not-sent': { code: null, retryable: true },
  'code-refused': { code: 4002, retryable: true },
  'account-suspended': { code: 4020, retryable: false },
  'password-not-changed': { code: null, retryable: true },
  unreachable: { code: null, retryable: true },
  'timed-out': { code: null, retryable: true },
  offline: { code: null, retryable: true },
  'malformed-answer': { code: null, retryable: true },
  'too-many-attempts': { code: 5002, retryable: true },
  'service-busy': { code: null, retryable: true },
  'invalid-redirect-uri': { code: null, retryable: false },
  'configuration-fault': { code: null, retryable: true },
  cancelled: { code: null, retryable: true },
} as const satisfies Record<ErrorKind, ErrorRow>;
