import type { Configuration } from './configuration.ts';

/**
 * Returns the prefix of relative API paths, without a trailing slash (spec 7): the site's origin plus
 * `/api-ppe` or `/api`, else the configured trading API.
 */
export function apiBaseOf({ urls, origin }: Configuration): string {
  switch (urls.apiEnv) {
    case 'ppe':
      return `${origin}/api-ppe`;
    case 'live':
      return `${origin}/api`;
    default:
      return (urls.tradingApiUrl ?? '').replace(/\/+$/, '');
  }
}
