const SWEEP_EVERY_MS = 30_000;

/** A full store drops one in this many entries. */
const DROPPED = 10;

/**
 * A store whose entries expire. Expired entries are removed now and then and not at every call, since a Map that
 * keeps losing its first entry becomes slow to walk.
 */
export interface Expiring<Value> {
  /** The entry of a key, unless it has expired. */
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  /** How many entries have not expired. */
  size(): number;
  clear(): void;
}

/** Makes an empty store of at most `limit` entries. */
export function makeExpiring<Value>(
  now: () => number,
  isExpired: (value: Value) => boolean,
  limit: number,
): Expiring<Value> {
  const entries = new Map<string, Value>();
  let sweepAt = 0;
  function sweep(): void {
    sweepAt = now() + SWEEP_EVERY_MS;
    for (const [key, value] of entries) if (isExpired(value)) entries.delete(key);
  }
  function makeRoom(): void {
    sweep();
    let left = entries.size < limit ? 0 : Math.ceil(limit / DROPPED);
    for (const key of entries.keys()) {
      if (left === 0) return;
      left -= 1;
      entries.delete(key);
    }
  }
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
}
