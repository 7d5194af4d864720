import type { Io } from '../io.ts';
import type { Vault } from '../report/vault.ts';
import type { JournalEntry } from './entry.ts';
import { recordFetch } from './record-fetch.ts';
import { makeVerbose } from './show-entry.ts';

type Fetch = typeof globalThis.fetch;

/** The requests of a login and their answers. */
export interface Traffic {
  /** Wraps the fetch that reaches the network. */
  readonly through: (fetch: Fetch) => Fetch;
  /** What was sent and received until now, without secrets. */
  readonly entries: () => readonly JournalEntry[];
}

/** Records the requests of a login. With `verbose`, each is shown on standard error. */
export function makeTraffic(
  { verbose }: { readonly verbose: boolean },
  io: Pick<Io, 'stderr' | 'env'>,
  vault: Vault,
): Traffic {
  const entries: JournalEntry[] = [];
  const show = verbose ? makeVerbose(io) : () => {};
  return {
    through: (fetch) =>
      recordFetch(fetch, vault, (entry) => {
        entries.push(entry);
        show(entry);
      }),
    entries: () => entries,
  };
}
