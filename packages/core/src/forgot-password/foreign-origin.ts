import { readWebAddress } from '../configuration/safe-url.ts';

const ENDPOINT = /^(https?):\/\/(.*?)\.?(?::(\d+))?$/;
const DEFAULT_PORTS: Readonly<Record<string, number>> = { http: 80, https: 443 };
// Digits as the last label make an IPv4 address, brackets an IPv6 address.
const NUMERIC_HOST = /^\[|(?:^|\.)\d[^.]*$/;

/**
 * Checks whether an address certainly leads to another origin. False for an address that a browser would
 * resolve against the page, and for a host that may be our own in another spelling: numeric hosts have many.
 */
export function isForeign(address: string, origin: string): boolean {
  const theirs = endpointOf(readWebAddress(address)?.origin ?? '');
  const ours = endpointOf(origin.toLowerCase());
  if (theirs === null || ours === null) return false;
  if (theirs.scheme !== ours.scheme || theirs.port !== ours.port) return true;
  return theirs.host !== ours.host && !(NUMERIC_HOST.test(theirs.host) && NUMERIC_HOST.test(ours.host));
}

function endpointOf(origin: string) {
  const [, scheme = '', host = '', port] = ENDPOINT.exec(origin) ?? [];
  return host === ''
    ? null
    : { scheme, host, port: port === undefined ? DEFAULT_PORTS[scheme] : Number(port) };
}
