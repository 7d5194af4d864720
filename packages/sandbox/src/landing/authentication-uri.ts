import type { Ports } from '../brands/addresses.ts';
import { BRAND_FACTS, type Brand } from '../brands/brands.ts';
import type { SiteConfiguration } from '../brands/configuration.ts';

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Names below `localhost` are names of this machine, too (RFC 6761 6.3). */
const isLoopback = (host: string): boolean => LOOPBACK_HOSTS.has(host) || host.endsWith('.localhost');

const rootsOf = (brand: Brand): readonly string[] => {
  const { regions } = BRAND_FACTS[brand];
  return regions.length === 0 ? [''] : regions.map((region) => `/${region}`);
};

const trimSlash = (path: string): string => path.replace(/\/$/, '');

/**
 * Returns the problem of an AuthenticationUri. It has to be `reloadURL` of the configuration, or without one the
 * full address of a region's root (functional spec, the platform address). The sandbox knows the regions of its own
 * sites. A page that another server serves may have others.
 */
export function authenticationUriProblem(
  value: string,
  configuration: SiteConfiguration | undefined,
  ports: Ports,
): string | undefined {
  if (!URL.canParse(value)) return 'AuthenticationUri must be a full address.';
  const address = new URL(value);
  if (!/^https?:$/.test(address.protocol) || !isLoopback(address.hostname)) {
    return 'AuthenticationUri must be an address on this machine.';
  }
  if (address.username !== '' || address.password !== '' || address.hash !== '') {
    return 'AuthenticationUri must not carry user information or a fragment.';
  }
  if (configuration === undefined) return undefined;
  const fixed = configuration.urls.reloadURL;
  if (fixed !== undefined) return value === fixed ? undefined : 'AuthenticationUri must be the reloadURL.';
  const path = trimSlash(address.pathname);
  const isOwnSite = Object.values(ports.brands).includes(Number(address.port));
  return (isOwnSite ? rootsOf(configuration.brand).includes(path) : /^(\/[^/]+)?$/.test(path))
    ? undefined
    : 'AuthenticationUri must be a region root of the brand.';
}
