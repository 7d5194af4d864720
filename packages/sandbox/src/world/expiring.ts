/** How often the expired entries are looked for, in milliseconds. */
const sweepEveryMs = 30_000;
/** Of so many entries that only a runaway loop makes them, a tenth goes at once. */
const share = 10;

/**
 * A store whose entries expire. They are swept now and then and not at every turn: a Map that loses its first entry
 * each time is walked over its own gaps.
 */
export interface Expiring<Value> {
  /** A live entry. */
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  /** How many are live. */
  size(): number;
  clear(): void;
}

/** Makes an empty store; `isExpired` judges by the clock that `now` reads. */
export const makeExpiring = <Value>(
  now: () => number,
  isExpired: (value: Value) => boolean,
  limit: number,
): Expiring<Value> => {
  const entries = new Map<string, Value>();
  let sweepAt = 0;
  const sweep = (): void => {
    sweepAt = now() + sweepEveryMs;
    for (const [key, value] of entries) if (isExpired(value)) entries.delete(key);
  };
  const makeRoom = (): void => {
    sweep();
    let left = entries.size < limit ? 0 : Math.ceil(limit / share);
    for (const key of entries.keys()) {
      if (left === 0) return;
      left -= 1;
      entries.delete(key);
    }
  };
  return {
    get: (key) => {
      const value = entries.get(key);
      return value === undefined || isExpired(value) ? undefined : value;
    },
    set: (key, value) => {
      if (entries.size >= limit) makeRoom();
      else if (now() >= sweepAt) sweep();
      entries.set(key, value);
    },
    delete: (key) => {
      entries.delete(key);
    },
    size: () => {
      sweep();
      return entries.size;
    },
    clear: () => entries.clear(),
  };
};
