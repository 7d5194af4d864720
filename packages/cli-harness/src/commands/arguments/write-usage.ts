import type { Ending } from '../../driver/ending.ts';
import type { Io } from '../../io.ts';
import type { ExitCode } from '../../report/outcome.ts';
import { tellProblem } from '../../report/problem.ts';
import { emptyReport } from '../../report/report.ts';
import type { UsageError } from '../../report/usage-error.ts';
import { writeReport } from '../../report/write-report.ts';

/** Writes a usage error, as text or as JSON. */
export const writeUsage = (problem: UsageError, io: Io, json: boolean): ExitCode =>
  writeEnd({ outcome: 'usage', problem }, io, json);

/** Writes the end of a run that did not get as far as a login. */
export const writeEnd = (
  { outcome, problem = { kind: outcome, retryable: false, message: '', next: '' } }: Ending,
  io: Io,
  json: boolean,
  keepStdout = false,
): ExitCode =>
  writeReport(emptyReport(outcome, tellProblem(problem)), io, {
    json,
    keepStdout,
    site: '',
    brandName: '',
    user: '',
  });
