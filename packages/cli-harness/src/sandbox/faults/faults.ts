import type { Result } from 'neverthrow';
import type { Brand } from '../brands.ts';
import type { Fault, FaultCall } from './fault.ts';
import { type InvalidFault, readFault } from './read-fault.ts';

/** Who calls what: the facts by which a fault is chosen. */
export interface FaultTarget {
  readonly call: FaultCall;
  readonly brand: Brand;
  readonly person: string | undefined;
}

/** The faults that are set, oldest first. */
export interface Faults {
  /** Sets a fault, from a `FaultRequest` or anything else that may be one. */
  add(request: unknown): Result<Fault, InvalidFault>;
  list(): readonly Fault[];
  /** Takes one fault away; false when there was none of that id. */
  remove(id: string): boolean;
  clear(): void;
  /** The first fault that fits a call; it counts as used once. */
  take(target: FaultTarget): Fault | undefined;
}

/** Makes an empty store. */
export const makeFaults = (): Faults => {
  let faults: Fault[] = [];
  let made = 0;
  return {
    add: (request) =>
      readFault(request).map((read) => {
        made += 1;
        const fault: Fault = { ...read, id: `fault-${made}` };
        faults = [...faults, fault];
        return fault;
      }),
    list: () => faults,
    remove: (id) => {
      const before = faults.length;
      faults = faults.filter((fault) => fault.id !== id);
      return faults.length < before;
    },
    clear: () => {
      faults = [];
    },
    take: ({ call, brand, person }) => {
      const found = faults.find(
        (fault) =>
          fault.call === call &&
          (fault.brand ?? brand) === brand &&
          (fault.person === undefined || fault.person === person),
      );
      if (found?.count !== undefined) {
        const left = found.count - 1;
        faults = faults.flatMap((fault) =>
          fault.id !== found.id ? [fault] : left > 0 ? [{ ...fault, count: left }] : [],
        );
      }
      return found;
    },
  };
};
