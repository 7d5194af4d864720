import { err, ok, type Result } from 'neverthrow';
import { streamFaultSchema } from './stream-fault.schema.ts';

/**
 * What can go wrong with the stream on purpose. `drop`, `lose` and `end` happen at once, to every connection; the others
 * last until they are cleared, or until they have happened `count` times.
 */
export type StreamFault =
  /** Breaks every connection. The sessions stay, so clients can recover them. */
  | { readonly kind: 'drop' }
  /** Breaks every connection and forgets the sessions. */
  | { readonly kind: 'lose' }
  /** Ends every session with this code. */
  | {
      readonly kind: 'end';
      /** The code that is sent. */
      readonly code: number;
    }
  /** Refuses new sessions with this code. */
  | {
      readonly kind: 'refuse';
      readonly code: number;
      /** How many times it happens. Until it is cleared, by default. */
      readonly count?: number | undefined;
    }
  /** Refuses subscriptions with this code. */
  | { readonly kind: 'refuse-subscription'; readonly code: number; readonly count?: number | undefined }
  /** Delays each write by so many milliseconds. */
  | {
      readonly kind: 'slow';
      /** Milliseconds. */
      readonly ms: number;
    }
  /** Breaks every connection at once, old and new. */
  | { readonly kind: 'gone'; readonly count?: number | undefined }
  /** Confirms subscriptions with one field too many. */
  | { readonly kind: 'wrong-counts'; readonly count?: number | undefined }
  /** Sends nothing, not even signs of life. */
  | { readonly kind: 'silence' }
  /** Sends each line in two pieces: two messages on a WebSocket, two writes over HTTP. */
  | { readonly kind: 'split' }
  /** Answers every attempt to recover a session with `CONERR,20`. */
  | { readonly kind: 'no-recovery' };

/** Why a fault cannot be set, in one sentence. */
export interface InvalidStreamFault {
  readonly kind: 'invalid-stream-fault';
  readonly problem: string;
}

const USAGE =
  'A fault of the stream is {"kind":"drop"}, lose, silence, split or no-recovery; gone or wrong-counts, with "count" if it ends; {"kind":"slow","ms":100}; {"kind":"end","code":35} {"kind":"refuse","code":1} or {"kind":"refuse-subscription","code":17}, the last two with "count" if it ends.';

/** Reads a fault that comes from outside. */
export function readStreamFault(input: unknown): Result<StreamFault, InvalidStreamFault> {
  const read = streamFaultSchema.safeParse(input);
  return read.success ? ok(read.data) : err({ kind: 'invalid-stream-fault', problem: USAGE });
}

/** The faults that last. */
export interface StreamFaults {
  set(fault: StreamFault): void;
  list(): readonly StreamFault[];
  clear(): void;
  /** The fault of this kind, if it is set. */
  find<Kind extends StreamFault['kind']>(kind: Kind): Extract<StreamFault, { kind: Kind }> | undefined;
  /** The same. Counts as one use of it. */
  take<Kind extends StreamFault['kind']>(kind: Kind): Extract<StreamFault, { kind: Kind }> | undefined;
}

/** Makes a store without faults. A fault replaces the one of its kind. */
export function makeStreamFaults(): StreamFaults {
  const set = new Map<StreamFault['kind'], StreamFault>();
  const find: StreamFaults['find'] = (kind) => {
    const fault = set.get(kind);
    return fault?.kind === kind ? (fault as Extract<StreamFault, { kind: typeof kind }>) : undefined;
  };
  return {
    set: (fault) => void set.set(fault.kind, fault),
    list: () => [...set.values()],
    clear: () => set.clear(),
    find,
    take: (kind) => {
      const fault = find(kind);
      if (fault !== undefined && 'count' in fault && fault.count !== undefined) {
        if (fault.count <= 1) set.delete(kind);
        else set.set(kind, { ...fault, count: fault.count - 1 });
      }
      return fault;
    },
  };
}
