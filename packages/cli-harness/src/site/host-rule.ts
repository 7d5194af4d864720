import { BlockList, isIP } from 'node:net';
import { parse } from 'tldts';
import { type Ending, endingOf } from '../report/ending.ts';
import { input, say } from '../report/sentence.ts';

const TEST_WORDS: readonly string[] = ['test', 'qa', 'ppe', 'preprod', 'stg', 'staging', 'uat', 'dev'];

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
 * Whether a host looks like production: it is neither this machine nor a private address, and no word of
 * its name says that it is for tests (functional spec, exit codes). Words end at dots, hyphens and digits:
 * `uat2` is a test host and `latest` is not. The public suffix says nothing about a host: `broker.dev`
 * looks like production.
 *
 * @param hostname as in `URL.hostname`.
 */
export function looksLikeProduction(hostname: string): boolean {
  const host = hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
  const version = isIP(host);
  if (version !== 0) return !PRIVATE.check(host, version === 6 ? 'ipv6' : 'ipv4');
  if (host.split('.').at(-1) === 'localhost') return false;
  return !withoutPublicSuffix(host)
    .split(/[.\d-]/)
    .some((word) => TEST_WORDS.includes(word));
}

// Names such as `broker.test` have no public suffix: nobody can register one under `.test`.
function withoutPublicSuffix(host: string): string {
  const options = { allowPrivateDomains: true, extractHostname: false };
  const { publicSuffix, isIcann, isPrivate } = parse(host, options);
  return publicSuffix !== null && (isIcann || isPrivate) ? host.slice(0, -publicSuffix.length) : host;
}

/** The ending for an address whose host looks like production, or null if a login may go there. */
export function guardHost(address: string, allowProduction: boolean): Ending | null {
  const hostname = URL.canParse(address) ? new URL(address).hostname : '';
  if (allowProduction || !looksLikeProduction(hostname)) return null;
  const message = `The host ${hostname} looks like production. Nothing was sent to it.`;
  const next = say`Use a test environment, or add ${input('allow-production')} if you mean it.`;
  return endingOf('guarded', 'production-host', message, next);
}
