import { Result } from 'neverthrow';
import type { JournalEntry } from './entry.ts';

/** A request, without its secrets. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
}

type Recorded = Pick<JournalEntry, 'method' | 'url' | 'request'>;

/** A request in a few words, such as `POST http://localhost:4301/api/v2/Session`. */
export const summaryOf = ({ method, url }: Pick<Asked, 'method' | 'url'>): string => `${method} ${url}`;

/** A sentence about the recorded request that is most like another one, and what differs. */
export function nearestTo(asked: Asked, recorded: readonly Recorded[]): string {
  const [nearest] = recorded
    .map((entry) => ({ entry, likeness: likenessOf(asked, entry) }))
    .sort((a, b) => b.likeness - a.likeness);
  if (nearest === undefined) return 'It is empty.';
  const differing = differencesOf(asked, nearest.entry);
  return differing.length === 0
    ? `It has ${summaryOf(nearest.entry)} only as often as it was recorded.`
    : `The nearest is ${summaryOf(nearest.entry)}, which differs in ${differing.join(', ')}.`;
}

function likenessOf(asked: Asked, entry: Recorded): number {
  const [mine, theirs] = [partsOf(asked.url), partsOf(entry.url)];
  return (
    (asked.method === entry.method ? 2 : 0) +
    (mine.origin === theirs.origin ? 1 : 0) +
    8 * commonStart(mine.path.split('/'), theirs.path.split('/')) -
    0.1 * differencesOf(asked, entry).length
  );
}

function differencesOf(asked: Asked, { method, url, request }: Recorded): string[] {
  const [mine, theirs] = [partsOf(asked.url), partsOf(url)];
  const body = asked.body === request.body ? [] : fieldsThatDiffer(asked.body, request.body);
  return [
    ...(asked.method === method ? [] : ['the method']),
    ...(mine.origin === theirs.origin ? [] : ['the origin']),
    ...(mine.path === theirs.path ? [] : ['the path']),
    ...(mine.query === theirs.query ? [] : ['the query']),
    ...body,
  ];
}

function fieldsThatDiffer(mine: string | null, theirs: string | null): string[] {
  const [a, b] = [fieldsOf(mine), fieldsOf(theirs)];
  if (a === null || b === null) return ['the body'];
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => name !== 'appVersion');
  return names
    .filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]))
    .map((name) => `the field ${name} of the body`);
}

const parse = Result.fromThrowable((text: string): unknown => JSON.parse(text));

function fieldsOf(body: string | null): Readonly<Record<string, unknown>> | null {
  const value = parse(body ?? '').unwrapOr(null);
  return typeof value === 'object' && value !== null ? { ...value } : null;
}

function partsOf(url: string): { readonly origin: string; readonly path: string; readonly query: string } {
  const [, origin = '', path = '', query = ''] = /^([^:/]*:\/\/[^/?#]*)?([^?#]*)(.*)$/s.exec(url) ?? [];
  return { origin, path, query };
}

/** How much of the longer list is the same as in the other one, from the start: 0 to 1. */
function commonStart(one: readonly string[], other: readonly string[]): number {
  const first = one.findIndex((each, at) => each !== other[at]);
  return (first === -1 ? one.length : first) / Math.max(one.length, other.length);
}
