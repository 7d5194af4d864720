import { Result } from 'neverthrow';

/** Parses an address, against a base if given. Null if it is invalid. Node 20 has no `URL.parse`. */
export function parseUrl(address: string, base?: string): URL | null {
  return Result.fromThrowable(() => new URL(address, base))().unwrapOr(null);
}
