import type { Io } from '../../io.ts';
import { type ExitCode, OUTCOMES } from '../../report/outcome.ts';
import { inert } from '../../terminal/inert.ts';
import { jsonText } from '../../terminal/json-text.ts';
import { paintFor } from '../../terminal/paint.ts';
import { table } from '../../terminal/table.ts';
import { type Finding, STATUSES, type Status } from './finding.ts';

/** The site that was examined. */
export interface Examined {
  readonly origin: string;
  /** Null if the configuration could not be read. */
  readonly brand: string | null;
  readonly name: string;
}

const WORST_FIRST = (Object.keys(STATUSES) as Status[]).toReversed();
const WIDTH = Math.max(...WORST_FIRST.map(({ length }) => length));

/** Writes the findings to stdout, as text or as one JSON object. The worst of them decides the exit code. */
export function writeFindings(
  findings: readonly Finding[],
  { origin, brand, name }: Examined,
  { stdout, env }: Pick<Io, 'stdout' | 'env'>,
  json: boolean,
): ExitCode {
  const worst = WORST_FIRST.find((status) => findings.some((each) => each.status === status)) ?? 'ok';
  const { outcome } = STATUSES[worst];
  const { exitCode } = OUTCOMES[outcome];
  if (json) {
    stdout.write(jsonText({ format: 1, outcome, site: origin, brand, findings }, 2));
    return exitCode;
  }
  const paint = paintFor(stdout, env);
  const who = brand === null ? '' : ` (${name === '' ? brand : `${inert(name)}, ${brand}`})`;
  const lines = findings.flatMap(({ check, status, message, meaning, fix }) => {
    const more = [meaning, fix && `Fix: ${fix}`].filter((text) => text !== undefined);
    const rows = [
      [status.padEnd(WIDTH), inert(`${check}: ${message}`)],
      ...more.map((text) => ['', inert(text)]),
    ];
    return table(rows, { ...paint, faint: paint[STATUSES[status].colour] }, stdout.columns);
  });
  stdout.write([`${paint.strong(origin)}${who}`, '', ...lines, '', summaryOf(findings), ''].join('\n'));
  return exitCode;
}

function summaryOf(findings: readonly Finding[]): string {
  const parts = WORST_FIRST.flatMap((status) => {
    const { one, several } = STATUSES[status];
    const count = findings.filter((each) => each.status === status).length;
    return count === 0 || one === '' ? [] : [`${count} ${count === 1 ? one : several}`];
  });
  return parts.length === 0 ? 'Nothing is wrong.' : `Found: ${parts.join(', ')}.`;
}
