import type { Result } from 'neverthrow';
import type { Brand } from '../brands/brands.ts';
import { type Chance, makeChance } from '../time-and-chance/chance.ts';
import type { Fault, FaultCall, FaultRequest } from './fault.ts';
import { type InvalidFault, readFault } from './read-fault.ts';

/** A call that a fault may hit. */
export interface FaultTarget {
  readonly call: FaultCall;
  readonly brand: Brand | undefined;
  readonly person: string | undefined;
}

export interface Faults {
  /** Sets a fault. The request may come from outside. */
  add(request: unknown): Result<Fault, InvalidFault>;
  /** Oldest first. */
  list(): readonly Fault[];
  /** Returns false if no fault has this id. */
  remove(id: string): boolean;
  clear(): void;
  /** Goes back to the faults that were set at the start. */
  restart(): void;
  /** Returns the first fault that hits a call, and counts one use of that fault. */
  take(target: FaultTarget): Fault | undefined;
}

interface Entry {
  readonly fault: Fault;
  readonly chance: Chance;
}

function fits({ fault }: Entry, { call, brand, person }: FaultTarget): boolean {
  return (
    fault.call === call &&
    (fault.brand === undefined || fault.brand === brand) &&
    (fault.person === undefined || fault.person === person)
  );
}

const hits = ({ fault: { probability }, chance }: Entry): boolean =>
  probability === undefined || chance.fraction() < probability;

/** Makes a store with the faults of `start`, for people of these ids. */
export function makeFaults(
  people: readonly string[],
  chance: Chance,
  start: readonly FaultRequest[] = [],
): Faults {
  let made = 0;
  function entryOf(request: FaultRequest): Entry {
    made += 1;
    const own = request.seed === undefined ? chance : makeChance(request.seed);
    return { fault: { ...request, id: `fault-${made}` }, chance: own };
  }
  let entries: readonly Entry[] = start.map(entryOf);
  function use({ fault: { id, count } }: Entry): void {
    if (count === undefined) return;
    entries = entries.flatMap((entry) => {
      if (entry.fault.id !== id) return [entry];
      return count > 1 ? [{ ...entry, fault: { ...entry.fault, count: count - 1 } }] : [];
    });
  }
  return {
    add: (request) =>
      readFault(request, people).map((read) => {
        const entry = entryOf(read);
        entries = [...entries, entry];
        return entry.fault;
      }),
    list: () => entries.map(({ fault }) => fault),
    remove: (id) => {
      const before = entries.length;
      entries = entries.filter(({ fault }) => fault.id !== id);
      return entries.length < before;
    },
    clear: () => {
      entries = [];
    },
    restart: () => {
      entries = start.map(entryOf);
    },
    take: (target) => {
      if (entries.length === 0) return undefined;
      const found = entries.find((entry) => fits(entry, target) && hits(entry));
      if (found !== undefined) use(found);
      return found?.fault;
    },
  };
}
