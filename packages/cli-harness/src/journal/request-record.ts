import type { RequestRecord } from '../report/run-report.schema.ts';
import type { Vault } from '../report/vault.ts';
import type { Header, JournalEntry } from './entry.ts';

// A report of many scenarios has many bodies.
const LONGEST = 4_000;

/** An entry of the journal as a report shows it. `start` is when the attempt began, in epoch milliseconds. */
export function requestRecord(
  { startedAt, method, url, request, answer, wait, receive, failure }: JournalEntry,
  start: number,
  { mask }: Pick<Vault, 'mask'>,
): RequestRecord {
  const headers = (all: readonly Header[] = []): [string, string][] =>
    all.map(([name, value]) => [name, mask(value)]);
  const body = (text: string | null = null): string | null => (text === null ? null : shortened(mask(text)));
  return {
    at: Math.max(0, startedAt - start),
    method,
    url: mask(url),
    status: answer?.status ?? null,
    ms: wait + receive,
    timings: { wait, receive },
    sent: request.size,
    received: answer?.size ?? 0,
    ...(failure === undefined ? {} : { error: failure }),
    ...(answer === null ? {} : { statusText: answer.statusText }),
    headers: { sent: headers(request.headers), received: headers(answer?.headers) },
    bodies: { sent: body(request.body), received: body(answer?.body) },
  };
}

const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}… (${text.length - LONGEST} more characters)`;
