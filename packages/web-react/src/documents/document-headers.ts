import type { Configuration } from '@gatehouse-login/core';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';
import { PERMISSIONS_POLICY } from './permissions-policy.ts';

/** The headers of a document, by their names in lower case. */
export type DocumentHeaders = Readonly<Record<string, string>>;

const YEAR_IN_SECONDS = 31_536_000;

/** RFC 6797 forbids this header without HTTPS. */
const transportSecurity = (origin: string): DocumentHeaders =>
  origin.startsWith('https:')
    ? { 'strict-transport-security': `max-age=${YEAR_IN_SECONDS}; includeSubDomains` }
    : {};

/**
 * Computes the headers that a server has to send with every HTML document of the login page (docs/security.md). They
 * depend only on the arguments, so a server can compute them once per document.
 */
export function documentHeaders(configuration: Configuration, options: PolicyOptions = {}): DocumentHeaders {
  return {
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy(configuration, options),
    // A TradingView login opens as a pop-up. Isolation would cut it off from its opener.
    'cross-origin-opener-policy': configuration.capabilities.tradingview ? 'unsafe-none' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS_POLICY,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...transportSecurity(configuration.origin),
  };
}
