import type { KeyValueStore } from '@gatehouse-login/core';

/** Makes a store that lasts as long as the program runs. `now` is the time in epoch milliseconds. */
export function makeMemoryStore(now: () => number = Date.now): KeyValueStore {
  const values = new Map<string, { readonly text: string; readonly expires: number }>();
  return {
    async read(key) {
      const value = values.get(key);
      if (value !== undefined && value.expires > now()) return value.text;
      values.delete(key);
      return null;
    },
    async write(key, text, lifetime) {
      values.set(key, { text, expires: now() + lifetime });
    },
    async remove(key) {
      values.delete(key);
    },
  };
}
