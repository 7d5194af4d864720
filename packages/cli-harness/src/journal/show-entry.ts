import type { Io } from '../io.ts';
import { isTelling } from '../report/telling-header.ts';
import { inert } from '../terminal/inert.ts';
import { type Paint, paintFor } from '../terminal/paint.ts';
import type { Header, JournalEntry, Message } from './entry.ts';

const LONGEST = 600;

/** Writes each entry to standard error, as `--verbose` does. */
export function makeVerbose({ stderr, env }: Pick<Io, 'stderr' | 'env'>): (entry: JournalEntry) => void {
  const paint = paintFor(stderr, env);
  return (entry) => {
    stderr.write(textOf(entry, paint));
  };
}

/** An entry for people: one line with the outcome, then what was sent (`>`) and received (`<`). */
function textOf(
  { method, url, request, answer, wait, receive, failure }: JournalEntry,
  paint: Paint,
): string {
  const status =
    answer === null ? paint.bad('no answer') : paintStatus(answer.status, answer.statusText, paint);
  const figures = [
    `${wait + receive} ms`,
    ...(answer === null ? [] : [sizeOf(answer.size)]),
    ...(failure === undefined ? [] : [failure]),
  ];
  return [
    `${paint.strong(`${method} ${inert(url)}`)}  ${status}  ${inert(figures.join(', '))}`,
    ...linesOf('>', request, paint),
    ...(answer === null ? [] : linesOf('<', answer, paint)),
    '',
  ].join('\n');
}

function paintStatus(status: number, statusText: string, paint: Paint): string {
  const text = inert(`${status} ${statusText}`.trimEnd());
  return status < 400 ? paint.good(text) : paint.bad(text);
}

const linesOf = (arrow: string, { headers, body }: Message, paint: Paint): string[] => [
  ...headers
    .filter(([name]) => isTelling(name))
    .map(([name, value]: Header) => paint.faint(`  ${arrow} ${inert(`${name}: ${value}`)}`)),
  ...(body === null ? [] : [`  ${arrow} ${inert(shortened(body))}`]),
];

const shortened = (body: string): string =>
  body.length <= LONGEST ? body : `${body.slice(0, LONGEST)}… (${body.length - LONGEST} more characters)`;

const sizeOf = (bytes: number): string => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} KB`);
