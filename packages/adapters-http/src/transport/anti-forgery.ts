import { Result } from 'neverthrow';
import { headerValue } from './header-value.ts';
import { parseUrl } from './parse-url.ts';
import type { ReadCookie } from './transport-port.ts';

/** What the anti-forgery header depends on. */
export interface ForgeableRequest {
  readonly method: string;
  /** The address as it resolved, which is the one that is sent to. */
  readonly url: URL;
  /** The site's own origin. */
  readonly origin: string;
  readonly cookie: ReadCookie;
}

/**
 * The anti-forgery header (spec 7): the cookie `XSRF-TOKEN`, sent back on requests that change something, to our own
 * origin alone. The resolved origin decides, never the look of the address (CVE-2025-66035, CVE-2023-45857).
 */
export function antiForgeryHeaders({
  method,
  url,
  origin,
  cookie,
}: ForgeableRequest): Readonly<Record<string, string>> {
  if (!isChange({ method, url, origin })) return {};
  // A frame without storage refuses to show its cookies: as if there were none.
  const token = Result.fromThrowable(cookie)('XSRF-TOKEN').unwrapOr(null);
  const value = token === null || token === '' ? null : headerValue(token);
  return value === null ? {} : { 'X-XSRF-TOKEN': value };
}

/** Whether a request should carry the header and cannot, because the site has set no cookie. */
export const lacksToken = (request: ForgeableRequest): boolean =>
  isChange(request) && Object.keys(antiForgeryHeaders(request)).length === 0;

const isChange = ({ method, url, origin }: Omit<ForgeableRequest, 'cookie'>): boolean =>
  method !== 'GET' && method !== 'HEAD' && isOwn(url, origin);

// A `blob:` address has the origin of the page that made it, and an opaque origin equals no other.
function isOwn(url: URL, origin: string): boolean {
  const overHttp = url.protocol === 'https:' || url.protocol === 'http:';
  return overHttp && url.origin === parseUrl(origin)?.origin;
}
