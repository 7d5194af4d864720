import type { KeyValueStore } from '../ports/key-value-store.ts';

/** A store whose content can be inspected. */
export interface FakeStore extends KeyValueStore {
  /** What is kept, by key. */
  readonly values: ReadonlyMap<string, string>;
}

/** Creates a store in memory, with optional initial values. `now` is the time that values expire by; it stands still by default. */
export function fakeStore(
  initial: Readonly<Record<string, string>> = {},
  now: () => number = () => 0,
): FakeStore {
  const values = new Map(Object.entries(initial));
  const expiries = new Map<string, number>();
  return {
    values,
    read: async (key) => {
      if ((expiries.get(key) ?? Number.POSITIVE_INFINITY) <= now()) values.delete(key);
      return values.get(key) ?? null;
    },
    write: async (key, value, lifetime) => {
      values.set(key, value);
      expiries.set(key, now() + lifetime);
    },
    remove: async (key) => {
      values.delete(key);
    },
  };
}
