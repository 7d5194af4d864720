import type { KeyValueStore } from '@gatehouse-login/core';
import { Result } from 'neverthrow';
import { decodeStored, encodeStored } from './stored-value.ts';
import type { WebStorage } from './web-storage.ts';

/** Options of a store. */
export interface VersionedStoreOptions {
  /** Raise it when the meaning of a value changes. Values of another version are dropped. */
  readonly version: number;
  /** The time in epoch milliseconds. */
  readonly now: () => number;
  /** Added in front of each key. Empty by default, so that the keys are those of spec 3. */
  readonly prefix?: string;
}

/**
 * Makes a store over web storage. Each value contains its version and expiry. A value that is corrupt,
 * expired or of another version is removed when it is read. If the storage is off, full or throws, values
 * stay in memory as long as the page is open. Nothing here ever fails.
 */
export function makeVersionedStore(
  storage: WebStorage | null,
  options: VersionedStoreOptions,
): KeyValueStore {
  const { version, now, prefix = '' } = options;
  const memory = new Map<string, string>();
  const attempt = <T>(use: (storage: WebStorage) => T): T | null =>
    storage === null ? null : Result.fromThrowable(() => use(storage))().unwrapOr(null);

  function remove(key: string): void {
    memory.delete(key);
    attempt((open) => open.removeItem(key));
  }

  return {
    async read(key) {
      const name = prefix + key;
      // A value is in memory only if it could not be stored. It is newer than a stored one.
      const raw = memory.get(name) ?? attempt((open) => open.getItem(name));
      if (typeof raw !== 'string') return null;
      const text = decodeStored(raw, version, now());
      if (text === null) remove(name);
      return text;
    },
    async write(key, text, lifetime) {
      const name = prefix + key;
      const raw = encodeStored({ version, expires: now() + lifetime, text });
      remove(name);
      const stored = attempt((open) => {
        open.setItem(name, raw);
        return true;
      });
      if (stored === null) memory.set(name, raw);
    },
    async remove(key) {
      remove(prefix + key);
    },
  };
}
