import { makeCancellation } from '../cancellation/cancellation.ts';

/** Values that wait for their turn, by key. */
export interface Conflation<Key, Value> {
  /** Delivers the value now, if nothing was delivered for the length of the throttle, else at the next turn. */
  put(key: Key, value: Value): void;
  /** Delivers nothing more. */
  close(): void;
}

/** The part of a clock that conflation needs. */
export interface ConflationClock {
  /** Resolves after that many milliseconds, or at once on cancellation. */
  wait(milliseconds: number, cancellation: ReturnType<typeof makeCancellation>): Promise<void>;
}

/**
 * Delivers values at most once per `throttle` milliseconds. Of the values that one key got in the meantime, `merge`
 * makes one. The last value is never lost. With a throttle of 0, every value is delivered at once.
 */
export function makeConflation<Key, Value>(
  throttle: number,
  clock: ConflationClock,
  deliver: (key: Key, value: Value) => void,
  merge: (old: Value, next: Value) => Value,
): Conflation<Key, Value> {
  const closing = makeCancellation();
  let pending = new Map<Key, Value>();
  let resting = false;

  function flush(): void {
    const turn = pending;
    pending = new Map();
    // Before the delivery: a listener may cause the next value.
    rest();
    for (const [key, value] of turn) {
      if (!closing.cancelled) deliver(key, value);
    }
  }

  async function rest(): Promise<void> {
    resting = true;
    await clock.wait(throttle, closing);
    resting = false;
    if (!closing.cancelled && pending.size > 0) flush();
  }

  return {
    put(key, value) {
      if (closing.cancelled) return;
      if (throttle <= 0) {
        deliver(key, value);
        return;
      }
      const old = pending.get(key);
      pending.set(key, old === undefined ? value : merge(old, value));
      if (!resting) flush();
    },
    close: () => closing.cancel(),
  };
}
