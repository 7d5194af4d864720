// A template's placeholders may follow the host but not be part of it: no visitor's
// value can choose the host.
const WEB_ADDRESS = /^(https?):\/\/(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(\d{1,5}))?(?:[/?#][^\s\\]*)?$/i;
const HIGHEST_PORT = 65_535;
const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Checks whether a text is a path on the site's own origin: one slash, and neither a query nor a fragment. */
export const isOwnPath = (text: string): boolean => /^\/(?!\/)[^\s\\?#]*$/.test(text);

/** The parts of an absolute web address that decide whether a visitor may be sent there. */
export interface WebAddress {
  /** The scheme, host and port, such as `https://login.example:8443`. */
  readonly origin: string;
  /** The host with its port, such as `login.example:8443`. */
  readonly host: string;
}

/**
 * Parses an absolute `https` address, or an `http` one on this machine (`localhost`, `127.0.0.1`,
 * `[::1]`). Returns null for anything else: other schemes, user information, blanks, backslashes,
 * hosts not written in ASCII.
 */
export function readWebAddress(text: string): WebAddress | null {
  const match = WEB_ADDRESS.exec(text);
  const scheme = match?.[1]?.toLowerCase();
  const host = match?.[2]?.toLowerCase();
  if (scheme === undefined || host === undefined || Number(match?.[3] ?? 0) > HIGHEST_PORT) return null;
  if (scheme === 'http' && !LOOPBACK_HOSTS.includes(host)) return null;
  const origin = /^https?:\/\/[^/?#]+/i.exec(text)?.[0] ?? '';
  return { origin: origin.toLowerCase(), host: origin.slice(origin.indexOf('//') + 2).toLowerCase() };
}
