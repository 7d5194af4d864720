import type { Io } from '../../io.ts';
import type { ExitCode, Outcome } from '../../report/outcome.ts';
import type { Problem } from '../../report/problem.ts';
import { emptyReport } from '../../report/report.ts';
import { writeReport } from '../../report/write-report.ts';
import type { UsageError } from './usage-error.ts';

/** Writes a usage error, as text or as JSON. */
export const writeUsage = (error: UsageError, io: Io, json: boolean): ExitCode =>
  writeEnd('usage', error, io, json);

/** Writes the end of a run that did not get as far as a login. */
export const writeEnd = (
  outcome: Outcome,
  problem: Problem<string>,
  io: Io,
  json: boolean,
  keepStdout = false,
): ExitCode =>
  writeReport(emptyReport(outcome, problem), io, {
    json,
    keepStdout,
    site: '',
    brandName: '',
    user: '',
  });
