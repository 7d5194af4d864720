import type { KeyValueStore } from '../ports/key-value-store.ts';

/** A store whose content can be looked at. */
export interface FakeStore extends KeyValueStore {
  readonly values: ReadonlyMap<string, string>;
}

/** Keeps texts in a map, which may be filled beforehand. */
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
