import type { ErrorKind } from './domain-error.ts';

/** What the command ends with (docs/unknowns.md, exit codes). */
export type ExitCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 70 | 130;

/** One row per error kind: whether the same call may help later, and the command's exit code. */
export interface ErrorRow {
  /** What a scripter can do about it, in English. */
  readonly next: string;
  readonly retryable: boolean;
  readonly exitCode: ExitCode;
}

/** What follows from each error; its text is the message of its name (`messageOf`). */
export const ERROR_TABLE = {
  'session-refused': {
    next: 'Check the user name and the password; five wrong ones lock an account.',
    retryable: false,
    exitCode: 1,
  },
  'session-expired': {
    next: 'Log in again.',
    retryable: true,
    exitCode: 3,
  },
  'cookies-blocked': {
    next: 'Allow cookies for the site, or send the XSRF-TOKEN cookie.',
    retryable: true,
    exitCode: 3,
  },
  'code-not-sent': {
    next: 'Choose the contact again, or another one.',
    retryable: true,
    exitCode: 3,
  },
  'code-refused': {
    next: 'Check the code; the third wrong one suspends an account.',
    retryable: true,
    exitCode: 1,
  },
  'account-suspended': {
    next: 'Have the account released by customer services; in the sandbox, reset it.',
    retryable: false,
    exitCode: 1,
  },
  'password-not-changed': {
    next: 'Check the old password, and the new one against the rules and the last ones used.',
    retryable: true,
    exitCode: 1,
  },
  unreachable: {
    next: 'Try again; if it stays so, check that the address answers.',
    retryable: true,
    exitCode: 3,
  },
  'timed-out': {
    next: 'Try again; if it stays so, check that the address answers.',
    retryable: true,
    exitCode: 3,
  },
  offline: {
    next: 'Check the connection of this machine.',
    retryable: true,
    exitCode: 3,
  },
  'malformed-answer': {
    next: 'Check that the address is a trading API and not a proxy or a sign-in page of the network.',
    retryable: true,
    exitCode: 3,
  },
  'too-many-attempts': {
    next: 'Wait as long as it says, then try again.',
    retryable: true,
    exitCode: 3,
  },
  'service-busy': {
    next: 'Wait as long as it says, then try again.',
    retryable: true,
    exitCode: 3,
  },
  'invalid-redirect-uri': {
    next: 'Use a redirect_uri that the configuration lists, character for character.',
    retryable: false,
    exitCode: 1,
  },
  'configuration-fault': {
    next: 'Correct the field in the configuration file of the site.',
    retryable: true,
    exitCode: 2,
  },
  cancelled: {
    next: 'Try again; if it stays so, check that the address answers.',
    retryable: true,
    exitCode: 130,
  },
} as const satisfies Record<ErrorKind, ErrorRow>;
