import type { KeyValueStore } from '@gatehouse-login/core';

/** Makes a store that lasts as long as the program runs. */
export function makeMemoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    read: async (key) => values.get(key) ?? null,
    write: async (key, value) => {
      values.set(key, value);
    },
    remove: async (key) => {
      values.delete(key);
    },
  };
}
