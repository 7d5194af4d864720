import type { Io } from '../io.ts';
import type { RequestRecord } from '../report/run-report.schema.ts';
import { isTelling } from '../report/telling-header.ts';
import type { Vault } from '../report/vault.ts';
import { inert } from '../terminal/inert.ts';
import { type Paint, paintFor } from '../terminal/paint.ts';
import { recordFetch } from './record-fetch.ts';
import type { Header } from './redact.ts';

type Fetch = typeof globalThis.fetch;

/** The requests of a login and their answers. */
export interface Traffic {
  /** Wraps the fetch that reaches the network. */
  readonly through: (fetch: Fetch) => Fetch;
  /** What was sent and received until now, for a report. `start` is when the attempt began, in epoch milliseconds. */
  readonly requests: (start: number) => RequestRecord[];
}

/** Records the requests of a login. With `verbose`, each is shown on standard error. */
export function makeTraffic(
  { verbose }: { readonly verbose: boolean },
  { stderr, env }: Pick<Io, 'stderr' | 'env'>,
  vault: Vault,
): Traffic {
  const records: RequestRecord[] = [];
  const paint = paintFor(stderr, env);
  return {
    through: (fetch) =>
      recordFetch(fetch, vault, (record) => {
        records.push(record);
        if (verbose) stderr.write(textOf(record, paint));
      }),
    requests: (start) => records.map((record) => reported(record, start, vault)),
  };
}

// A report of many scenarios has many bodies.
const LONGEST_REPORTED = 4_000;
const LONGEST_SHOWN = 600;

/** A record as a report has it. What became known as a secret since is masked, too. */
function reported(record: RequestRecord, start: number, { mask }: Pick<Vault, 'mask'>): RequestRecord {
  const { at, url, headers, bodies } = record;
  const masked = (all: readonly Header[] = []): Header[] => all.map(([name, value]) => [name, mask(value)]);
  const body = (text: string | null = null): string | null => text && shortened(mask(text), LONGEST_REPORTED);
  return {
    ...record,
    at: Math.max(0, at - start),
    url: mask(url),
    headers: { sent: masked(headers?.sent), received: masked(headers?.received) },
    bodies: { sent: body(bodies?.sent), received: body(bodies?.received) },
  };
}

/** A record for people: one line with the outcome, then what was sent (`>`) and received (`<`). */
function textOf(record: RequestRecord, paint: Paint): string {
  const { method, url, status, statusText = '', ms, received, error } = record;
  const figures = [
    `${ms} ms`,
    ...(status === null ? [] : [sizeOf(received)]),
    ...(error === undefined ? [] : [error]),
  ];
  const colour = status !== null && status < 400 ? paint.good : paint.bad;
  const answer = colour(status === null ? 'no answer' : inert(`${status} ${statusText}`.trimEnd()));
  return [
    `${paint.strong(`${method} ${inert(url)}`)}  ${answer}  ${inert(figures.join(', '))}`,
    ...linesOf('>', 'sent', record, paint),
    ...linesOf('<', 'received', record, paint),
    '',
  ].join('\n');
}

function linesOf(
  arrow: string,
  half: 'sent' | 'received',
  { headers, bodies }: RequestRecord,
  paint: Paint,
): readonly string[] {
  const body = bodies?.[half] ?? null;
  const told = headers?.[half].filter(([name]) => isTelling(name)) ?? [];
  return [
    ...told.map(([name, value]) => paint.faint(`  ${arrow} ${inert(`${name}: ${value}`)}`)),
    ...(body === null ? [] : [`  ${arrow} ${inert(shortened(body, LONGEST_SHOWN))}`]),
  ];
}

const shortened = (body: string, longest: number): string =>
  body.length <= longest ? body : `${body.slice(0, longest)}… (${body.length - longest} more characters)`;

const sizeOf = (bytes: number): string => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} KB`);
