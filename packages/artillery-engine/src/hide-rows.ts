import type { Payload } from './artillery.ts';

/** Keeps the rows of a payload, which hold passwords, out of the script that Artillery writes with `DEBUG=runner`. */
export function hideRows(payload: readonly Payload[]): void {
  for (const { data } of payload) {
    if (data === undefined) continue;
    Object.defineProperty(data, 'toJSON', { value: () => `${data.length} rows`, configurable: true });
  }
}
