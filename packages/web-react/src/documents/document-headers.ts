import type { BrandCapabilities, Configuration } from '@gatehouse-login/core';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';
import { PERMISSIONS_POLICY } from './permissions-policy.ts';

/** What the headers of a document depend on, beside the configuration. */
export interface DocumentOptions extends PolicyOptions {
  /** The capabilities of the configuration's brand. */
  readonly brand: Pick<BrandCapabilities, 'tradingview'>;
}

/** The headers of a document, by their names in lower case. */
export type DocumentHeaders = Readonly<Record<string, string>>;

const YEAR_IN_SECONDS = 31_536_000;

/** Browsers ignore the demand for HTTPS on any other scheme, and RFC 6797 forbids to send it there. */
const transportSecurity = (origin: string): DocumentHeaders =>
  origin.startsWith('https:')
    ? { 'strict-transport-security': `max-age=${YEAR_IN_SECONDS}; includeSubDomains` }
    : {};

/**
 * Makes the headers that a server has to send with every HTML document of the login page (docs/security.md). They
 * depend on nothing but the arguments, so a server can make them once for each document.
 *
 * @example
 * documentHeaders(configuration, { brand: capabilitiesOf(configuration.brand), origin: 'https://login.example' });
 */
export function documentHeaders(configuration: Configuration, options: DocumentOptions): DocumentHeaders {
  return {
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy(configuration, options),
    // A TradingView login opens as a pop-up. Isolation would cut it off from its opener.
    'cross-origin-opener-policy': options.brand.tradingview ? 'unsafe-none' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS_POLICY,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...transportSecurity(options.origin),
  };
}
