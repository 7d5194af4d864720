import { parseUrl } from './parse-url.ts';

/** What relative addresses are read against. */
export interface AddressBases {
  /** The API base without a trailing slash (spec 7); empty where only files are read. */
  readonly apiBase: string;
  /** The address that the site's own files lie under, with a trailing slash. */
  readonly siteBase: string;
}

/**
 * Where a request goes: a path of the `api`, a `file` of the site's own, or `elsewhere`, by an address that the
 * caller gave whole.
 */
export interface ResolvedAddress {
  readonly url: URL;
  readonly target: 'api' | 'file' | 'elsewhere';
}

// Two schemes and two hosts: whatever keeps both is relative, however it is spelt.
const PROBES = ['http://one.invalid', 'https://two.invalid'] as const;

/**
 * The request rule (spec 7): relative paths get the API base, relative `.json` files the site's, absolute
 * addresses stay as they are. A relative path that climbs out of the API base counts as `elsewhere`, so that it
 * carries no session. Null for what is no address at all.
 */
export function resolveAddress(path: string, { apiBase, siteBase }: AddressBases): ResolvedAddress | null {
  if (!isRelative(path)) return at('elsewhere', parseUrl(path, siteBase));
  if (isJsonFile(path)) return at('file', parseUrl(path, siteBase));
  const base = parseUrl(`${apiBase}/`, siteBase);
  const url = base && parseUrl(base.href + path.replace(/^[\0-\x20/\\]+/, ''));
  return at(url?.href.startsWith(base?.href ?? '') ? 'api' : 'elsewhere', url);
}

// The URL parser is asked, not the look of the text: `//host`, `\\host` and `https:host` are no relative paths.
function isRelative(path: string): boolean {
  return PROBES.every((probe) => parseUrl(path, probe)?.origin === probe);
}

function isJsonFile(path: string): boolean {
  return parseUrl(path, PROBES[0])?.pathname.toLowerCase().endsWith('.json') ?? false;
}

function at(target: ResolvedAddress['target'], url: URL | null): ResolvedAddress | null {
  return url === null ? null : { url, target };
}
