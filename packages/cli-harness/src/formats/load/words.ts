const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const SHORT = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });

/** Formats a count, as in `1,204`. */
export const countText = (count: number): string => WHOLE.format(count);

/** Formats a rate per second, as in `38.5`. */
export const rateText = (rate: number): string => (rate >= 100 ? WHOLE : SHORT).format(rate);

/** Formats a duration in milliseconds, as in `412 ms` and `1.24 s`. */
export const timeText = (ms: number): string =>
  ms < 999.5 ? `${SHORT.format(ms)} ms` : `${SHORT.format(ms / 1_000)} s`;

/** Formats a duration in seconds, as in `40 s`, `2 min`, `2 min 30 s` and `1 h 5 min`. */
export function spanText(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [
    [Math.floor(whole / 3_600), 'h'],
    [Math.floor(whole / 60) % 60, 'min'],
    [whole % 60, 's'],
  ] as const;
  const told = parts.filter(([amount]) => amount > 0).map(([amount, unit]) => `${amount} ${unit}`);
  return told.slice(0, 2).join(' ') || '0 s';
}

/** Formats a time for an axis: minutes and seconds, as in `1:30`, or hours and minutes in a run of hours, as in `1:30 h`. */
export function momentText(seconds: number, span: number): string {
  const [unit, end] = span < 3_600 ? [60, ''] : [3_600, ' h'];
  const rest = Math.round(((seconds % unit) * 60) / unit);
  return `${Math.floor(seconds / unit)}:${String(rest).padStart(2, '0')}${end}`;
}

/** Formats a share of a whole, as in `12.5%`. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${SHORT.format((part / whole) * 100)}%`;

/** Formats the first figure divided by the second one, as in `× 0.82`. */
export const ratioText = (first: number | null, second: number | null): string =>
  first === null || second === null || second === 0 ? '–' : `× ${SHORT.format(first / second)}`;
