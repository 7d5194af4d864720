import type { Io } from '../io.ts';
import { jsonText } from '../terminal/json-text.ts';
import { paintFor } from '../terminal/paint.ts';
import { type ExitCode, OUTCOMES, type OutcomeRow } from './outcome.ts';
import type { Report } from './report.ts';
import { plainText, type TextDetails, textOf } from './text.ts';

/** How to write a report. */
export interface Writing extends TextDetails {
  readonly json: boolean;
  /** Writes nothing to stderr, except wrong usage that is not told as JSON. */
  readonly quiet?: boolean | undefined;
  /** Writes the report to stderr, because stdout is for a value that scripts read, such as the session. */
  readonly keepStdout?: boolean;
}

/**
 * Writes a report and returns the exit code. JSON is one object on stdout, whatever the outcome; what went wrong is told on
 * stderr, too, because whoever reads a log does not read the object. The text report goes to stdout if the platform gave
 * its answer, else to stderr.
 */
export function writeReport(report: Report, { stdout, stderr, env }: Io, writing: Writing): ExitCode {
  const { exitCode, isResult }: OutcomeRow = OUTCOMES[report.outcome];
  const { quiet = false, keepStdout = false } = writing;
  if (writing.json) {
    stdout.write(jsonText(report, 2));
    if (!quiet && report.error !== undefined) stderr.write(plainText(report.error, stderr.columns));
    return exitCode;
  }
  if (report.session !== undefined) stdout.write(`${report.session}\n`);
  const output = isResult && !keepStdout ? stdout : stderr;
  if (output === stderr && quiet && report.outcome !== 'usage') return exitCode;
  // The terminal has just shown `^C`.
  if (report.outcome === 'interrupted' && output.isTTY) output.write('\n');
  output.write(textOf(report, writing, paintFor(output, env), output.columns));
  return exitCode;
}
