import type { ExitCode } from '@gatehouse-login/core';
import type { Io } from '../../io.ts';
import type { Outcome } from '../../report/outcome.ts';
import type { Problem } from '../../report/problem.ts';
import { emptyReport } from '../../report/report.ts';
import { writeReport } from '../../report/write-report.ts';
import type { UsageError } from './usage-error.ts';

/** Says what was wrong with a call, in the form that was asked for. */
export const writeUsage = ({ message, next }: UsageError, io: Io, json: boolean): ExitCode =>
  writeEnd('usage', { kind: 'usage', message, next }, io, json);

/** Writes the end of a run that came to nothing. */
export const writeEnd = (outcome: Outcome, problem: Problem<string>, io: Io, json: boolean): ExitCode =>
  writeReport(emptyReport(outcome, problem), io, {
    json,
    showSession: false,
    site: '',
    brandName: '',
    user: '',
  });
