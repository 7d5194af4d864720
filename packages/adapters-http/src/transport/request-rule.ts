import { parseUrl } from './parse-url.ts';

/** The bases of relative addresses. */
export interface AddressBases {
  /** The API base without a trailing slash (spec 7). Empty if only files are read. */
  readonly apiBase: string;
  /** The address of the site's own files, with a trailing slash. */
  readonly siteBase: string;
}

/**
 * Where a request goes: to a path of the `api`, to a `file` of the site, or `elsewhere`, to an absolute
 * address.
 */
export interface ResolvedAddress {
  readonly url: URL;
  readonly target: 'api' | 'file' | 'elsewhere';
}

// Two schemes and two hosts. An address that keeps both of each is relative, however it is spelt.
const PROBES = ['http://one.invalid', 'https://two.invalid'] as const;

/**
 * The request rule (spec 7): a relative path gets the API base, a relative `.json` file the site's, and
 * an absolute address stays as it is. A relative path that climbs out of the API base counts as
 * `elsewhere`, so it carries no session. Null if it is not an address.
 */
export function resolveAddress(path: string, { apiBase, siteBase }: AddressBases): ResolvedAddress | null {
  if (!isRelative(path)) return at('elsewhere', parseUrl(path, siteBase));
  if (isJsonFile(path)) return at('file', parseUrl(path, siteBase));
  const base = parseUrl(`${apiBase}/`, siteBase);
  const url = base && parseUrl(base.href + path.replace(/^[\0-\x20/\\]+/, ''));
  return at(url?.href.startsWith(base?.href ?? '') ? 'api' : 'elsewhere', url);
}

// Ask the URL parser, not the spelling: `//host`, `\\host` and `https:host` are not relative paths.
function isRelative(path: string): boolean {
  return PROBES.every((probe) => parseUrl(path, probe)?.origin === probe);
}

function isJsonFile(path: string): boolean {
  return parseUrl(path, PROBES[0])?.pathname.toLowerCase().endsWith('.json') ?? false;
}

function at(target: ResolvedAddress['target'], url: URL | null): ResolvedAddress | null {
  return url === null ? null : { url, target };
}
