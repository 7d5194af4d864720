/** The exit codes of the command (functional spec, outcomes and exit codes) and their meanings. */
export const EXIT_CODES = {
  0: 'done',
  1: 'refused by the platform',
  2: 'wrong usage, or a site that is set up wrongly',
  3: 'no usable answer: unreachable, too slow, busy',
  4: 'a code, a new password or an answer to a prompt is needed',
  5: 'stopped: the host looks like production, or one more wrong password would lock the account',
  6: 'a secret was found in what the command wrote',
  70: 'a defect of Gatehouse',
  130: 'interrupted',
} as const;

/** An exit code of the command. */
export type ExitCode = keyof typeof EXIT_CODES;

/** What follows from an outcome. */
export interface OutcomeRow {
  /** The exit code of the command. */
  readonly exitCode: ExitCode;
  /** Of the outcomes of several scenarios, the one with the greatest weight is that of the run. */
  readonly weight: number;
  /** True if the platform gave its answer, which goes to stdout. Everything else goes to stderr. */
  readonly isResult: boolean;
  /** The first words of the text report. */
  readonly headline: string;
}

/** Every way for a run to end. */
export const OUTCOMES = {
  'signed-in': { exitCode: 0, weight: 0, isResult: true, headline: 'Signed in' },
  passed: { exitCode: 0, weight: 0, isResult: true, headline: 'Passed' },
  warned: { exitCode: 1, weight: 0, isResult: true, headline: 'Passed with warnings' },
  failed: { exitCode: 1, weight: 1, isResult: true, headline: 'Failed' },
  streamed: { exitCode: 0, weight: 0, isResult: true, headline: 'Streamed' },
  'expectation-failed': { exitCode: 1, weight: 11, isResult: true, headline: 'Not as expected' },
  refused: { exitCode: 1, weight: 10, isResult: true, headline: 'Refused' },
  'destination-refused': { exitCode: 1, weight: 7, isResult: true, headline: 'Destination refused' },
  'redirect-refused': { exitCode: 1, weight: 8, isResult: true, headline: 'Redirect refused' },
  'two-factor-suspended': { exitCode: 1, weight: 9, isResult: true, headline: 'Suspended' },
  usage: { exitCode: 2, weight: 12, isResult: false, headline: 'Wrong usage' },
  'configuration-fault': { exitCode: 2, weight: 6, isResult: false, headline: 'Configuration fault' },
  'environment-fault': { exitCode: 3, weight: 5, isResult: false, headline: 'No usable answer' },
  'two-factor-required': { exitCode: 4, weight: 4, isResult: true, headline: 'Two-factor code required' },
  'password-change-required': {
    exitCode: 4,
    weight: 3,
    isResult: true,
    headline: 'Password change required',
  },
  'input-required': { exitCode: 4, weight: 2, isResult: false, headline: 'Input required' },
  guarded: { exitCode: 5, weight: 13, isResult: false, headline: 'Stopped by a guard' },
  defect: { exitCode: 70, weight: 14, isResult: false, headline: 'Defect of Gatehouse' },
  interrupted: { exitCode: 130, weight: 15, isResult: false, headline: 'Interrupted' },
} as const satisfies Record<string, OutcomeRow>;

/** The name of an outcome. */
export type Outcome = keyof typeof OUTCOMES;

const OBSTACLES: readonly ExitCode[] = [2, 3, 5, 70];

/** Whether an outcome says nothing about what was tried, because the site, the set-up or a guard stood in its way. */
export const isObstacle = (outcome: Outcome): boolean => OBSTACLES.includes(OUTCOMES[outcome].exitCode);
