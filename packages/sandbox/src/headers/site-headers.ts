import { isTradingView } from '../brands/brands.ts';
import type { SiteConfiguration } from '../brands/configuration.ts';
import { COMMON_HEADERS, permissionsPolicy } from './common-headers.ts';
import { contentSecurityPolicy, type DevelopmentPage } from './content-security-policy.ts';
import { type InlineHashes, NO_INLINE } from './inline-hashes.ts';

/** The headers of everything on a brand's port but the platform's answers. */
export function siteHeaders(
  configuration: SiteConfiguration,
  ownOrigin: string,
  inline: InlineHashes = NO_INLINE,
  development?: DevelopmentPage,
): Readonly<Record<string, string>> {
  return {
    ...COMMON_HEADERS,
    'content-security-policy': contentSecurityPolicy(configuration, ownOrigin, inline, development),
    // A TradingView login opens as a pop-up. Isolation would cut it off from its opener.
    'cross-origin-opener-policy': isTradingView(configuration.brand) ? 'unsafe-none' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
    'x-frame-options': 'DENY',
  };
}
