import { inert } from './inert.ts';
import { OUTCOMES } from './outcome.ts';
import type { Paint } from './paint.ts';
import type { Report } from './report.ts';

/** What the text tells beside the report. */
export interface TextDetails {
  /** The brand's name for people. */
  readonly brandName: string;
  readonly user: string;
  /** The site's origin, or empty. */
  readonly site: string;
  /** What became of the session, where there was one. */
  readonly session?: string;
}

type Row = readonly [label: string, value: string];

/** The report for people: one line that says it all, then what is worth knowing. */
export function textOf(
  report: Report,
  { brandName, user, site, session }: TextDetails,
  paint: Paint,
): string {
  const { exitCode, headline } = OUTCOMES[report.outcome];
  const { error, destination, reference } = report;
  // A wrong use, and what ended before any login began: plain sentences, without a frame.
  if (error !== undefined && (report.outcome === 'usage' || reference === null)) return plainText(error);
  const place = [brandName === '' ? '' : ` to ${inert(brandName)}`, user === '' ? '' : ` as ${inert(user)}`];
  const first = exitCode === 0 ? paint.good(`${headline}${place.join('')}.`) : paint.bad(`${headline}:`);
  const code = error?.code === undefined ? '' : ` (code ${error.code})`;
  const message = error === undefined ? '' : ` ${inert(error.message)}${code}`;
  const rows: Row[] = [
    ...(error === undefined ? [] : ([['Next', inert(error.next)]] as const)),
    ...(destination === undefined ? [] : destinationRows(destination)),
    ...(site === '' || exitCode === 0 ? [] : ([['Site', site]] as const)),
    ...(session === undefined ? [] : ([['Session', session]] as const)),
    ...(reference === null || report.steps.length === 0 ? [] : ([['Reference', reference]] as const)),
  ];
  return [`${first}${message}`, ...rows.map((row) => rowText(row, paint)), ''].join('\n');
}

function plainText({ message, details = [], next }: NonNullable<Report['error']>): string {
  if (details.length === 0) return `${inert(message)} ${inert(next)}\n`;
  return [inert(message), ...details.map((detail) => `  ${inert(detail)}`), inert(next), ''].join('\n');
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

const LABEL_WIDTH = 'Destination'.length;

const rowText = ([label, value]: Row, paint: Paint): string =>
  `  ${paint.faint(label.padEnd(LABEL_WIDTH))}  ${value}`.trimEnd();
