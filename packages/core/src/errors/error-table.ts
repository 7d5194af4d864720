import type { MessageKey } from '../messages/english.ts';
import type { ErrorKind } from './domain-error.ts';

/** What the command ends with (docs/unknowns.md, exit codes). */
export type ExitCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 70 | 130;

/** One row per error kind: its text, whether the same call may help later, and the command's exit code. */
export interface ErrorRow {
  readonly message: MessageKey;
  readonly next: MessageKey;
  readonly retryable: boolean;
  readonly exitCode: ExitCode;
}

/** The one table from which the page's text, the command's output and its exit code are taken. */
export const ERROR_TABLE = {
  'session-refused': {
    message: 'error.session-refused',
    next: 'next.check-credentials',
    retryable: false,
    exitCode: 1,
  },
  'session-expired': { message: 'error.session-expired', next: 'next.log-in-again', retryable: true, exitCode: 3 },
  'cookies-blocked': { message: 'error.cookies-blocked', next: 'next.allow-cookies', retryable: true, exitCode: 3 },
  unreachable: { message: 'error.unreachable', next: 'next.try-again', retryable: true, exitCode: 3 },
  'timed-out': { message: 'error.timed-out', next: 'next.try-again', retryable: true, exitCode: 3 },
  offline: { message: 'error.offline', next: 'next.check-connection', retryable: true, exitCode: 3 },
  'malformed-answer': {
    message: 'error.malformed-answer',
    next: 'next.contact-support',
    retryable: true,
    exitCode: 3,
  },
  'too-many-attempts': { message: 'error.too-many-attempts', next: 'next.wait', retryable: true, exitCode: 3 },
  'service-busy': { message: 'error.service-busy', next: 'next.wait', retryable: true, exitCode: 3 },
  'invalid-redirect-uri': {
    message: 'error.invalid-redirect-uri',
    next: 'next.fix-redirect-uri',
    retryable: false,
    exitCode: 1,
  },
  'configuration-fault': {
    message: 'error.configuration-fault',
    next: 'next.fix-configuration',
    retryable: true,
    exitCode: 2,
  },
  cancelled: { message: 'error.cancelled', next: 'next.try-again', retryable: true, exitCode: 130 },
} as const satisfies Record<ErrorKind, ErrorRow>;
