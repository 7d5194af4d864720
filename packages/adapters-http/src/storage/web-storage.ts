import { Result } from 'neverthrow';

/** The part of the browser's `Storage` that is used. */
export interface WebStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Reads a storage, as in `() => window.localStorage`. Null if the browser refuses: it throws as soon as
 * the property is read.
 */
export function storageOrNull(ask: () => WebStorage | null | undefined): WebStorage | null {
  return Result.fromThrowable(ask)().unwrapOr(null) ?? null;
}
