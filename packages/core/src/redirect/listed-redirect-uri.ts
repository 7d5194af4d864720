import type { ListedRedirectUri } from '../configuration/configuration.ts';
import { plantsResponseParameter } from './response-parameter.ts';

// Schemes that run code, read files of the machine, or leave the web for something else than a partner's app.
const FORBIDDEN_SCHEMES: readonly string[] = [
  'about',
  'android-app',
  'blob',
  'callto',
  'chrome',
  'chrome-extension',
  'content',
  'data',
  'feed',
  'file',
  'filesystem',
  'ftp',
  'intent',
  'itms-apps',
  'jar',
  'javascript',
  'livescript',
  'mailto',
  'market',
  'mocha',
  'moz-extension',
  'ms-appinstaller',
  'ms-settings',
  'res',
  'resource',
  'safari-web-extension',
  'search-ms',
  'shell',
  'sms',
  'tel',
  'urn',
  'vbscript',
  'view-source',
  'ws',
  'wss',
];

const URI_CHARACTERS = /^(?:[A-Za-z0-9\-._~:/?[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})+$/;
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
// A name or an IPv6 address, without user information, escapes, `*` or capitals.
const PLAIN_AUTHORITY = /^(?:\[[0-9a-f:.]+\]|[^[\]:@*A-Z%]+)(?::\d*)?$/;
const MAX_LENGTH = 4096;

/**
 * Whether an address has only RFC 3986 characters, whole percent escapes, no fragment, and a length that browsers
 * accept.
 */
export const isCleanUri = (uri: string): boolean => uri.length <= MAX_LENGTH && URI_CHARACTERS.test(uri);

/**
 * Says whether a list's entry may be used at all: an absolute URI without user information, fragment, `*` or
 * capitals in its host, of a scheme that neither runs code nor leaves the web, `http` on this machine alone, and
 * without a planted answer. App schemes are fine, since the whole URI is listed.
 */
export function isUsableEntry({ uri }: ListedRedirectUri): boolean {
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(uri)?.[1]?.toLowerCase();
  if (scheme === undefined || !isCleanUri(uri) || FORBIDDEN_SCHEMES.includes(scheme)) return false;
  const [base, query = ''] = splitOnce(uri, '?');
  if (plantsResponseParameter(query)) return false;
  const authority = /^[^:]+:\/\/([^/?]*)/.exec(base)?.[1];
  if (scheme !== 'http' && scheme !== 'https')
    return base.length > scheme.length + 1 && !/[@*A-Z]/.test(authority ?? '');
  if (authority === undefined || !PLAIN_AUTHORITY.test(authority)) return false;
  return scheme === 'https' || LOOPBACK.test(authority);
}

/** Splits at the first occurrence of a mark. Without the mark, the second part is undefined. */
export function splitOnce(text: string, mark: string): readonly [before: string, after?: string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
