import type { KeyValueStore } from '../ports/key-value-store.ts';

/** A store whose content can be inspected. */
export interface FakeStore extends KeyValueStore {
  readonly values: ReadonlyMap<string, string>;
}

/** Creates a store in memory, with optional initial values. */
export function fakeStore(initial: Readonly<Record<string, string>> = {}): FakeStore {
  const values = new Map(Object.entries(initial));
  return {
    values,
    read: async (key) => values.get(key) ?? null,
    write: async (key, value) => {
      values.set(key, value);
    },
    remove: async (key) => {
      values.delete(key);
    },
  };
}
