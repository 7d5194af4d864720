import { BlockList, isIP } from 'node:net';

const TEST_MARKS = ['test', 'qa', 'ppe', 'preprod', 'stg', 'staging', 'uat', 'dev'];

const PRIVATE = new BlockList();
PRIVATE.addSubnet('127.0.0.0', 8);
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addSubnet('169.254.0.0', 16);
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/**
 * Whether a host looks like production: it is neither this machine nor a private address, and none of its labels
 * contains a word that marks test environments (docs/unknowns.md, exit codes).
 *
 * @param hostname as `URL.hostname` gives it.
 */
export function looksLikeProduction(hostname: string): boolean {
  const host = hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
  const version = isIP(host);
  if (version !== 0) return !PRIVATE.check(host, version === 6 ? 'ipv6' : 'ipv4');
  const labels = host.split('.');
  if (labels.at(-1) === 'localhost') return false;
  return !labels.some((label) => TEST_MARKS.some((mark) => label.includes(mark)));
}
