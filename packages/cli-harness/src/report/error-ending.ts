import type { ErrorKind } from '@gatehouse-login/core';
import type { Outcome } from './outcome.ts';

/** How an error ends a run. */
export interface ErrorEnding {
  /** How the run ends. */
  readonly outcome: Outcome;
  /** What the user can do about it. */
  readonly next: string;
}

/** How each kind of error ends a run. A kind that is missing does not compile. */
export const ERROR_ENDINGS = {
  'session-refused': {
    outcome: 'refused',
    next: 'Check the user name and the password; five wrong ones lock an account.',
  },
  'session-expired': {
    outcome: 'environment-fault',
    next: 'Log in again.',
  },
  'cookies-blocked': {
    outcome: 'environment-fault',
    next: 'Allow cookies for the site.',
  },
  'token-missing': {
    outcome: 'environment-fault',
    next: 'Let the site set the XSRF-TOKEN cookie, or stop its API from asking for the X-XSRF-TOKEN header.',
  },
  'code-not-sent': {
    outcome: 'refused',
    next: 'Choose another contact, or try again later.',
  },
  'code-refused': {
    outcome: 'refused',
    next: 'Check the code; three wrong ones suspend an account.',
  },
  'account-suspended': {
    outcome: 'two-factor-suspended',
    next: 'Ask customer services to release the account. In the sandbox, reset it.',
  },
  'password-not-changed': {
    outcome: 'refused',
    next: 'Check the old password. Check the new one against the rules and the passwords used before.',
  },
  unreachable: {
    outcome: 'environment-fault',
    next: 'Try again. If it keeps failing, check that the address answers.',
  },
  'timed-out': {
    outcome: 'environment-fault',
    next: 'Try again. If it keeps failing, check that the address answers.',
  },
  offline: {
    outcome: 'environment-fault',
    next: 'Check the network connection of this machine.',
  },
  'malformed-answer': {
    outcome: 'environment-fault',
    next: 'Check that the address leads to a trading API, not to a proxy or the sign-in page of a network.',
  },
  'too-many-attempts': {
    outcome: 'environment-fault',
    next: 'Wait as long as it says, then try again.',
  },
  'service-busy': {
    outcome: 'environment-fault',
    next: 'Wait as long as it says, then try again.',
  },
  'invalid-redirect-uri': {
    outcome: 'redirect-refused',
    next: 'Use a redirect_uri that the configuration lists, character for character.',
  },
  'configuration-fault': {
    outcome: 'configuration-fault',
    next: "Correct the field in the site's configuration file.",
  },
  cancelled: {
    outcome: 'interrupted',
    next: 'Run the command again.',
  },
} as const satisfies Record<ErrorKind, ErrorEnding>;
