import type { ExitCode } from '@gatehouse-login/core';
import type { Io } from '../io.ts';
import { OUTCOMES } from './outcome.ts';
import { paintFor } from './paint.ts';
import type { Report } from './report.ts';
import { type TextDetails, textOf } from './text.ts';

/** How a report is written. */
export interface Writing extends TextDetails {
  readonly json: boolean;
  /** Stdout is kept for the session alone. */
  readonly showSession: boolean;
}

/**
 * Writes a report and gives the exit code. JSON is one object on stdout, whatever the outcome. As text, the platform's
 * answer goes to stdout and everything else to stderr; a session that was asked for has stdout to itself.
 */
export function writeReport(report: Report, { stdout, stderr, env }: Io, writing: Writing): ExitCode {
  const { exitCode, isResult } = OUTCOMES[report.outcome];
  if (writing.json) {
    stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    return exitCode;
  }
  if (report.session !== undefined) stdout.write(`${report.session}\n`);
  const output = isResult && !writing.showSession ? stdout : stderr;
  // A terminal has just shown `^C`.
  if (report.outcome === 'interrupted' && output.isTTY) output.write('\n');
  output.write(textOf(report, writing, paintFor(output, env)));
  return exitCode;
}
