import type { Outcome } from '../../report/outcome.ts';

/** What is examined. */
export type CheckName =
  | 'configuration'
  | 'addresses'
  | 'certificates'
  | 'clock'
  | 'anti-forgery'
  | 'headers'
  | 'translations'
  | 'redirects'
  | 'encryption'
  | 'app keys'
  | 'streaming';

/** What was found: good, not examined, doubtful, set up wrongly, or not answering. */
export type Status = 'ok' | 'skipped' | 'warning' | 'fault' | 'no answer';

/** One thing that was found out. */
export interface Finding {
  readonly check: CheckName;
  readonly status: Status;
  readonly message: string;
  /** What follows from it. */
  readonly meaning?: string;
  readonly fix?: string;
}

/** A check is fine. */
export const fine = (check: CheckName, message: string): Finding => ({ check, status: 'ok', message });

/** A check was left out. */
export const skipped = (check: CheckName, message: string): Finding => ({
  check,
  status: 'skipped',
  message,
});

/** The outcome for each status, the worst last. */
const OUTCOMES_BY_STATUS = [
  ['ok', 'passed'],
  ['skipped', 'passed'],
  ['warning', 'warned'],
  ['fault', 'configuration-fault'],
  ['no answer', 'environment-fault'],
] as const satisfies readonly (readonly [Status, Outcome])[];

/** The outcome of an examination: that of its worst finding. */
export function worstOf(findings: readonly Finding[]): Outcome {
  const [, outcome] =
    OUTCOMES_BY_STATUS.findLast(([status]) => findings.some((each) => each.status === status)) ??
    OUTCOMES_BY_STATUS[0];
  return outcome;
}
