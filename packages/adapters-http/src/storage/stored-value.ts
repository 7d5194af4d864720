import { Result } from 'neverthrow';

/** A text as it is kept: with the version of what it means, and the epoch millisecond at which it ends. */
export interface StoredValue {
  readonly version: number;
  readonly expires: number;
  readonly text: string;
}

/** Writes a value as one text. */
export const encodeStored = ({ version, expires, text }: StoredValue): string =>
  JSON.stringify({ version, expires, text });

/** Reads a kept value; null for whatever this program did not write, or wrote in another version, or has expired. */
export function decodeStored(raw: string, version: number, now: number): string | null {
  const json = Result.fromThrowable((): unknown => JSON.parse(raw))().unwrapOr(null);
  if (typeof json !== 'object' || json === null) return null;
  const { version: found, expires, text } = json as Readonly<Record<string, unknown>>;
  const valid = found === version && Number.isSafeInteger(expires) && (expires as number) > now;
  return valid && typeof text === 'string' ? text : null;
}
