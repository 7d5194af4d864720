import type { Io } from '../../io.ts';
import type { Ending } from '../../report/ending.ts';
import type { ExitCode } from '../../report/outcome.ts';
import { tellProblem } from '../../report/problem.ts';
import { emptyReport } from '../../report/report.ts';
import { type Writing, writeReport } from '../../report/write-report.ts';

/** How the flags say that an end is written. */
export type Wanted = Pick<Writing, 'json' | 'quiet' | 'keepStdout'>;

/** Writes the end of a run that did not get as far as a login, as text or as JSON. */
export const writeEnd = (
  { outcome, problem = { kind: outcome, retryable: false, message: '', next: '' } }: Ending,
  io: Io,
  wanted: Wanted,
): ExitCode =>
  writeReport(emptyReport(outcome, tellProblem(problem)), io, {
    ...wanted,
    site: '',
    brandName: '',
    user: '',
  });
