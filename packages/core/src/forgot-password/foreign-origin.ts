import { readWebAddress } from '../configuration/safe-url.ts';

const ENDPOINT = /^(https?):\/\/(.*?)\.?(?::(\d+))?$/;
const DEFAULT_PORTS: Readonly<Record<string, number>> = { http: 80, https: 443 };
// A last label of digits makes an IPv4 address of the whole, brackets an IPv6 address.
const NUMERIC_HOST = /^\[|(?:^|\.)\d[^.]*$/;

/**
 * Says whether an address certainly leads to another origin than this one. What a browser would resolve against the
 * page does not, nor does what may be another spelling of its host: numeric hosts have many.
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
