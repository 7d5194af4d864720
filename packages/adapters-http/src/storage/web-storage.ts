import { Result } from 'neverthrow';

/** As much of the browser's `Storage` as is needed. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Asks for a storage (`() => window.localStorage`); null where the browser refuses, which it does by throwing as
 * soon as the property is read.
 */
export function storageOrNull(ask: () => WebStorage | null | undefined): WebStorage | null {
  return Result.fromThrowable(ask)().unwrapOr(null) ?? null;
}
