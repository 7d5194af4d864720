/** The exit codes of the command (functional spec, outcomes and exit codes). */
export type ExitCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 70 | 130;

/** What follows from an outcome. */
export interface OutcomeRow {
  readonly exitCode: ExitCode;
  /** True if the platform gave its answer, which goes to stdout. Everything else goes to stderr. */
  readonly isResult: boolean;
  /** True if something is wrong with a site, the network or this program. Told on stderr even beside JSON. */
  readonly isFault?: true;
  /** The first words of the text report. */
  readonly headline: string;
}

/** Every way for a run to end. */
export const OUTCOMES = {
  'signed-in': { exitCode: 0, isResult: true, headline: 'Signed in' },
  passed: { exitCode: 0, isResult: true, headline: 'Passed' },
  warned: { exitCode: 1, isResult: true, headline: 'Passed with warnings' },
  failed: { exitCode: 1, isResult: true, headline: 'Failed' },
  streamed: { exitCode: 0, isResult: true, headline: 'Streamed' },
  'expectation-failed': { exitCode: 1, isResult: true, headline: 'Not as expected' },
  refused: { exitCode: 1, isResult: true, headline: 'Refused' },
  'destination-refused': { exitCode: 1, isResult: true, headline: 'Destination refused' },
  'redirect-refused': { exitCode: 1, isResult: true, headline: 'Redirect refused' },
  'two-factor-suspended': { exitCode: 1, isResult: true, headline: 'Suspended' },
  usage: { exitCode: 2, isResult: false, headline: 'Wrong usage' },
  'configuration-fault': { exitCode: 2, isResult: false, isFault: true, headline: 'Configuration fault' },
  'environment-fault': { exitCode: 3, isResult: false, isFault: true, headline: 'No usable answer' },
  'two-factor-required': { exitCode: 4, isResult: true, headline: 'Two-factor code required' },
  'password-change-required': { exitCode: 4, isResult: true, headline: 'Password change required' },
  'input-required': { exitCode: 4, isResult: false, headline: 'Input required' },
  guarded: { exitCode: 5, isResult: false, headline: 'Stopped by a guard' },
  defect: { exitCode: 70, isResult: false, isFault: true, headline: 'Defect of Gatehouse' },
  interrupted: { exitCode: 130, isResult: false, headline: 'Interrupted' },
} as const satisfies Record<string, OutcomeRow>;

/** The name of an outcome. */
export type Outcome = keyof typeof OUTCOMES;
