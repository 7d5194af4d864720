import { Result } from 'neverthrow';

/** A text in storage, with the version of its meaning and its expiry in epoch milliseconds. */
export interface StoredValue {
  readonly version: number;
  readonly expires: number;
  readonly text: string;
}

/** Encodes a value for storage. */
export const encodeStored = ({ version, expires, text }: StoredValue): string =>
  JSON.stringify({ version, expires, text });

/**
 * Decodes a stored value. Null if it has expired, has another version, or was not written by this program.
 */
export function decodeStored(raw: string, version: number, now: number): string | null {
  const json = Result.fromThrowable((): unknown => JSON.parse(raw))().unwrapOr(null);
  if (typeof json !== 'object' || json === null) return null;
  const { version: found, expires, text } = json as Readonly<Record<string, unknown>>;
  const valid = found === version && Number.isSafeInteger(expires) && (expires as number) > now;
  return valid && typeof text === 'string' ? text : null;
}
