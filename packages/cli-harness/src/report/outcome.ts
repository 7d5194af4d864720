import type { DomainError, ErrorKind, ExitCode } from '@gatehouse-login/core';

interface OutcomeRow {
  readonly exitCode: ExitCode;
  /** The platform's own answer is a result, for stdout; what kept us from getting one is talk, for stderr. */
  readonly isResult: boolean;
  /** How the text report begins. */
  readonly headline: string;
}

/** What a login can come to, and what the command ends with then (docs/unknowns.md, outcomes and exit codes). */
export const OUTCOMES = {
  'signed-in': { exitCode: 0, isResult: true, headline: 'Signed in' },
  refused: { exitCode: 1, isResult: true, headline: 'Refused' },
  'redirect-refused': { exitCode: 1, isResult: true, headline: 'Redirect refused' },
  'two-factor-suspended': { exitCode: 1, isResult: true, headline: 'Suspended' },
  usage: { exitCode: 2, isResult: false, headline: 'Wrong use' },
  'configuration-fault': { exitCode: 2, isResult: false, headline: 'Configuration fault' },
  'environment-fault': { exitCode: 3, isResult: false, headline: 'No answer to work with' },
  'two-factor-required': { exitCode: 4, isResult: true, headline: 'Two-factor code required' },
  'password-change-required': { exitCode: 4, isResult: true, headline: 'Password change required' },
  'input-required': { exitCode: 4, isResult: false, headline: 'Something is needed' },
  guarded: { exitCode: 5, isResult: false, headline: 'Stopped by a guard' },
  defect: { exitCode: 70, isResult: false, headline: 'A defect of ours' },
  interrupted: { exitCode: 130, isResult: false, headline: 'Interrupted' },
} as const satisfies Record<string, OutcomeRow>;

/** The name of an outcome. */
export type Outcome = keyof typeof OUTCOMES;

const OUTCOME_OF_ERROR = {
  'session-refused': 'refused',
  'invalid-redirect-uri': 'redirect-refused',
  'configuration-fault': 'configuration-fault',
  'code-refused': 'refused',
  'account-suspended': 'two-factor-suspended',
  'password-not-changed': 'refused',
  'code-not-sent': 'environment-fault',
  'session-expired': 'environment-fault',
  'cookies-blocked': 'environment-fault',
  unreachable: 'environment-fault',
  'timed-out': 'environment-fault',
  offline: 'environment-fault',
  'malformed-answer': 'environment-fault',
  'too-many-attempts': 'environment-fault',
  'service-busy': 'environment-fault',
  cancelled: 'interrupted',
} as const satisfies Record<ErrorKind, Outcome>;

/** The outcome that an error makes of a login. */
export const outcomeOf = (error: DomainError): Outcome => OUTCOME_OF_ERROR[error.kind];
