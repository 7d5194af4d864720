import { countOf, countsUnder, type LoadRun, perSecond, type Times } from './load-run.ts';
import { countText } from './words.ts';

/** The key figures of a load test, as `--json` prints them. Times are in milliseconds, or null without measurements. */
export interface LoadFigures {
  readonly file: string;
  /** In ISO 8601. */
  readonly startedAt: string;
  readonly seconds: number;
  /** Whether no virtual user failed and there was no error. */
  readonly wentWell: boolean;
  readonly virtualUsers: {
    readonly created: number;
    readonly completed: number;
    readonly failed: number;
    /** Arrivals that Artillery dropped because of `maxVusers`. */
    readonly skipped: number;
  };
  readonly signIns: number;
  /** In the interval with the highest rate. */
  readonly signInsPerSecondAtPeak: number;
  readonly serviceTime: Times | null;
  readonly responseTime: Times | null;
  readonly errors: number;
  readonly sessionsLeftOpen: number;
  /** How often each kind of error occurred. */
  readonly errorsByKind: Readonly<Record<string, number>>;
  readonly outcomes: Readonly<Record<string, number>>;
  /** How often each message was shown on the page. */
  readonly faults: Readonly<Record<string, number>>;
  /** The waits that the platform asked for. */
  readonly wait: Times | null;
}

/** The names of counters and times in Artillery's report. */
export const NAMES = {
  created: 'vusers.created',
  signedIn: 'gatehouse.outcome.signed-in',
  serviceTime: 'gatehouse.sign_in.service_time',
  responseTime: 'gatehouse.sign_in.response_time',
  wait: 'gatehouse.wait',
  outcome: 'gatehouse.outcome.',
  fault: 'gatehouse.fault.',
  state: 'gatehouse.state.',
  call: 'gatehouse.call.',
  error: 'errors.',
} as const;

/** Returns the key figures of a run. */
export function figuresOf(run: LoadRun): LoadFigures {
  const { file, startedAt, seconds, intervals, times } = run;
  const errors = countsUnder(run, NAMES.error);
  const failed = countOf(run, 'vusers.failed');
  const count = errors.reduce((sum, [, each]) => sum + each, 0);
  const rates = intervals.map((each) => perSecond(countOf(each, NAMES.signedIn), each));
  // A long run has too many intervals for `Math.max(...)`.
  const peak = rates.reduce((a, b) => Math.max(a, b), 0);
  return {
    file,
    startedAt: new Date(startedAt).toISOString(),
    seconds,
    wentWell: failed === 0 && count === 0,
    virtualUsers: {
      created: countOf(run, NAMES.created),
      completed: countOf(run, 'vusers.completed'),
      failed,
      skipped: countOf(run, 'vusers.skipped'),
    },
    signIns: countOf(run, NAMES.signedIn),
    signInsPerSecondAtPeak: Math.round(peak * 1_000) / 1_000,
    serviceTime: times.get(NAMES.serviceTime) ?? null,
    responseTime: times.get(NAMES.responseTime) ?? null,
    errors: count,
    sessionsLeftOpen: countOf(run, 'gatehouse.sessions.left_open'),
    errorsByKind: Object.fromEntries(errors),
    outcomes: Object.fromEntries(countsUnder(run, NAMES.outcome)),
    faults: Object.fromEntries(countsUnder(run, NAMES.fault)),
    wait: times.get(NAMES.wait) ?? null,
  };
}

/** What became of the virtual users, as in `12 of 1,000 virtual users failed, with 14 errors`. */
export function fateOf({ virtualUsers: { created, failed }, errors }: LoadFigures): string {
  const all = `${countText(created)} ${created === 1 ? 'virtual user' : 'virtual users'}`;
  const told = errors === 1 ? '1 error' : `${countText(errors)} errors`;
  if (failed > 0) return `${countText(failed)} of ${all} failed, with ${errors === 0 ? 'no error' : told}`;
  return errors > 0 ? `${told}, and none of ${all} failed` : `none of ${all} failed, and there was no error`;
}

/** Whether the run went well, or the runs, in a sentence without its full stop. */
export function headlineOf(figures: readonly LoadFigures[]): string {
  const [first, second] = figures;
  if (first === undefined) return 'No run';
  if (second === undefined) {
    return `The run ${first.wentWell ? 'went well' : 'did not go well'}: ${fateOf(first)}`;
  }
  if (first.wentWell && second.wentWell) return 'Both runs went well';
  if (!first.wentWell && !second.wentWell) return 'Neither run went well';
  return first.wentWell
    ? 'The first run went well, and the second did not'
    : 'The first run did not go well, and the second did';
}
