import { Result } from 'neverthrow';
import { headerValue } from './header-value.ts';
import { parseUrl } from './parse-url.ts';
import type { ReadCookie } from './transport-port.ts';

/** What decides about the anti-forgery header. */
export interface ForgeableRequest {
  readonly method: string;
  /** The resolved address, which the request is sent to. */
  readonly url: URL;
  /** The site's own origin. */
  readonly origin: string;
  readonly cookie: ReadCookie;
}

/**
 * The anti-forgery header (spec 7): the value of the cookie `XSRF-TOKEN`, on requests that change
 * something, to the site's own origin only. The resolved origin decides, not the spelling of the address
 * (CVE-2025-66035, CVE-2023-45857).
 */
export function antiForgeryHeaders({
  method,
  url,
  origin,
  cookie,
}: ForgeableRequest): Readonly<Record<string, string>> {
  if (!isChange({ method, url, origin })) return {};
  // A frame without storage throws when its cookies are read. It has none then.
  const token = Result.fromThrowable(cookie)('XSRF-TOKEN').unwrapOr(null);
  const value = token === null || token === '' ? null : headerValue(token);
  return value === null ? {} : { 'X-XSRF-TOKEN': value };
}

/** Whether a request should carry the header and cannot, because the site has set no cookie. */
export const lacksToken = (request: ForgeableRequest): boolean =>
  isChange(request) && Object.keys(antiForgeryHeaders(request)).length === 0;

const isChange = ({ method, url, origin }: Omit<ForgeableRequest, 'cookie'>): boolean =>
  method !== 'GET' && method !== 'HEAD' && isOwn(url, origin);

// A `blob:` address has the origin of the page that made it. An opaque origin equals no other.
function isOwn(url: URL, origin: string): boolean {
  const overHttp = url.protocol === 'https:' || url.protocol === 'http:';
  return overHttp && url.origin === parseUrl(origin)?.origin;
}
