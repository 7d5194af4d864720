import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { ResultAsync } from 'neverthrow';
import type { Io } from '../io.ts';
import type { Secrets } from '../report/secret-watch.ts';
import type { Vault } from '../report/vault.ts';
import type { Cassette } from './cassette.schema.ts';
import type { JournalEntry } from './entry.ts';
import { recordFetch } from './record-fetch.ts';
import { makeReplay } from './replay.ts';
import { makeVerbose } from './show-entry.ts';

type Fetch = typeof globalThis.fetch;

/** What is done with the requests of a login. */
export interface TrafficOptions {
  /** Shows each request on standard error. */
  readonly verbose: boolean;
  /** Answers from this cassette, as the site at `origin`. */
  readonly replay?: { readonly cassette: Cassette; readonly origin: string };
}

/** The requests of a login and their answers. */
export interface Traffic {
  /** Wraps the fetch that reaches the network. */
  readonly through: (fetch: Fetch) => Fetch;
  /** What was sent and received until now, without secrets. */
  readonly entries: () => readonly JournalEntry[];
  /** In a replay: the first request without a recorded answer, in a sentence. */
  readonly missing: () => string | null;
}

/** Records the requests of a login. */
export function makeTraffic(
  { verbose, replay }: TrafficOptions,
  io: Pick<Io, 'stderr' | 'env'>,
  vault: Vault,
): Traffic {
  const entries: JournalEntry[] = [];
  const show = verbose ? makeVerbose(io) : () => {};
  const replayed = replay === undefined ? null : makeReplay(replay.cassette, replay.origin, vault);
  return {
    through: (fetch) =>
      recordFetch(replayed?.fetch ?? fetch, vault, (entry) => {
        entries.push(entry);
        show(entry);
      }),
    entries: () => entries,
    missing: () => replayed?.missing() ?? null,
  };
}

/** Writes a cassette. The error is the name of what went wrong, such as `EACCES`. */
export function writeCassette(
  path: string,
  cassette: Cassette,
  { cwd }: Pick<Io, 'cwd'>,
  { vault, wrote }: Secrets,
): ResultAsync<void, string> {
  const file = resolve(cwd, path);
  // What became a secret after its request is masked now.
  const entries = cassette.entries.map((entry) => maskAll(entry, vault));
  const text = `${JSON.stringify({ ...cassette, entries }, null, 2)}\n`;
  const write = async (): Promise<void> => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    wrote(path);
  };
  return ResultAsync.fromPromise(write(), (error) =>
    error instanceof Error && 'code' in error ? String(error.code) : 'unknown',
  );
}

type Entry = Cassette['entries'][number];

const maskAll = (entry: Entry, { mask }: Vault): Entry => ({
  ...entry,
  url: mask(entry.url),
  request: maskMessage(entry.request, mask),
  answer:
    entry.answer === null
      ? null
      : {
          ...maskMessage(entry.answer, mask),
          status: entry.answer.status,
          statusText: entry.answer.statusText,
        },
});

const maskMessage = ({ headers, body, size }: Entry['request'], mask: Vault['mask']): Entry['request'] => ({
  headers: headers.map(([name, value]) => [name, mask(value)]),
  body: body === null ? null : mask(body),
  size,
});
