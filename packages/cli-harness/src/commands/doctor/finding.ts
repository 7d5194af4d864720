import type { Outcome } from '../../report/outcome.ts';

/** What was found: good, not examined, doubtful, set up wrongly, or not answering. */
export type Status = 'ok' | 'skipped' | 'warning' | 'fault' | 'no answer';

/** What a check found out. */
export interface Found {
  readonly status: Status;
  readonly message: string;
  /** What follows from it. */
  readonly meaning?: string;
  readonly fix?: string;
}

/** What was found out, and by which check. */
export interface Finding extends Found {
  readonly check: string;
}

/** Something is as it should be. */
export const fine = (message: string): Found => ({ status: 'ok', message });

/** Something was not examined. */
export const skipped = (message: string): Found => ({ status: 'skipped', message });

const wrong =
  (status: Status) =>
  (message: string, meaning: string, fix: string): Found => ({ status, message, meaning, fix });

/** Something is doubtful. */
export const warning = wrong('warning');

/** Something is set up wrongly. */
export const fault = wrong('fault');

/** Something does not answer. */
export const noAnswer = wrong('no answer');

/** Several findings. What is returned is one if none was yielded. */
export type Findings = AsyncGenerator<Found, Found | null>;

/** What a check answers. */
export type Checked = Findings | Promise<Found | readonly Found[]>;

/** Collects the findings of a check. */
export async function collect(findings: Checked): Promise<readonly Found[]> {
  if (!('next' in findings)) return [await findings].flat();
  const all: Found[] = [];
  let next = await findings.next();
  for (; !next.done; next = await findings.next()) all.push(next.value);
  return all.length === 0 && next.value !== null ? [next.value] : all;
}

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
