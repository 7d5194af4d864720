const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000 };
const LONGEST = 3_600_000;

/** Reads a time such as `2s`, `500ms` or `1m`, in milliseconds. Null if it is none, or longer than an hour. */
export function readDuration(text: string): number | null {
  const [, number = '', unit = 's'] = /^(\d{1,7}(?:\.\d{1,3})?) ?(ms|s|m)$/.exec(text) ?? [];
  const duration = number === '' ? Number.NaN : Number(number) * (UNITS[unit] ?? 1);
  return duration > 0 && duration <= LONGEST ? duration : null;
}

/** A time for people. */
export const durationText = (ms: number): string =>
  ms < 1_000 ? `${Math.round(ms)} ms` : `${Math.round(ms / 10) / 100} s`;
