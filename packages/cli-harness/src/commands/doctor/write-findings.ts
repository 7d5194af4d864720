import type { Io } from '../../io.ts';
import { type ExitCode, OUTCOMES } from '../../report/outcome.ts';
import { inert } from '../../terminal/inert.ts';
import { jsonText } from '../../terminal/json-text.ts';
import { paintFor } from '../../terminal/paint.ts';
import { table } from '../../terminal/table.ts';
import { type Finding, STATUSES } from '../findings/finding.ts';
import { summaryOf, worstOf } from '../findings/summary.ts';

/** The site that was examined. */
export interface Examined {
  readonly origin: string;
  /** Null if the configuration could not be read. */
  readonly brand: string | null;
  readonly name: string;
}

const WIDTH = Math.max(...Object.keys(STATUSES).map(({ length }) => length));

/** Writes the findings to stdout, as text or as one JSON object. The worst of them decides the exit code. */
export function writeFindings(
  findings: readonly Finding[],
  { origin, brand, name }: Examined,
  { stdout, env }: Pick<Io, 'stdout' | 'env'>,
  json: boolean,
): ExitCode {
  const { outcome } = STATUSES[worstOf(findings)];
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
