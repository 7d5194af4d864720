import type { ErrorKind } from './domain-error.ts';

/** An exit code of the command (docs/unknowns.md, exit codes). */
export type ExitCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 70 | 130;

/** What follows from one kind of error. */
export interface ErrorRow {
  /** The platform's own error code, if the kind has one. */
  readonly code: number | null;
  /** What the user of the command can do about it, in English. */
  readonly next: string;
  readonly retryable: boolean;
  readonly exitCode: ExitCode;
}

/** One row per kind of error. `messageOf` gives the message for the visitor. */
export const ERROR_TABLE = {
  'session-refused': {
    code: 4010,
    next: 'Check the user name and the password; five wrong ones lock an account.',
    retryable: false,
    exitCode: 1,
  },
  'session-expired': {
    code: 4011,
    next: 'Log in again.',
    retryable: true,
    exitCode: 3,
  },
  'cookies-blocked': {
    code: null,
    next: 'Allow cookies for the site, or send the XSRF-TOKEN cookie.',
    retryable: true,
    exitCode: 3,
  },
  'code-not-sent': {
    code: null,
    next: 'Choose the contact again, or another one.',
    retryable: true,
    exitCode: 3,
  },
  'code-refused': {
    code: 4002,
    next: 'Check the code; the third wrong one suspends an account.',
    retryable: true,
    exitCode: 1,
  },
  'account-suspended': {
    code: 4020,
    next: 'Have the account released by customer services; in the sandbox, reset it.',
    retryable: false,
    exitCode: 1,
  },
  'password-not-changed': {
    code: null,
    next: 'Check the old password, and the new one against the rules and the last ones used.',
    retryable: true,
    exitCode: 1,
  },
  unreachable: {
    code: null,
    next: 'Try again; if it stays so, check that the address answers.',
    retryable: true,
    exitCode: 3,
  },
  'timed-out': {
    code: null,
    next: 'Try again; if it stays so, check that the address answers.',
    retryable: true,
    exitCode: 3,
  },
  offline: {
    code: null,
    next: 'Check the connection of this machine.',
    retryable: true,
    exitCode: 3,
  },
  'malformed-answer': {
    code: null,
    next: 'Check that the address is a trading API and not a proxy or a sign-in page of the network.',
    retryable: true,
    exitCode: 3,
  },
  'too-many-attempts': {
    code: 5002,
    next: 'Wait as long as it says, then try again.',
    retryable: true,
    exitCode: 3,
  },
  'service-busy': {
    code: null,
    next: 'Wait as long as it says, then try again.',
    retryable: true,
    exitCode: 3,
  },
  'invalid-redirect-uri': {
    code: null,
    next: 'Use a redirect_uri that the configuration lists, character for character.',
    retryable: false,
    exitCode: 1,
  },
  'configuration-fault': {
    code: null,
    next: 'Correct the field in the configuration file of the site.',
    retryable: true,
    exitCode: 2,
  },
  cancelled: {
    code: null,
    next: 'Run it again.',
    retryable: true,
    exitCode: 130,
  },
} as const satisfies Record<ErrorKind, ErrorRow>;
