import type { Io } from '../io.ts';
import { jsonText } from '../terminal/json-text.ts';
import { paintFor } from '../terminal/paint.ts';
import { type ExitCode, OUTCOMES } from './outcome.ts';
import type { Report } from './report.ts';
import { type TextDetails, textOf } from './text.ts';

/** How to write a report. */
export interface Writing extends TextDetails {
  readonly json: boolean;
  /** Keeps stdout for the session. */
  readonly showSession: boolean;
}

/**
 * Writes a report and returns the exit code. JSON is one object on stdout, whatever the outcome. The text
 * report goes to stdout if the platform gave its answer, else to stderr. With `showSession`, stdout
 * receives the session alone.
 */
export function writeReport(report: Report, { stdout, stderr, env }: Io, writing: Writing): ExitCode {
  const { exitCode, isResult } = OUTCOMES[report.outcome];
  if (writing.json) {
    stdout.write(jsonText(report, 2));
    return exitCode;
  }
  if (report.session !== undefined) stdout.write(`${report.session}\n`);
  const output = isResult && !writing.showSession ? stdout : stderr;
  // The terminal has just shown `^C`.
  if (report.outcome === 'interrupted' && output.isTTY) output.write('\n');
  output.write(textOf(report, writing, paintFor(output, env), output.columns));
  return exitCode;
}
