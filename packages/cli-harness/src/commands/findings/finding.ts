import type { Outcome } from '../../report/outcome.ts';
import type { Paint } from '../../terminal/paint.ts';

/** What can be found, the worst last: what follows for the outcome, how it is shown, and how it is counted. */
export const STATUSES = {
  ok: { outcome: 'passed', colour: 'good', one: '', several: '' },
  skipped: { outcome: 'passed', colour: 'faint', one: '', several: '' },
  warning: { outcome: 'warned', colour: 'strong', one: 'warning', several: 'warnings' },
  fault: { outcome: 'configuration-fault', colour: 'bad', one: 'fault', several: 'faults' },
  'no answer': {
    outcome: 'environment-fault',
    colour: 'bad',
    one: 'check without an answer',
    several: 'checks without an answer',
  },
} as const satisfies Record<string, StatusRow>;

interface StatusRow {
  readonly outcome: Outcome;
  readonly colour: keyof Paint;
  readonly one: string;
  readonly several: string;
}

/** Good, not examined, doubtful, set up wrongly, or not answering. */
export type Status = keyof typeof STATUSES;

/** What a check found out. */
export interface Found {
  readonly status: Status;
  readonly message: string;
  /** What follows from it. */
  readonly meaning?: string;
  readonly fix?: string;
  /** The field of the configuration that it is about, such as `urls.sso`. */
  readonly field?: string;
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
  (message: string, meaning: string, fix: string, field?: string): Found => ({
    status,
    message,
    meaning,
    fix,
    ...(field !== undefined && { field }),
  });

/** Something is doubtful. */
export const warning = wrong('warning');

/** Something is set up wrongly. */
export const fault = wrong('fault');

/** Something does not answer. */
export const noAnswer = wrong('no answer');

/** The fix of a file that is not as it was built. */
export const DEPLOY = 'Deploy the whole built page, and let no fallback answer for its files.';

/** Makes one finding of all files that `DEPLOY` puts right. */
export function alike(findings: readonly Found[]): readonly Found[] {
  const [first, ...others] = findings.filter(({ fix }) => fix === DEPLOY);
  if (first === undefined || others.length === 0) return findings;
  const count = others.length === 1 ? 'Another file is' : `${others.length} other files are`;
  const message = `${first.message} ${count} wrong, too.`;
  return [{ ...first, message }, ...findings.filter(({ fix }) => fix !== DEPLOY)];
}

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

const WORST_FIRST = (Object.keys(STATUSES) as Status[]).toReversed();

/** The worst status of findings. */
export const worstOf = (findings: readonly Found[]): Status =>
  WORST_FIRST.find((status) => findings.some((each) => each.status === status)) ?? 'ok';

/** How many findings of each status there are, as a sentence. */
export function summaryOf(findings: readonly Found[], where = ''): string {
  const parts = WORST_FIRST.flatMap((status) => {
    const { one, several } = STATUSES[status];
    const count = findings.filter((each) => each.status === status).length;
    return count === 0 || one === '' ? [] : [`${count} ${count === 1 ? one : several}`];
  });
  return parts.length === 0 ? 'Nothing is wrong.' : `Found${where}: ${parts.join(', ')}.`;
}
