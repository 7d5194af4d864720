import { type Events, makeEvents } from '../events/events.ts';
import { type JournalEntry, makeEntry, type RawCall, withoutLongBodies } from './journal-entry.ts';
import { type Mask, makeMask } from './mask.ts';

/** The journal's capacity. Beyond it, the oldest calls are dropped. */
export const JOURNAL_LIMIT = 500;

/** The last calls that reached the sandbox. */
export interface Journal {
  record(call: RawCall): void;
  /** Newest first. */
  entries(): readonly JournalEntry[];
  readonly subscribe: Events<JournalEntry>['subscribe'];
  clear(): void;
}

/** Masking costs more than a call itself, so an entry is made when somebody reads it. */
function lazily(make: () => JournalEntry): () => JournalEntry {
  let made: JournalEntry | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A mask that is renewed when there are more passwords to hide. */
function makeCurrentMask(passwords: () => readonly string[]): () => Mask {
  let mask = makeMask([]);
  let size = 0;
  return () => {
    const known = passwords();
    if (known.length !== size) mask = makeMask(known);
    size = known.length;
    return mask;
  };
}

/**
 * Makes an empty journal. Secrets are masked by the name of their field and, because they can occur anywhere, by their
 * value: `passwords` lists those that anybody has. `log` is called with one line for each call.
 */
export function makeJournal(passwords: () => readonly string[], log?: (line: string) => void): Journal {
  const slots: ((() => JournalEntry) | undefined)[] = [];
  const events = makeEvents<JournalEntry>();
  const currentMask = makeCurrentMask(passwords);
  let listeners = 0;
  let count = 0;
  return {
    record: (raw) => {
      const call = withoutLongBodies(raw);
      count += 1;
      const id = count;
      const slot = lazily(() => makeEntry(id, call, currentMask()));
      slots[(id - 1) % JOURNAL_LIMIT] = slot;
      if (listeners > 0) events.emit(slot());
      if (log === undefined) return;
      const { brand, method, path, status, ms } = slot();
      log(`${brand} ${method} ${path} ${status} ${ms} ms`);
    },
    entries: () =>
      slots.flatMap((slot) => (slot === undefined ? [] : [slot()])).sort((left, right) => right.id - left.id),
    subscribe: (listener) => {
      listeners += 1;
      const unsubscribe = events.subscribe(listener);
      return () => {
        listeners -= 1;
        unsubscribe();
      };
    },
    clear: () => {
      slots.length = 0;
      count = 0;
    },
  };
}
