const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const SECONDS = /^[+-]?\d{1,400}(?:\.\d{1,20})?$/;
// The three date formats of RFC 9110 5.6.7: the current one, that of RFC 850, and that of C's asctime.
const FIXDATE = /^[A-Z][a-z]{2}, (?<day>\d{2}) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) (?<time>[\d:]{8}) GMT$/;
const RFC_850 =
  /^[A-Z][a-z]{5,8}, (?<day>\d{2})-(?<month>[A-Z][a-z]{2})-(?<year>\d{2}) (?<time>[\d:]{8}) GMT$/;
const ASCTIME = /^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \d]\d) (?<time>[\d:]{8}) (?<year>\d{4})$/;

/** The shortest and the longest wait, in seconds. */
export const RETRY_AFTER_LIMITS = { least: 1, most: 60 } as const;

/**
 * The seconds of a `Retry-After` header, from 1 to 60. A date is compared with the `Date` header of the
 * same answer, never with the local clock; without that header it means the longest wait. Null if
 * `Retry-After` is missing or malformed.
 */
export function retryAfterSeconds(retryAfter: string | null, date: string | null): number | null {
  const text = retryAfter?.trim() ?? '';
  if (SECONDS.test(text)) return clamp(Number(text));
  const until = httpDate(text);
  if (until === null) return null;
  const now = httpDate(date?.trim() ?? '');
  return clamp(now === null ? RETRY_AFTER_LIMITS.most : (until - now) / 1000);
}

function clamp(seconds: number): number {
  return Math.min(Math.max(Math.ceil(seconds), RETRY_AFTER_LIMITS.least), RETRY_AFTER_LIMITS.most);
}

// `Date.parse` accepts almost any text, and each engine accepts others.
function httpDate(text: string): number | null {
  const parts = (FIXDATE.exec(text) ?? RFC_850.exec(text) ?? ASCTIME.exec(text))?.groups;
  const month = MONTHS.indexOf(parts?.month ?? '');
  const time = /^(\d{2}):(\d{2}):(\d{2})$/.exec(parts?.time ?? '');
  if (parts === undefined || month < 0 || time === null) return null;
  const year = Number(parts.year);
  const fullYear = year < 70 ? year + 2000 : year < 100 ? year + 1900 : year;
  return Date.UTC(fullYear, month, Number(parts.day), Number(time[1]), Number(time[2]), Number(time[3]));
}
