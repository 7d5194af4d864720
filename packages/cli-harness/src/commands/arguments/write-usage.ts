import type { Ending } from '../../driver/ending.ts';
import type { Io } from '../../io.ts';
import type { ExitCode } from '../../report/outcome.ts';
import { tellProblem } from '../../report/problem.ts';
import { emptyReport } from '../../report/report.ts';
import type { UsageError } from '../../report/usage-error.ts';
import { type Writing, writeReport } from '../../report/write-report.ts';

/** How the flags say that an end is written. A command without `--quiet` leaves it out. */
export type Wanted = Pick<Writing, 'json' | 'quiet'>;

/** Writes a usage error, as text or as JSON. */
export const writeUsage = (problem: UsageError, io: Io, wanted: Wanted): ExitCode =>
  writeEnd({ outcome: 'usage', problem }, io, wanted);

/** Writes the end of a run that did not get as far as a login. */
export const writeEnd = (
  { outcome, problem = { kind: outcome, retryable: false, message: '', next: '' } }: Ending,
  io: Io,
  { json, quiet }: Wanted,
  keepStdout = false,
): ExitCode =>
  writeReport(emptyReport(outcome, tellProblem(problem)), io, {
    json,
    quiet,
    keepStdout,
    site: '',
    brandName: '',
    user: '',
  });
