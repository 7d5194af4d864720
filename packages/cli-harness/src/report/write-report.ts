import type { Io } from '../io.ts';
import { inert } from '../terminal/inert.ts';
import { jsonText } from '../terminal/json-text.ts';
import { type Paint, paintFor } from '../terminal/paint.ts';
import { type Row, table, wrap } from '../terminal/table.ts';
import { type ExitCode, OUTCOMES, type OutcomeRow } from './outcome.ts';
import type { Problem } from './problem.ts';
import type { Report } from './report.ts';
import { ended } from './sentence.ts';

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

/** What the text report shows besides the report itself. */
interface TextDetails {
  /** The brand's name for people. */
  readonly brandName: string;
  readonly user: string;
  /** The site's origin, or an empty string. */
  readonly site: string;
  /** What happened to the session, if there was one. */
  readonly session?: string;
}

/**
 * The report for people: one line with the outcome, then the details. Lines are wrapped if `columns` are
 * given.
 */
function textOf(
  report: Report,
  { brandName, user, site, session }: TextDetails,
  paint: Paint,
  columns?: number,
): string {
  const { exitCode, headline } = OUTCOMES[report.outcome];
  const { error, destination, followed, reference, brand } = report;
  // A mistake in the command line gets plain sentences without a table, and so does a run without a login.
  if (error !== undefined && (report.outcome === 'usage' || (reference === null && brand === null))) {
    return plainText(error, columns);
  }
  const place = [brandName === '' ? '' : ` to ${inert(brandName)}`, user === '' ? '' : ` as ${inert(user)}`];
  const code = error?.code === undefined ? '' : ` (code ${error.code})`;
  const [first = '', ...more] = wrap(
    error === undefined ? `${headline}${place.join('')}.` : `${headline}: ${inert(error.message)}${code}`,
    columns,
  );
  const end = error === undefined ? first.length : headline.length + 1;
  const colour = exitCode === 0 ? paint.good : paint.bad;
  const rows: Row[] = [
    ...(error === undefined ? [] : [['Next', inert(error.next)]]),
    ...(destination === undefined ? [] : destinationRows(destination)),
    ...(followed === undefined ? [] : [followedRow(followed)]),
    ...(site === '' || exitCode === 0 ? [] : [['Site', site]]),
    ...(session === undefined ? [] : [['Session', session]]),
    ...(reference === null || report.steps.length === 0 ? [] : [['Reference', reference]]),
  ];
  return lines(`${colour(first.slice(0, end))}${first.slice(end)}`, ...more, ...table(rows, paint, columns));
}

/** A problem as plain sentences, with its single points in lines of their own. */
function plainText({ message, details = [], next }: Problem<string>, columns?: number): string {
  if (details.length === 0) return lines(...wrap(`${ended(inert(message))} ${inert(next)}`, columns));
  const room = columns ? columns - 2 : columns;
  const points = details.flatMap((detail) => wrap(inert(detail), room).map((line) => `  ${line}`));
  return lines(...wrap(inert(message), columns), ...points, ...wrap(inert(next), columns));
}

function destinationRows({ kind, origin, path, parameters }: NonNullable<Report['destination']>): Row[] {
  const names = Object.keys(parameters).map(inert);
  const width = Math.max(0, ...names.map(({ length }) => length));
  const address = `${kind === 'form-post' ? 'form post to ' : ''}${inert(origin)}${inert(path)}`;
  const values = Object.values(parameters).map(inert);
  return [
    ['Destination', address],
    ...names.map((name, at): Row => ['', `${name.padEnd(width)}  ${values[at] ?? ''}`]),
  ];
}

const followedRow = ({ accepted, status, origin, path }: NonNullable<Report['followed']>): Row => [
  'Opened',
  `${accepted ? 'accepted' : 'not accepted'} by ${inert(origin)}${inert(path)} (HTTP ${status})`,
];

const lines = (...texts: readonly string[]): string => `${texts.join('\n')}\n`;
