import type { Io } from '../../io.ts';
import { type ExitCode, OUTCOMES } from '../../report/outcome.ts';
import { inert } from '../../terminal/inert.ts';
import { jsonText } from '../../terminal/json-text.ts';
import { type Paint, paintFor } from '../../terminal/paint.ts';
import { table } from '../../terminal/table.ts';
import { type Finding, type Status, worstOf } from './finding.ts';

/** The site that was examined. */
export interface Examined {
  readonly origin: string;
  /** Null if the configuration could not be read. */
  readonly brand: string | null;
  readonly name: string;
}

const COLOURS = {
  ok: 'good',
  skipped: 'faint',
  warning: 'strong',
  fault: 'bad',
  'no answer': 'bad',
} as const satisfies Record<Status, keyof Paint>;

const WIDTH = Math.max(...Object.keys(COLOURS).map(({ length }) => length));

/** Writes the findings to stdout, as text or as one JSON object. The worst of them decides the exit code. */
export function writeFindings(
  findings: readonly Finding[],
  { origin, brand, name }: Examined,
  { stdout, env }: Pick<Io, 'stdout' | 'env'>,
  json: boolean,
): ExitCode {
  const outcome = worstOf(findings);
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
    return table(rows, { ...paint, faint: paint[COLOURS[status]] }, stdout.columns);
  });
  stdout.write([`${paint.strong(origin)}${who}`, '', ...lines, '', summaryOf(findings), ''].join('\n'));
  return exitCode;
}

const WRONG = [
  ['no answer', 'check without an answer', 'checks without an answer'],
  ['fault', 'fault', 'faults'],
  ['warning', 'warning', 'warnings'],
] as const satisfies readonly (readonly [Status, one: string, several: string])[];

function summaryOf(findings: readonly Finding[]): string {
  const parts = WRONG.flatMap(([status, one, several]) => {
    const count = findings.filter((each) => each.status === status).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
  });
  return parts.length === 0 ? 'Nothing is wrong.' : `Found: ${parts.join(', ')}.`;
}
