import { Result } from 'neverthrow';

/** The part of the browser's `Storage` that is used. */
export interface WebStorage {
  /** Returns the value of a key, or null. */
  getItem(key: string): string | null;
  /** Keeps a value under a key. Browsers throw when the storage is full or blocked. */
  setItem(key: string, value: string): void;
  /** Removes a key and its value. */
  removeItem(key: string): void;
}

/**
 * Reads a storage, as in `() => window.localStorage`. Null if the browser refuses: it throws as soon as
 * the property is read.
 */
export function storageOrNull(ask: () => WebStorage | null | undefined): WebStorage | null {
  return Result.fromThrowable(ask)().unwrapOr(null) ?? null;
}
