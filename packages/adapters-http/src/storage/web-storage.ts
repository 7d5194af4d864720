import { Result } from 'neverthrow';

/** As much of the browser's `Storage` as is needed. */
export interface WebStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Asks for a storage (`() => window.localStorage`); null where the browser refuses, which it does by throwing as
 * soon as the property is read.
 */
export function storageOrNull(ask: () => WebStorage | null | undefined): WebStorage | null {
  return Result.fromThrowable(ask)().unwrapOr(null) ?? null;
}
