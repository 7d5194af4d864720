import { Result } from 'neverthrow';

/** Parses an address against a base; null for what is none. (`URL.parse` is missing from Node 20.) */
export function parseUrl(address: string, base?: string): URL | null {
  return Result.fromThrowable(() => new URL(address, base))().unwrapOr(null);
}
