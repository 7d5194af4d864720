import type { Payload } from './artillery.ts';

/** Hides the rows of a payload from `DEBUG=runner`, which prints the whole script. Rows contain passwords. */
export function hideRows(payload: readonly Payload[]): void {
  for (const { data } of payload) {
    if (data === undefined) continue;
    Object.defineProperty(data, 'toJSON', { value: () => `${data.length} rows`, configurable: true });
  }
}
