import { type KeyValueStore, REMEMBERED_FOR } from '@gatehouse-login/core';
import { Result } from 'neverthrow';
import { decodeStored, encodeStored } from './stored-value.ts';
import type { WebStorage } from './web-storage.ts';

/** How values are kept. */
export interface VersionedStoreOptions {
  /** Raised when the meaning of a value changes; values of another version are dropped. */
  readonly version: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Milliseconds from writing to expiry; a year unless given. */
  readonly lifetime?: number;
  /** Set before each key; none unless given, so that the keys are those of spec 3. */
  readonly prefix?: string;
}

/**
 * Keeps texts in web storage, each with its version and expiry inside its value. Corrupt, expired and other versions'
 * values are removed when they are read. Where storage is off, full or throws, values live in memory for as long as
 * the page does; nothing here ever fails.
 */
export function makeVersionedStore(
  storage: WebStorage | null,
  options: VersionedStoreOptions,
): KeyValueStore {
  const { version, now, lifetime = REMEMBERED_FOR, prefix = '' } = options;
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
      // What is in memory could not be stored, and is newer than what is.
      const raw = memory.get(name) ?? attempt((open) => open.getItem(name));
      if (typeof raw !== 'string') return null;
      const text = decodeStored(raw, version, now());
      if (text === null) remove(name);
      return text;
    },
    async write(key, text) {
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
