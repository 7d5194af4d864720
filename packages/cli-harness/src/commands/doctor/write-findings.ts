import type { Io } from '../../io.ts';
import { type ExitCode, OUTCOMES } from '../../report/outcome.ts';
import { inert } from '../../terminal/inert.ts';
import { jsonText } from '../../terminal/json-text.ts';
import { type Paint, paintFor } from '../../terminal/paint.ts';
import { wrap } from '../../terminal/table.ts';
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
const INDENT = '  ';

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
  const lines = [`${paint.strong(origin)}${who}`, ''];
  for (const { check, status, message, meaning, fix } of findings) {
    const label = paint[COLOURS[status]](status);
    const texts = [
      `${check}: ${message}`,
      ...(meaning === undefined ? [] : [meaning]),
      ...(fix === undefined ? [] : [`Fix: ${fix}`]),
    ];
    const room = stdout.columns ? stdout.columns - WIDTH - 2 * INDENT.length : 0;
    const [first = '', ...rest] = texts.flatMap((text) => wrap(inert(text), room));
    lines.push(`${INDENT}${label}${' '.repeat(WIDTH - status.length)}${INDENT}${first}`);
    for (const line of rest) lines.push(`${' '.repeat(WIDTH + 2 * INDENT.length)}${line}`);
  }
  lines.push('', summaryOf(findings), '');
  stdout.write(lines.join('\n'));
  return exitCode;
}

function summaryOf(findings: readonly Finding[]): string {
  const count = (status: Status) => findings.filter((each) => each.status === status).length;
  const parts = (['no answer', 'fault', 'warning'] as const).flatMap((status) => {
    const number = count(status);
    const name = number === 1 || status === 'no answer' ? status : `${status}s`;
    return number === 0
      ? []
      : [
          status === 'no answer'
            ? `${number} check${number === 1 ? '' : 's'} without an answer`
            : `${number} ${name}`,
        ];
  });
  return parts.length === 0 ? 'Nothing is wrong.' : `Found: ${parts.join(', ')}.`;
}
